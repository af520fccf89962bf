// What the page says to itself beyond the protocol: scenes, drawings, the list of games.

import type { Board } from "./board.js";
import type * as wire from "./protocol";

/** Attributes and listeners of an element. */
export interface Props {
  [name: string]: string | number | boolean | null | undefined | ((event: never) => void);
}

// Messages

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** A request before it gets its number. */
export type Request = Without<wire.Incoming, "id">;

/** What answers each request, if it is not refused. */
export interface Answers extends Record<wire.Incoming["type"], wire.Outgoing> {
  create: wire.Done & { table: string };
  curve: wire.CurvePart;
  foresee: wire.Foreseen;
  glance: wire.Glanced;
  hint: wire.HintGiven;
  link: wire.SeatLink;
  rematch: wire.RematchMade | wire.Done;
  replay: wire.ReplayFrames;
  why: wire.Reason;
}

/**
 * What a listener hears: every message by its type, whether the socket is there, and what was asked for without it: held until
 * it is back, or not sent.
 */
export type Heard = { [M in wire.Outgoing as M["type"]]: M } & {
  online: wire.Welcome;
  offline: null;
  held: null;
  unsent: null;
  silent: null;
  heard: null;
};

/** A message that changes a table, in the order in which it is shown. */
export type Change = wire.MoveShown | wire.DraftShown | wire.SeatsChanged;

/** What one viewer sees, with the scene that its game draws; `taken` are the steps of its draft, as far as they are known. */
export type Face = Omit<wire.Face, "scene"> & { scene: Scene; taken?: Step[] };

/** A step of a draft: what could be chosen, and which action was. */
export interface Step {
  choices: wire.Choice[];
  action: number;
}

// Scenes: docs/page.md shows the shapes

export type Point = [number, number];

/** Where something stands, and how large. */
export interface Spot {
  x: number;
  y: number;
  s: number;
}

/** A thing in a scene, as far as the page itself reads it; an artwork may know more of it. */
export interface Item {
  look: string;
  at?: string;
  from?: string;
  name?: string;
  side?: string;
  kind?: string;
  deck?: string;
  mark?: string;
  n?: number;
  number?: number | string;
  value?: number | string;
  level?: number;
  order?: number;
  lying?: number;
  down?: boolean;
  apart?: boolean;
  trail?: boolean;
  button?: boolean;
  raised?: boolean;
  elements?: string[];
  more?: Record<string, number>;
  tells?: [string, Record<string, string | number>][];
  cards?: Record<string, Item>;
  rest?: Record<string, Item>;
}

export interface Layout {
  size: Point;
  places: Record<string, Point>;
}

export interface Still {
  layouts?: { wide: Layout; tall?: Layout };
  places?: Record<string, Item>;
  track?: string[];
  links?: [string, string][];
  clauses?: Record<string, string>;
  open?: boolean;
  dark?: boolean;
}

export interface SeatLine {
  sides?: string[];
  team?: number;
  role?: string;
  counts?: Record<string, number | string>;
  more?: Record<string, number>;
  cards?: Record<string, Item>;
}

/** What a team wants; `part` is how much of it is done. */
export interface Goal {
  aim: string; // words of the game
  part: number;
  left: Parameters<Says>;
  how: Parameters<Says>;
}

/** One of those in a race; `part` is how much of the way lies behind it. */
export interface Racer {
  id: string;
  team?: number;
  side: string;
  of: string;
  part: number;
}

export interface Scene {
  tokens?: Record<string, Item>;
  places?: Record<string, Partial<Item>>;
  hand?: Record<string, Item>;
  dealt?: number; // cards of a hand before any is played, those that lie apart left out
  hands?: Record<string, Record<string, Item>>; // in a replay, by seat
  seats?: SeatLine[];
  teams?: { counts?: Record<string, number | string>; goal?: Goal }[]; // by number
  ours?: number; // the team of the viewer
  race?: Racer[];
  turned?: boolean;
}

// Drawings

export type Shape = "triangle" | "circle" | "square" | "diamond" | "hexagon" | "star" | "arch" | "house";

/** Words by their key; `{name}` in them is filled in, and `n` chooses between plural forms. */
export type Says = (key: string, args?: Record<string, string | number>) => string;

/** The words of one game: those of its rules and those of its page. */
export interface Words {
  says: Says;
  has: (key: string) => boolean;
  keys: string[];
}

/** The places that tokens went by, by their id, where that is more than from one place to another. */
export type Ways = Record<string, string[]>;

/**
 * What befalls a token at a place on its way: for so long the token has the class `look`, and `drawing` is shown at the place
 * as a `.moment` of that class; a `swift` one goes on faster.
 */
export interface Stop {
  at: string;
  look: string;
  ms: number;
  drawing: string;
  swift?: boolean;
}

/** The stops of tokens, by their id, in the order of their way. */
export type Stops = Record<string, Stop[]>;

