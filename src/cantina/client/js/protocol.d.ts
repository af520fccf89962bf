// Made by `python -m cantina.client.types` from the messages of the server; do not change it by hand.

/** What is fixed or chosen before the start, and what became of the table. `practice`: its seed was chosen, so its dice are known beforehand. `moment`: it goes on from a moment of another game, whose hands and hidden things may be known; `goes_on_from`: after that many actions of a game played by `earlier_rules`. */
export interface About {
  game: string;
  title: string;
  pack: string;
  options: Record<string, unknown>;
  status: "ended" | "open" | "playing" | "stuck";
  owner: string;
  commitment: string;
  practice?: boolean;
  moment?: boolean;
  rematch?: string;
  problem?: string;
  goes_on_from?: number | null;
  earlier_rules?: string;
  public: boolean;
  watchers: boolean;
  hints: boolean;
  window: number;
  pace: number;
  patience: number;
  absence: number;
}

/** Changes a table before the start (its owner only): what is left out stays. `seats` also gives the order of the seats. */
export interface Arrange {
  type: "arrange";
  id?: string;
  table: string;
  seats?: Array<SeatWish> | null;
  pack?: string | null;
  options?: Record<string, string | Array<string>> | null;
  public?: boolean | null;
  watchers?: boolean | null;
  hints?: boolean | null;
  window?: number | null;
  pace?: number | null;
  patience?: number | null;
  absence?: number | null;
}

/** Asks for the tables to join, to watch and of one's own; `follow` asks for news of them, once a second at most. News is the whole list again, or with `changes` what has changed in it. */
export interface AskLobby {
  type: "lobby";
  id?: string;
  follow?: boolean;
  changes?: boolean;
}

/** Takes actions of the draft back until `step` of them are left. */
export interface Back {
  type: "back";
  id?: string;
  table: string;
  seat: number;
  step?: number;
}

/** A legal action: its number, its canonical text, its label in the viewer's language, and the board elements to click. */
export interface Choice {
  action: number;
  text: string;
  label: string;
  name: string;
  parts: Record<string, unknown>;
  elements: Array<string>;
}

/** Takes over a seat with its secret; the device that held it loses it, and the secret is spent. */
export interface Claim {
  type: "claim";
  id?: string;
  table: string;
  seat: number;
  token: string;
}

/** Makes a table. Its maker owns it. `start` begins at once; `seed` makes a practice game whose dice are known beforehand. */
export interface Create {
  type: "create";
  id?: string;
  game: string;
  seats: Array<SeatWish>;
  pack?: string | null;
  options?: Record<string, string | Array<string>>;
  start?: boolean;
  seed?: string | null;
  moment?: Moment | null;
  public?: boolean;
  watchers?: boolean;
  hints?: boolean;
  window?: number;
  pace?: number;
  patience?: number;
  absence?: number;
}

/** Asks a bot for the chances of every seat all along an ended game; the answer comes in parts. */
export interface Curve {
  type: "curve";
  id?: string;
  table: string;
}

/** Pairs of a number of actions and the chances of every seat after them; the last part says `whole`. */
export interface CurvePart {
  type: "curve";
  id?: string;
  table: string;
  points: Array<[number, Array<number>]>;
  whole?: boolean;
}

/** Takes a table off one's list: an open one is gone for all (owner only), any other when all of its people removed it. */
export interface Delete {
  type: "delete";
  id?: string;
  table: string;
}

/** Chooses one action. `version` is the table's as last seen, `step` the number of actions already in the seat's draft. */
export interface Do {
  type: "do";
  id: string;
  table: string;
  seat: number;
  version: number;
  step: number;
  action: number;
}

/** A request was carried out. `stored`: it is on disk; otherwise it is in the draft, which holds `steps` actions now. Of `create` it brings the `commitment`, after which salts may be given. */
export interface Done {
  type: "done";
  id?: string;
  table?: string;
  version?: number;
  stored?: boolean;
  steps?: number;
  commitment?: string;
}

/** The draft of a seat changed; sent to those who hold the seat. */
export interface DraftShown {
  type: "draft";
  id?: string;
  table: string;
  version: number;
  faces: Array<Face>;
}

/** A seat shows a feeling. */
export interface Emoted {
  type: "emote";
  id?: string;
  table: string;
  seat: number;
  emote: string;
}

/** What one viewer sees. `scene` is a JSON merge patch (RFC 7396) on the scene that the viewer has; in a `table` it is whole. `before`, in a `table` whose game goes on, is the patch from there to the scene as it was when the last turn began. `steps` is the length of the seat's draft: scene, phase, prompt and choices then show the draft, and `drafted` what it told. */
export interface Face {
  seat: number;
  phase?: string;
  prompt?: string;
  scene?: Record<string, unknown>;
  before?: Record<string, unknown>;
  view?: Record<string, unknown>;
  choices?: Array<Choice>;
  log?: Array<LogEntry>;
  steps?: number;
  drafted?: Array<LogEntry>;
  passing?: "always" | "ask" | "nothing";
  result?: Result | null;
}

