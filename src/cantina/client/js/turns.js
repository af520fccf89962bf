// @ts-check
// The log as turns: whose they were, what they came to in a few words, and their lines.

/** @typedef {import("./protocol").LogEntry} LogEntry */
/** @typedef {(seat: number) => string} NameOf what a seat is called */
/** @typedef {{text: string, count: number, elements: string[], event: string, drafted: boolean}} Line */
/** @typedef {{by: number, first: number, auto: string, drafted: boolean, lines: Line[]}} Head */
/** @typedef {Head & {entries: LogEntry[]}} Turn */

export const GISTS = 6; // that the head of a turn has room for
export const DOT = " · "; // between gists
export const GAP = "…"; // for those that were left out

/**
 * Entries that follow each other as turns; quiet ones are left out, and equal lines in a row are counted.
 * @param {LogEntry[]} entries
 * @param {LogEntry[]} [drafted] what the viewer's draft has told so far
 */
export function turnsOf(entries, drafted = []) {
  const turns = /** @type {Turn[]} */ ([]);
  for (const entry of entries) add(turns, entry, false);
  for (const entry of drafted) add(turns, entry, true);
  return turns;
}

/**
 * @param {Turn[]} turns
 * @param {LogEntry} entry
 * @param {boolean} drafted
 */
function add(turns, entry, drafted) {
  if (entry.quiet) return;
  const by = entry.by ?? -1;
  let turn = turns.at(-1);
  if (turn?.by !== by) {
    turn = { by, first: entry.n, auto: "", entries: [], lines: [], drafted: false };
    turns.push(turn);
  }
  turn.entries.push(entry);
  turn.drafted ||= drafted;
  turn.auto ||= entry.auto ?? "";
  join(turn.lines, entry, drafted);
}

/**
 * @param {Line[]} lines
 * @param {LogEntry} entry
 * @param {boolean} drafted
 */
function join(lines, { text, event, elements = [] }, drafted) {
  const last = lines.at(-1);
  if (last?.text === text && last.drafted === drafted) last.count++;
  else lines.push({ text, count: 1, elements, event, drafted });
}

/**
 * What others did since the viewer's last turn, or before it if nobody has done anything since: one turn of each.
 * Whoever only watches sees the last turn alone. What has no gist is no turn, where others have one.
 * @template {{by: number, entries: LogEntry[]}} T
 * @param {T[]} all turns or parts of turns
 * @param {number} [viewer]
 */
export function othersOf(all, viewer = -1) {
  const told = all.filter(({ entries }) => entries.some(({ gist }) => gist));
  const turns = told.length ? told : all;
  const end = turns.findLastIndex(({ by }) => by >= 0 && by !== viewer);
  const seen = new Set([viewer, -1, turns[end]?.by]);
  let first = end;
  for (; first > 0; first--) {
    const { by } = turns[first - 1];
    if (by !== turns[first].by && (viewer < 0 || seen.has(by))) break;
    seen.add(by);
  }
  const whole = all.slice(all.indexOf(turns[first]), all.indexOf(turns[end]) + 1);
  return whole.filter(({ by }) => by !== viewer);
}

/**
 * A turn in a few words: the gists of its events, equal ones counted, or else its first sentence without the name that
 * stands before it.
 * @param {Turn} turn
 * @param {NameOf} nameOf
 * @param {number} [most] gists
 * @param {Record<string, number>} [weights] of events: 1 is never left out, and leaves no room for -1
 */
export function gistOf({ by, entries, lines }, nameOf, most = GISTS, weights = {}) {
  const gists = gistsOf(entries, nameOf, most, weights);
  if (gists) return gists;
  const [text, name] = [lines[0]?.text ?? "", by < 0 ? "" : nameOf(by)];
  const rest = name && text.startsWith(name) ? text.slice(name.length).replace(/^[:,]?\s+/, "") : text;
  return rest.replace(/\.$/, "");
}

/**
 * What came of some events in a few words, with the names of those who did something in another's turn; nothing if the
 * game has no such words for them.
 * @param {LogEntry[]} entries
 * @param {NameOf} nameOf
 * @param {number} [most] gists
 * @param {Record<string, number>} [weights] of events: 1 is never left out, and leaves no room for -1
 */
export function gistsOf(entries, nameOf, most = GISTS, weights = {}) {
  const gists = /** @type {Map<string, {count: number, heavy: boolean}>} */ (new Map());
  const grave = entries.some(({ event }) => weights[event] > 0);
  for (const { gist, event, by = -1, args } of entries) {
    if (!gist || (grave && weights[event] < 0)) continue;
    const [, label = gist, figure = 1] = gist.match(/^(.+: )(\d+)$/) ?? []; // such numbers are added up
    const other = by >= 0 && typeof args?.seat === "number" && args.seat !== by ? `${nameOf(args.seat)}: ` : "";
    const before = gists.get(other + label)?.count ?? 0;
    gists.set(other + label, { count: before + Number(figure), heavy: weights[event] > 0 });
  }
  const texts = [...gists].map(([text, { count }]) => (text.endsWith(": ") ? text + count : counted(text, count)));
  const weight = [...gists.values()].map(({ heavy }, i) => (heavy ? 2 * texts.length : i || texts.length));
  return some(texts, weight, most).join(DOT);
}

/**
 * The texts that weigh most: of many, what was lost, how the turn began and how it ended; if only one may be, that one.
 * @param {string[]} texts
 * @param {number[]} weight
 * @param {number} most
 */
function some(texts, weight, most) {
  if (texts.length <= most) return texts;
  const ranks = [...texts.keys()].sort((a, b) => weight[b] - weight[a]).slice(0, Math.max(most - 1, 1));
  if (most < 2) return [texts[ranks[0]]];
  const gap = texts.findIndex((_, i) => !ranks.includes(i));
  return texts.flatMap((text, i) => (ranks.includes(i) ? [text] : i === gap ? [GAP] : []));
}

/**
 * Whether the head of a turn is its only sentence, or ends as that does: nobody wants to read it twice.
 * @param {Turn} turn
 * @param {NameOf} nameOf
 */
export function saysAll({ entries, lines }, nameOf) {
  const gists = gistsOf(entries, nameOf);
  return lines.length === 1 && lines[0].count === 1 && lines[0].text.endsWith(gists && `${gists}.`);
}

/**
 * What begins with a number of its own cannot have another one before it.
 * @param {string} text
 * @param {number} count
 */
const counted = (text, count) => (count > 1 && !/^\d/.test(text) ? `${count} × ${text}` : text);

/** @param {Line} line */
export const textOf = ({ count, text }) => (count > 1 ? `${count} × ${text}` : text);
