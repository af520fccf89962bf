// @ts-check
// The log as turns: whose they were, what they came to in a few words, and their lines.

/** @typedef {import("./protocol").LogEntry} LogEntry */
/** @typedef {{text: string, count: number, elements: string[], event: string, drafted: boolean}} Line */
/** @typedef {{by: number, first: number, auto: string, drafted: boolean, lines: Line[]}} Head */
/** @typedef {Head & {entries: LogEntry[]}} Turn */

const GISTS = 6; // that the head of a turn has room for

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
 * A turn in a few words: the gists of its events, equal ones counted, or else its first sentence without the name that
 * stands before it.
 * @param {Turn} turn
 * @param {string} name of the seat
 */
export function gistOf({ entries, lines }, name) {
  const gists = gistsOf(entries);
  if (gists) return gists;
  const text = lines[0]?.text ?? "";
  const rest = name && text.startsWith(name) ? text.slice(name.length).replace(/^[:,]?\s+/, "") : text;
  return rest.replace(/\.$/, "");
}

/**
 * What came of some events in a few words; nothing if the game has none for them.
 * @param {LogEntry[]} entries
 */
export function gistsOf(entries) {
  const times = /** @type {Map<string, number>} */ (new Map());
  for (const { gist } of entries) if (gist) times.set(gist, (times.get(gist) ?? 0) + 1);
  const gists = [...times].map(([text, count]) => counted(text, count));
  // Of many, how the turn began and how it ended
  const some = gists.length > GISTS ? [gists[0], "…", ...gists.slice(2 - GISTS)] : gists;
  return some.join(" · ");
}

/**
 * Whether the head of a turn is its only sentence, which nobody wants to read twice.
 * @param {Turn} turn
 */
export const saysAll = ({ entries, lines }) =>
  lines.length === 1 && lines[0].count === 1 && !entries.some(({ gist }) => gist);

/**
 * What begins with a number of its own cannot have another one before it.
 * @param {string} text
 * @param {number} count
 */
const counted = (text, count) => (count > 1 && !/^\d/.test(text) ? `${count} × ${text}` : text);

/** @param {Line} line */
export const textOf = ({ count, text }) => (count > 1 ? `${count} × ${text}` : text);