/** Asks what each action that a seat may choose now would do, as far as the seat can know it. */
export interface Foresee {
  type: "foresee";
  id?: string;
  table: string;
  seat: number;
}

/** The actions of a seat of which something can be foreseen; the others are left out. */
export interface Foreseen {
  type: "foreseen";
  id?: string;
  table: string;
  seat: number;
  version: number;
  step: number;
  previews: Array<Preview>;
}

/** One moment of an ended game: after `at` actions, with the action that led to it and everything open. `scene.hands` are the cards of every seat; `moved`: a move was complete; `log` is what the mover was told. */
export interface Frame {
  at: number;
  seat?: number;
  action?: string;
  label?: string;
  turn: Turn;
  scene?: Record<string, unknown>;
  view?: Record<string, unknown>;
  log?: Array<LogEntry>;
  moved?: boolean;
}

/** How far a game is: it can be played when it is loading or ready. A failed one is compiled when it is played. While it is prepared, `seconds` have gone by of `about` that it will take. */
export interface GameStage {
  game: string;
  stage: "failed" | "loading" | "preparing" | "ready" | "waiting";
  seconds?: number;
  about?: number;
  problem?: string;
}

/** Games that are further than they were, told to everybody. */
export interface GamesStaged {
  type: "games";
  id?: string;
  games: Array<GameStage>;
}

/** A piece of the scene or of the hand where it would come to stand: at a place of the scene, or at a point [x, y] of the layout. `brief` is what stands beside it on the board, `text` the whole sentence, `sign` what it wins there in one or two characters. */
export interface Ghost {
  piece: string;
  at: string | [number, number];
  text?: string;
  sign?: string;
  brief?: string;
}

/** Gives a seat's share of the seed, before the start and after the commitment was shown. */
export interface GiveSalt {
  type: "salt";
  id?: string;
  table: string;
  seat: number;
  salt: string;
}

/** Asks for what lies on a table in progress, without sitting down in front of it: for a small picture of it. */
export interface Glance {
  type: "glance";
  id?: string;
  table: string;
}

/** What lies on a table in progress for one who does not sit there just now: without hands, from one's seat if it is one. */
export interface Glanced {
  type: "glance";
  id?: string;
  table: string;
  version: number;
  pack: string;
  still?: Record<string, unknown>;
  scene?: Record<string, unknown>;
}

/** The table was removed, or may no longer be watched. */
export interface Gone {
  type: "gone";
  id?: string;
  table: string;
}

/** The first message: which protocol, which language, and how the guest wants to be called. */
export interface Hello {
  type: "hello";
  id?: string;
  protocol: number;
  lang?: "de" | "en" | "es" | "pl" | "ro";
  name?: string;
}

/** Asks for a bot's advice on what a seat may choose now. */
export interface Hint {
  type: "hint";
  id?: string;
  table: string;
  seat: number;
}

/** A bot's advice, the best first. */
export interface HintGiven {
  type: "hint";
  id?: string;
  table: string;
  seat: number;
  version: number;
  step: number;
  moves: Array<HintMove>;
}

/** One advised action with the chance to win (0 to 1) that the bot sees in it. */
export interface HintMove {
  action: number;
  text: string;
  label: string;
  chance?: number | null;
}

/** Goes away from a table; seats of a game in progress stay one's own, and so does the turn. */
export interface Leave {
  type: "leave";
  id?: string;
  table: string;
}

/** Asks for the secret with which another device can take over a seat. */
export interface Link {
  type: "link";
  id?: string;
  table: string;
  seat: number;
}

/** What has changed in the lobby: lines that are new or other than before, and the tables that stand there no more. */
export interface LobbyChanged {
  type: "lobby-changed";
  id?: string;
  tables?: Array<TableLine>;
  gone?: Array<string>;
}

/** The tables of the lobby, the latest first. */
export interface LobbyList {
  type: "lobby";
  id?: string;
  tables: Array<TableLine>;
}

/** Asks for what a seat (-1: a spectator) was told, `count` entries that stand before number `before` (0: the last ones). */
export interface Log {
  type: "log";
  id?: string;
  table: string;
  seat?: number;
  before?: number;
  count?: number;
}