/** A game's drawings: SVG around the origin. `T` is what its scene says of a thing. */
export interface Art<T extends Item = Item> {
  id: string;
  marks?: Record<string, Shape>;
  icons?: Record<string, string>;
  hand?: string;
  bare?: string[];
  ground(board: Board): string;
  living?(board: Board): string;
  over?(board: Board): string;
  place(item: T, id: string, board: Board): string;
  token(item: T, id: string, board: Board): string;
  face(item: T, id: string, says: Says): string;
  arrange?(item: T, i: number, n: number, open: boolean, board: Board): Spot;
  describe?(item: T, board: Board): string;
  racer?(racer: Racer): string;
  die?(value: number | string): string;
  thrown?(entry: wire.LogEntry, board: Board): string | null; // what is drawn behind thrown dice; null if none are thrown
  origins?(entries: wire.LogEntry[]): Record<string, string>;
  ways?(entries: wire.LogEntry[]): Ways;
  stops?(entries: wire.LogEntry[], before: Scene, board: Board): Stops;
  gist?(entry: wire.LogEntry, turn: wire.LogEntry[], board: Board, sides: string[]): string;
  settled?(scene: Scene, before: Scene, meant: string[]): Scene;
  announced?(entries: wire.LogEntry[], tokens: Record<string, Item>): Record<string, Item>;
  prize?: string; // the look of what is won by a move: it goes to whoever has it when all else has moved
  owned?: string[]; // looks of what belongs to whoever plays its side: its tip begins with a name
  lifts?: boolean; // whether ghosts stand above what lies on their place, instead of over it
  weights?: Record<string, number>; // of events in a turn told in a few words: 1 stays, -1 goes if there is such a one
  aims?(dice: number[], entries: wire.LogEntry[], after: Scene, board: Board): (string | null)[];
  aimed?(entries: wire.LogEntry[], board: Board): string; // what is seen before the dice of a move are thrown
  struck?(entries: wire.LogEntry[], board: Board): string; // and when they have come to what they hit
}

// The guided first game

/** A thing in a scene with whatever its game says of it. */
export type Thing = Item & { [more: string]: unknown };

/** What a tip is told by: what the viewer decides now, what lies on the table, and what happened since the last action. */
export interface Moment {
  phase: string;
  seat: number;
  sides: string[]; // of the viewer
  scene: Scene;
  still: Still;
  choices: wire.Choice[];
  clicked: string[]; // what is chosen so far
  told: Set<string>; // the tips before
  news: wire.LogEntry[];
  hand(test: (item: Thing, id: string) => unknown): string[]; // ids of what passes the test
  tokens(test: (item: Thing, id: string) => unknown): string[];
  places(test: (item: Thing, id: string) => unknown): string[];
  offers(test: (choice: wire.Choice) => boolean): string[]; // what is clicked or pressed for such choices
}

/** Something to say once, in the words `guide.ID`: when, what it points at, and what is learnt by it (`learnt.TOPIC`). */
export interface Tip {
  id: string;
  when(at: Moment): boolean;
  points?(at: Moment): string[];
  learnt?: string;
  later?: boolean; // of what the first game leaves out: it is said in the real game after it
}

// What /api tells

export interface Pack {
  pack: string;
  title: string;
  about: string;
  extra: boolean;
  sources: Record<string, number>;
  figures: { key: string; source: string; note: string }[];
}

export interface Option {
  option: string;
  label: string;
  choices: { choice: string; label: string }[];
  order: { choice: string; label: string }[];
  defaults: Record<string, unknown>;
}

/**
 * What the seats play, by number of players, when the options are these; `teams` has the same number for those who play
 * together.
 */
export interface Sides {
  seats: Record<string, string[][]>;
  teams?: Record<string, number[]>;
  options?: Record<string, string>;
}

/** One game: what one chooses by, and what its folder holds for the page. */
export interface Game {
  game: string;
  title: string;
  about: string;
  players: number[];
  minutes: number;
  cooperative: boolean;
  windows: boolean;
  previews: boolean;
  tips: boolean;
  first: { pack: string; players: number; level: string; options: Record<string, string>; seeds: string[] };
  pack: string;
  packs: Pack[];
  options: Option[];
  page: { art: boolean; styles: string[]; cover: boolean; guide: boolean; sides: Sides | null };
}

export interface Level {
  level: string;
  label: string;
  about: string;
}

/** Something to set when a table is made: a flag, or a number of seconds. */
export interface Setting {
  setting: string;
  default: boolean | number;
  most: number;
}

/** Every list that the server keeps: `level` is the usual one of the bots, `bots` are their names. */
export interface Lists {
  languages: string[];
  levels: Level[];
  level: string;
  bots: string[];
  passing: Passing[];
  settings: Setting[];
  games: Game[];
}

export type Passing = NonNullable<wire.Face["passing"]>;

export interface Clause {
  number: string;
  text: string;
}

export interface Book {
  title: string;
  chapters: { number: string; title: string; clauses: Clause[] }[];
}

/** One thing that people ask about; `moments` are what its seat sees and is told, one after the other. */
export interface Example {
  id: string;
  title: string;
  text: string;
  clauses: string[];
  pack: string;
  moments: { scene: Scene; told: string[] }[];
}

/** What one reads before a first game; `titles` are those of the four parts. */
export interface Lesson {
  titles: string[];
  minute: string[];
  examples: Example[];
  signs: { element: string; name: string; text: string }[];
  terms: { word: string; text: string }[];
  stills: Record<string, Still>;
}

/** The dice of an ended game; `replayed`: its moves were played again, by the rules of that time. */
export interface Proof {
  problem: string;
  replayed: boolean;
  actions: number;
  commitment: string;
  secret: string;
  salts: string[];
  seed: string;
  shares: ("after" | "before" | "none" | "bot")[];
  devices: number[];
  practice?: boolean;
  moment?: boolean;
}