/** Something that happened: its number in this viewer's log, after which action, as a sentence and as data. `by` is the seat in whose move or turn it happened, `gist` the same in a few words; what is `quiet` (a pass) is worth no line of its own. `auto` says what acted when it was not the player: a bot for someone who was away, or the clock. */
export interface LogEntry {
  n: number;
  ply: number;
  event: string;
  text: string;
  args?: Record<string, unknown>;
  elements?: Array<string>;
  auto?: "" | "clock" | "stand-in";
  by?: number;
  gist?: string;
  quiet?: boolean;
}

/** A part of what a viewer was told, in order. */
export interface LogPage {
  type: "log";
  id?: string;
  table: string;
  seat: number;
  entries: Array<LogEntry>;
}

/** Asks for everything that a seat (-1: a spectator) knows, as plain data. */
export interface Look {
  type: "look";
  id?: string;
  table: string;
  seat?: number;
}

/** A moment of an ended game: after its first `at` actions. */
export interface Moment {
  table: string;
  at: number;
}

/** A move was played and stored: `by` which seat, in `actions` actions. */
export interface MoveShown {
  type: "moved";
  id?: string;
  table: string;
  version: number;
  by: number;
  actions: number;
  turn: Turn;
  faces: Array<Face>;
}

/** What the host tells everybody, until a time; `closing`: the server closes then. Without both, nothing is told any more. */
export interface Notice {
  type: "notice";
  id?: string;
  text?: string;
  until?: number;
  closing?: boolean;
}

/** Asks the server to pass in reaction windows: never (`ask`), when nothing held fits (`nothing`), or `always`. */
export interface PassFor {
  type: "passing";
  id?: string;
  table: string;
  seat: number;
  mode: "always" | "ask" | "nothing";
}

/** What an action would do, as far as the seat can know it: in ghosts and in words. */
export interface Preview {
  action: number;
  ghosts?: Array<Ghost>;
  text?: string;
}

/** The rule that forbids what was asked; without a clause it is allowed, by the actions in `allowed`. */
export interface Reason {
  type: "why";
  id?: string;
  table: string;
  seat: number;
  clause?: string;
  text?: string;
  allowed?: Array<number>;
}

/** A request was not carried out, and nothing has changed. `clause` is the rule that forbids it. */
export interface Refused {
  type: "refused";
  id?: string;
  code: string;
  text: string;
  clause?: string;
}

/** Asks for a new table with the same people on swapped sides; the first to ask makes it. A stuck game goes on there. */
export interface Rematch {
  type: "rematch";
  id?: string;
  table: string;
}

/** A new table with the same people stands ready, their sides swapped. */
export interface RematchMade {
  type: "rematch";
  id?: string;
  table: string;
  at: string;
}

/** Asks for moments of an ended game with everything open: from after `at` actions, up to `count` moments. As `patches`, each picture but the first is a JSON merge patch (RFC 7396) on the one before. */
export interface Replay {
  type: "replay";
  id?: string;
  table: string;
  at?: number;
  count?: number;
  patches?: boolean;
}

/** Moments of an ended game, as many as fit into an answer; `of` is the number of actions in it. */
export interface ReplayFrames {
  type: "replay";
  id?: string;
  table: string;
  of: number;
  still?: Record<string, unknown>;
  frames: Array<Frame>;
}

/** Gives the game up for a seat. */
export interface Resign {
  type: "resign";
  id?: string;
  table: string;
  seat: number;
}

/** How the game ended: `returns` by seat are 1 won, 0.5 shared, 0 drawn, -1 lost. */
export interface Result {
  reason: string;
  text: string;
  returns: Array<number>;
  winners: Array<number>;
  resigned?: Array<number>;
}

/** One seat as everybody sees it. `guest` is the public number of its holder; `stand_in`: a bot plays for it just now. `salted`: its share of the seed is there. `away`: since when the holder has been away from a game in progress, by the clock that `turn.now` tells; 0: here. */
export interface Seat {
  kind: "bot" | "guest" | "open";
  name?: string;
  guest?: string;
  level?: string;
  here?: boolean;
  away?: number;
  stand_in?: boolean;
  resigned?: boolean;
  salted?: boolean;
}

/** The secret of a seat. Put it behind the # of a link: what stands there is not sent over the network. */
export interface SeatLink {
  type: "link";
  id?: string;
  table: string;
  seat: number;
  token: string;
}

/** Who should have a seat: me (more than once on a shared screen), a bot, anyone, or the present holder of seat `seat`. `salt` is taken and not used: a share counts when it is given after the commitment was shown, by `salt` or `sit`. */
export interface SeatWish {
  kind: "bot" | "keep" | "me" | "open";
  name?: string;
  level?: "easy" | "greedy" | "hard" | "medium" | "random";
  salt?: string;
  seat?: number;
}

/** The table changed otherwise than by a move: seats, options, who is here. */
export interface SeatsChanged {
  type: "seats";
  id?: string;
  table: string;
  version: number;
  about: About;
  seats: Array<Seat>;
  held?: Array<number>;
  owner?: boolean;
  turn?: Turn | null;
  watching?: number;
}

/** Shows a feeling to the table. */
export interface SendEmote {
  type: "emote";
  id?: string;
  table: string;
  seat: number;
  emote: "good-game" | "good-luck" | "hello" | "oops" | "thanks" | "thinking" | "well-played" | "wow";
}

/** Takes an open seat, or renews name and salt of a seat already held, before the start. */
export interface Sit {
  type: "sit";
  id?: string;
  table: string;
  seat: number;
  name?: string;
  salt?: string;
}

/** Gives a seat up before the start. */
export interface Stand {
  type: "stand";
  id?: string;
  table: string;
  seat: number;
}

/** Asks for a bot to play for another seat, whose holder has been away for as long as the table says, until they are back. */
export interface StandIn {
  type: "stand-in";
  id?: string;
  table: string;
  seat: number;
}

/** Begins the game (owner only); every seat must be taken. */
export interface Start {
  type: "start";
  id?: string;
  table: string;
}

/** A table in the lobby. `can` says what this guest can do with it, and `held` are the seats that this guest has or had. `acting`: the people whom others wait for, by seat; `turn`: it waits for this guest, as a game with bots alone always does. `levels` of the bots and `returns` of an ended game are by seat; `others` is the number of people who keep it when one removes it, `watching` of those in front of it without a seat. */
export interface TableLine {
  table: string;
  game: string;
  pack: string;
  status: "ended" | "open" | "playing" | "stuck";
  players: number;
  open: number;
  names: Array<string>;
  updated: number;
  mine?: boolean;
  owner?: boolean;
  practice?: boolean;
  moment?: boolean;
  can?: Array<"delete" | "join" | "play" | "watch">;
  held?: Array<number>;
  levels?: Array<string>;
  acting?: Array<number>;
  turn?: boolean;
  returns?: Array<number>;
  others?: number;
  watching?: number;
}

/** All that a connection may know of a table: the answer to `watch`, also sent whenever a slow reader lost messages. `stood_in` names the seats of one's own for which a bot has played while one was away; it is told once. */
export interface TableShown {
  type: "table";
  id?: string;
  table: string;
  version: number;
  about: About;
  seats: Array<Seat>;
  held?: Array<number>;
  owner?: boolean;
  turn?: Turn | null;
  watching?: number;
  still?: Record<string, unknown>;
  faces?: Array<Face>;
  stood_in?: Array<number>;
}

/** Whose turn it is, and in which phase. Times are the server's, in milliseconds since 1970; at `deadline` the server acts. */
export interface Turn {
  acting: Array<number>;
  phase: string;
  turns: number;
  ply: number;
  now: number;
  thinking?: Array<number>;
  window?: boolean;
  deadline?: number | null;
}

/** Everything that a viewer knows, as plain data. */
export interface View {
  type: "view";
  id?: string;
  table: string;
  version: number;
  seat: number;
  view: Record<string, unknown>;
}

/** Sits down in front of a table, as every seat one holds or else as a spectator. `have` is the last version seen. */
export interface Watch {
  type: "watch";
  id?: string;
  table: string;
  have?: number;
}

/** The answer to hello. `guest` is a public number of this guest, the same in every table. `games` are those that are not ready yet; `address` is where others can reach this server, if it knows. */
export interface Welcome {
  type: "welcome";
  id?: string;
  protocol: number;
  server: string;
  guest: string;
  name: string;
  lang: "de" | "en" | "es" | "pl" | "ro";
  emotes: Array<string>;
  levels: Array<string>;
  largest: number;
  games?: Array<GameStage>;
  address?: string;
}

/** Asks which rule forbids an action, or all actions of a board element, to a seat now. */
export interface Why {
  type: "why";
  id?: string;
  table: string;
  seat: number;
  action?: number | null;
  element?: string | null;
}

export type Incoming = Hello | AskLobby | Create | Arrange | Sit | Stand | GiveSalt | Start | Watch | Leave | StandIn | Do | Back | PassFor | Resign | Rematch | SendEmote | Why | Hint | Foresee | Look | Glance | Log | Link | Claim | Replay | Curve | Delete;

export type Outgoing = Welcome | GamesStaged | LobbyList | LobbyChanged | TableShown | SeatsChanged | MoveShown | DraftShown | Done | Refused | Reason | HintGiven | Foreseen | View | Glanced | LogPage | SeatLink | Emoted | ReplayFrames | CurvePart | RematchMade | Notice | Gone;
