// Written by build/types.mjs from schema.json: what the server says and is told.

/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Asked".
 */
export type Asked =
  | Hello
  | Look
  | Act
  | Undo
  | EndTurn
  | Tell
  | Edit
  | Strike
  | Redact
  | Remark
  | Draft
  | Order
  | Ask
  | Replace
  | Close
  | AskUndo
  | AnswerUndo
  | Say
  | React
  | Read
  | TakeBack
  | Ping;
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage =
  | View
  | News
  | Done
  | Refused
  | Answer
  | Table
  | Absence
  | UndoRequest
  | Text
  | Drafted
  | Orders
  | Chat
  | ReadUpTo
  | Watching
  | Pong
  | Bye
  | Lobby
  | Gone;
/**
 * Something to say: a key of the catalogues and values for it.
 *
 * @minItems 2
 * @maxItems 2
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Message".
 */
export type Message = [string, {[name: string]: Value}];
/**
 * What stands in a message.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Value".
 */
export type Value = string | number | NameValue | SeatValue | ListValue | Message;

/**
 * Made by `python -m frostfair.server.schema`.
 */
export interface FrostfairWire {
  Asked?: Asked;
  ServerMessage?: ServerMessage;
}
/**
 * The first message: the last version that the client knows, if any.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  t: 'hello';
  v?: number | null;
  d?: LookData | null;
}
/**
 * Through which of one's seats (without it, as before), and whether positions come in words too.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "LookData".
 */
export interface LookData {
  seat?: number | null;
  plain?: boolean;
}
/**
 * Through another of one's own seats, where people share a screen.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  t: 'look';
  d: LookData;
}
/**
 * A decision, in the words of an offer; `v` is the version that it answers.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  t: 'act';
  v: number;
  d: ActData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "ActData".
 */
export interface ActData {
  key: string;
  do: string;
}
/**
 * Take back the last decision, or all down to version `to`.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  t: 'undo';
  v: number;
  d: UndoData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "UndoData".
 */
export interface UndoData {
  key: string;
  to?: number | null;
}
/**
 * Say that the turn is over.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "EndTurn".
 */
export interface EndTurn {
  t: 'end-turn';
  v: number;
  d: KeyData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "KeyData".
 */
export interface KeyData {
  key: string;
}
/**
 * The words to something that is untold; without words the program makes some up.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Tell".
 */
export interface Tell {
  t: 'tell';
  d: TellData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "TellData".
 */
export interface TellData {
  key: string;
  text: string;
  words?: string;
}
/**
 * Other words instead of one's own.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Edit".
 */
export interface Edit {
  t: 'edit';
  d: TellData;
}
/**
 * The arbiter folds a text.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Strike".
 */
export interface Strike {
  t: 'strike';
  d: TextKeyData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "TextKeyData".
 */
export interface TextKeyData {
  key: string;
  text: string;
}
/**
 * Take back one's own words for good; nobody else may.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Redact".
 */
export interface Redact {
  t: 'redact';
  d: TextKeyData;
}
/**
 * Say something about a text.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Remark".
 */
export interface Remark {
  t: 'remark';
  d: RemarkData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "RemarkData".
 */
export interface RemarkData {
  key: string;
  text: string;
  how: 'allow' | 'ask' | 'object' | 'suggest';
  words?: string;
}
/**
 * What one is writing, to be kept until it is told; without words it is thrown away.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Draft".
 */
export interface Draft {
  t: 'draft';
  d: TellData;
}
/**
 * Give a standing order, or (ask) take it back.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Order".
 */
export interface Order {
  t: 'order';
  d: OrderData;
}
/**
 * A standing order: for whom, about what, and what is to be answered then.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "OrderData".
 */
export interface OrderData {
  key: string;
  subject: string;
  matter: string;
  order: 'always' | 'ask' | 'never';
}
/**
 * Why? About any number on the table, by players and spectators, at any time.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Ask".
 */
export interface Ask {
  t: 'ask';
  d: AskData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "AskData".
 */
export interface AskData {
  key: string;
  about: {
    [k: string]: unknown;
  };
}
/**
 * Vote for a bot in the seat of a player who is gone; in one's own seat, no vote is needed.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Replace".
 */
export interface Replace {
  t: 'replace';
  d: ReplaceData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "ReplaceData".
 */
export interface ReplaceData {
  seat: number;
  bot: string;
}
/**
 * Vote to end the table without a result.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Close".
 */
export interface Close {
  t: 'close';
}
/**
 * Ask all others whether one may go back to version `to`, or before one's own last decision.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "AskUndo".
 */
export interface AskUndo {
  t: 'ask-undo';
  v: number;
  d: AskUndoData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "AskUndoData".
 */
export interface AskUndoData {
  to?: number | null;
}
/**
 * Yes or no, about what is asked at version `v`. No of the seat that asked withdraws the request.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "AnswerUndo".
 */
export interface AnswerUndo {
  t: 'answer-undo';
  v: number;
  d: ConsentData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "ConsentData".
 */
export interface ConsentData {
  yes: boolean;
}
/**
 * A line of chat.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  t: 'say';
  d: SayData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "SayData".
 */
export interface SayData {
  text: string;
}
/**
 * A quick reaction, kept and told as a line of chat.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "React".
 */
export interface React {
  t: 'react';
  d: ReactData;
}
/**
 * A quick reaction: to the record of version `v`, or to nothing in particular.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "ReactData".
 */
export interface ReactData {
  what: 'applause' | 'laugh' | 'luck' | 'moment' | 'oops' | 'wow';
  v?: number | null;
}
/**
 * The chat was read up to a line.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Read".
 */
export interface Read {
  t: 'read';
  d: ReadData;
}
/**
 * The chat was read up to this line.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "ReadData".
 */
export interface ReadData {
  number: number;
}
/**
 * Play one's own seat again instead of the bot.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
  t: 'take-back';
}
/**
 * Are you there?
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  t: 'ping';
}
/**
 * The whole table: the answer to `hello`, and what puts right a client that went astray.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  t: 'view';
  v: number;
  d: ViewData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "ViewData".
 */
export interface ViewData {
  now: Position;
  seat?: number | null;
  missed?: LogLine[];
  absence?: AbsenceData | null;
  undo_request?: UndoRequestData | null;
  texts?: TextData[];
  mine?: number[];
  seen?: number | null;
}
/**
 * The table as one audience sees it, complete.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Position".
 */
export interface Position {
  view: {
    [k: string]: unknown;
  };
  deciders: number[];
  prompt?: Message | null;
  offers?: Offer[];
  may_undo?: boolean;
  may_end_turn?: boolean;
  clock?: ClockFace | null;
  result?: ResultData | null;
  reveal?: Reveal | null;
  seal?: string | null;
  telling?: TellingData | null;
  plain?: Plain | null;
  stage?: Stage | null;
}
/**
 * Something that may be chosen now: as text, to be sent back, and as a structure, to be shown.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Offer".
 */
export interface Offer {
  do: string;
  what: {
    [k: string]: unknown;
  };
  told?: Message | null;
}
/**
 * What all seats see: what was left at time `at`, and whose bank has been running since.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "ClockFace".
 */
export interface ClockFace {
  left: number[];
  running: number[];
  at: number;
}
/**
 * How a game ended, as the kernel packs it.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "ResultData".
 */
export interface ResultData {
  points: number[];
  reason: string;
  winners: number[];
}
/**
 * Shown when the game is over: with the log every deal can be checked.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Reveal".
 */
export interface Reveal {
  seed: string;
  words: string[];
}
/**
 * Where people tell: what is untold, which of my texts I may still edit, and how long a text must be.
 *
 *     Drafts are my own, and those of others where the table wants to listen; orders are only ever my own.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "TellingData".
 */
export interface TellingData {
  untold?: Untold[];
  may_edit?: string[];
  shortest?: number;
  drafts?: DraftData[];
  orders?: StandingOrder[];
}
/**
 * Something that a seat is to tell; the table waits for it if it is `required`.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Untold".
 */
export interface Untold {
  id: string;
  seat: number;
  beat: string;
  required: boolean;
  about: {
    [k: string]: unknown;
  };
}
/**
 * What a seat has begun to write, and for which text.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "DraftData".
 */
export interface DraftData {
  seat: number;
  text: string;
  words: string;
}
/**
 * What is answered for a seat without asking it.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "StandingOrder".
 */
export interface StandingOrder {
  subject: string;
  matter: string;
  order: string;
}
/**
 * All that a plain board shows of a position besides its prompt.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Plain".
 */
export interface Plain {
  table: Section[];
  context?: Value[];
  groups?: Group[];
}
/**
 * A part of the table. `summary` stands beside the title, so a folded section still says what counts.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Section".
 */
export interface Section {
  title: Value;
  summary?: Value | null;
  columns?: Value[];
  rows?: Row[];
  parts?: Section[];
  folded?: boolean;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "NameValue".
 */
export interface NameValue {
  name: string;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "SeatValue".
 */
export interface SeatValue {
  seat: number;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "ListValue".
 */
export interface ListValue {
  list: Value[];
  apart?: boolean;
}
/**
 * A line of a list (one cell), or a row of a small table, whose first cell is its name.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Row".
 */
export interface Row {
  cells: Value[];
  seat?: number | null;
  about?: {
    [k: string]: unknown;
  } | null;
}
/**
 * Offers that belong together; the title names what they share.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Group".
 */
export interface Group {
  choices: Choice[];
  title?: Value | null;
}
/**
 * An offer. `do` is the text of the offer, by which it is chosen.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  do: string;
  label: Value;
  note?: Value | null;
  points?: number | null;
}
/**
 * A part of the game in which other things are possible than before, in words and in short.
 *
 *     `turns` are the seats of all turns that are left, the running one first; empty where that isn't known.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Stage".
 */
export interface Stage {
  title: Message;
  told: Message;
  brief: Message;
  turns?: number[];
}
/**
 * One record as its audience may know it; with nothing to tell, just the number.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "LogLine".
 */
export interface LogLine {
  v: number;
  by?: number | null;
  deed?: string | null;
  bot?: string | null;
  told?: Message[];
  gains?: Gained[];
  to?: number | null;
  at?: number | null;
  undone?: boolean;
  events?: unknown[][];
}
/**
 * Points that a seat made, and what for.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Gained".
 */
export interface Gained {
  seat: number;
  points: number;
  source: Message;
  said?: number | null;
}
/**
 * Who is gone, and who has voted for what.
 *
 *     `closes_in`: all who are there have voted to end the game, and in so many milliseconds it ends.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "AbsenceData".
 */
export interface AbsenceData {
  gone?: number[];
  replace?: {
    [k: string]: number[];
  };
  close?: number[];
  closes_in?: number | null;
}
/**
 * A seat asks to go back to a version: the seats that must agree, and how it ended if it has.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "UndoRequestData".
 */
export interface UndoRequestData {
  by: number;
  to: number;
  asked?: number[];
  agreed?: number[];
  ended?: ('declined' | 'granted' | 'void' | 'withdrawn') | null;
  ended_by?: number | null;
}
/**
 * Words of a seat, never markup; null where they were taken back. `auto`: the program made them up.
 *
 *     `asked`: the arbiter waits for a change; `objected`: a seat waits for the arbiter.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "TextData".
 */
export interface TextData {
  id: string;
  seat: number;
  words: string | null;
  status: string;
  about?: {
    [k: string]: unknown;
  };
  auto?: boolean;
  asked?: boolean;
  objected?: boolean;
}
/**
 * One record: its line of the log, and the table since then. Those who may know nothing of it get the
 *     bare version.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "News".
 */
export interface News {
  t: 'news';
  v: number;
  d?: NewsData | null;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "NewsData".
 */
export interface NewsData {
  line: LogLine;
  now: Position;
}
/**
 * The command of this key is durable: it made version `v`.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  t: 'done';
  v: number;
  d: KeyData;
}
/**
 * Nothing happened, and why.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  t: 'refused';
  d: RefusedData;
  v?: number | null;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "RefusedData".
 */
export interface RefusedData {
  error: string;
  reason: string;
  rule?: string | null;
  key?: string | null;
  told?: Message | null;
}
/**
 * That is why.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  t: 'answer';
  d: AnswerData;
}
/**
 * The explanation that was asked for under this key.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "AnswerData".
 */
export interface AnswerData {
  value?: number | null;
  rule?: string | null;
  told?: Message[];
  counted?: string[];
  if?: {
    [k: string]: number;
  };
  sources?: Source[];
  marks?: {
    [k: string]: unknown;
  };
  key: string;
}
/**
 * Points that were made at a version, and what for.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Source".
 */
export interface Source {
  message: Message;
  points: number;
  v: number;
}
/**
 * Who sits at the table, and how it stands with it.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Table".
 */
export interface Table {
  t: 'table';
  d: TableData;
}
/**
 * A table as the lobby shows it.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "TableData".
 */
export interface TableData {
  id: string;
  game: string;
  status: string;
  visibility: string;
  options: {
    [k: string]: unknown;
  };
  asks_end_turn: boolean;
  pace: NoPace | LivePace | TurnPace;
  commitment: string;
  seats: SeatInfo[];
  created: number;
  host?: string | null;
  result?: ResultData | null;
  rematch_of?: string | null;
  rematch?: string | null;
  hot_seat?: boolean;
  language?: string | null;
  closing?: ClosingData | null;
}
/**
 * No clock: players take the time they like.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "NoPace".
 */
export interface NoPace {
  kind: 'none';
}
/**
 * A bank for the whole game, and an increment for every turn.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "LivePace".
 */
export interface LivePace {
  kind: 'live';
  bank: number;
  increment?: number;
}
/**
 * Turn by turn over days: each turn gives so much, and it adds up to the cap at most.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "TurnPace".
 */
export interface TurnPace {
  kind: 'turns';
  each: number;
  cap: number;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  seat: number;
  name?: string | null;
  user?: string | null;
  bot?: string | null;
  word?: boolean;
  guest?: boolean;
}
/**
 * A game that its players end unfinished: seats that want it, seats that are gone, and when it ends.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "ClosingData".
 */
export interface ClosingData {
  by: number[];
  gone?: number[];
  at?: number;
}
/**
 * A player is gone or back, or voted.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Absence".
 */
export interface Absence {
  t: 'absence';
  d: AbsenceData;
}
/**
 * A seat asks for an undo, a seat answered, or (with `ended`) it is settled.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "UndoRequest".
 */
export interface UndoRequest {
  t: 'undo-request';
  d: UndoRequestData;
}
/**
 * Words were told, edited, struck or taken back; with `now`, the table as it stands since then.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Text".
 */
export interface Text {
  t: 'text';
  v: number;
  d: TextNewsData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "TextNewsData".
 */
export interface TextNewsData {
  text: TextData;
  now?: Position | null;
}
/**
 * Where the table listens: what a seat is writing; without words, nothing any more.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Drafted".
 */
export interface Drafted {
  t: 'draft';
  d: DraftData;
}
/**
 * All standing orders of one's own seat.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Orders".
 */
export interface Orders {
  t: 'orders';
  d: OrdersData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "OrdersData".
 */
export interface OrdersData {
  orders?: StandingOrder[];
}
/**
 * A line of chat. `text` is never markup; null where it was taken back.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  t: 'chat';
  d: ChatData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "ChatData".
 */
export interface ChatData {
  number: number;
  at: number;
  name: string;
  text: string | null;
  user?: string | null;
  seat?: number | null;
  about?: string | null;
  how?: string | null;
  version?: number | null;
  guest?: boolean;
}
/**
 * The user has read the chat up to this line, on another device.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "ReadUpTo".
 */
export interface ReadUpTo {
  t: 'read';
  d: ReadData;
}
/**
 * Who watches the table, whenever that changes.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Watching".
 */
export interface Watching {
  t: 'watching';
  d: WatchingData;
}
/**
 * The users who watch a table without sitting there: how many, and some of their names.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "WatchingData".
 */
export interface WatchingData {
  count?: number;
  names?: string[];
}
/**
 * Yes.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  t: 'pong';
}
/**
 * The last message; with `again_ms`, come back after so long.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Bye".
 */
export interface Bye {
  t: 'bye';
  d: ByeData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "ByeData".
 */
export interface ByeData {
  reason: string;
  again_ms?: number | null;
}
/**
 * The listed tables: the first message of a lobby socket.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  t: 'lobby';
  d: LobbyData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "LobbyData".
 */
export interface LobbyData {
  tables: TableData[];
}
/**
 * A table has left the lobby.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Gone".
 */
export interface Gone {
  t: 'gone';
  d: GoneData;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "GoneData".
 */
export interface GoneData {
  id: string;
}
/**
 * What was said, and the last line of it that I have read, on whatever device.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "ChatLog".
 */
export interface ChatLog {
  lines: ChatData[];
  read: number;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Code".
 */
export interface Code {
  code: string;
}
/**
 * A place of the board that counted, and its name.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Counted".
 */
export interface Counted {
  at: string;
  name: Value;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Credentials".
 */
export interface Credentials {
  login: string;
  password: string;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "DailyPuzzle".
 */
export interface DailyPuzzle {
  date: string;
  puzzle: PuzzleInfo;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "PuzzleInfo".
 */
export interface PuzzleInfo {
  id: string;
  tag: string;
  grade: number;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  id: string;
  seats: number[];
  options: OptionInfo[];
  rules_version: number;
  bots: string[];
  rules: boolean;
  puzzles?: boolean;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  allowed: (boolean | number | string)[];
  rule: string;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "History".
 */
export interface History {
  records: LogLine[];
  last: number;
}
/**
 * The table that a link leads to; null if it leads nowhere.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Invitation".
 */
export interface Invitation {
  table: TableData | null;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Kick".
 */
export interface Kick {
  seat: number;
}
/**
 * All gains of the seats whose points the audience may know now, in the order in which they were made.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Ledger".
 */
export interface Ledger {
  sources: Message[];
  entries: LedgerEntry[];
  seats: number[];
  rounds?: number;
  verdict?: Message | null;
}
/**
 * Points that one seat made at once. `final`: in the last scoring, when all turns were played.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "LedgerEntry".
 */
export interface LedgerEntry {
  seat: number;
  source: number;
  points: number;
  v: number;
  round: number;
  final?: boolean;
  told?: Message | null;
  counted?: Counted[];
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  id: string;
  kind: string;
  name: string;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Muted".
 */
export interface Muted {
  id: string;
  name: string;
}
/**
 * A table of mine, and whether it waits for me.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "MyTable".
 */
export interface MyTable {
  id: string;
  game: string;
  status: string;
  visibility: string;
  options: {
    [k: string]: unknown;
  };
  asks_end_turn: boolean;
  pace: NoPace | LivePace | TurnPace;
  commitment: string;
  seats: SeatInfo[];
  created: number;
  host?: string | null;
  result?: ResultData | null;
  rematch_of?: string | null;
  rematch?: string | null;
  hot_seat?: boolean;
  language?: string | null;
  closing?: ClosingData | null;
  mine?: number[];
  deciders?: number[];
  my_turn?: boolean;
  version?: number;
  seen?: number | null;
  updated?: number;
  happened?: LogLine[];
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "NewAccount".
 */
export interface NewAccount {
  login: string;
  password: string;
  keep_tokens?: boolean;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "NewGuest".
 */
export interface NewGuest {
  name: string;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "NewPassword".
 */
export interface NewPassword {
  old: string;
  new: string;
  keep_tokens?: boolean;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "NewToken".
 */
export interface NewToken {
  name: string;
  /**
   * @maxItems 8
   */
  scopes:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string];
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "PuzzleData".
 */
export interface PuzzleData {
  id: string;
  tag: string;
  grade: number;
  aim: {
    [k: string]: unknown;
  };
  wanted: number;
  told: Message;
  at: PuzzleMoment;
  about?: {
    [k: string]: unknown;
  } | null;
  hints?: Message[];
}
/**
 * The position for the learner, and how far the aim is reached in it.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "PuzzleMoment".
 */
export interface PuzzleMoment {
  now: Position;
  value: number;
  reached: boolean;
  values?: {
    [k: string]: number;
  };
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "PuzzleMoves".
 */
export interface PuzzleMoves {
  /**
   * @maxItems 24
   */
  moves: string[];
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "PuzzleQuestion".
 */
export interface PuzzleQuestion {
  about: {
    [k: string]: unknown;
  };
  /**
   * @maxItems 24
   */
  moves?: string[];
}
/**
 * The puzzles of a game: lessons in the order of their tags, and today's.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "PuzzleShelf".
 */
export interface PuzzleShelf {
  game: string;
  tags: string[];
  lessons: PuzzleInfo[];
  daily: DailyPuzzle;
}
/**
 * Every answer that isn't a yes looks like this.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  error: string;
  reason: string;
  rule?: string | null;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "SeatBot".
 */
export interface SeatBot {
  seat: number;
  bot?: string | null;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "SessionInfo".
 */
export interface SessionInfo {
  id: string;
  agent: string;
  created: number;
  seen: number;
  current: boolean;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "SitDown".
 */
export interface SitDown {
  seat?: number | null;
  name?: string | null;
}
/**
 * One thing that is said; the learner reads on, or makes a move.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
  id: string;
  say: string;
  wait: 'move' | 'read';
  do?: string[];
  light?: string[];
  values?: {
    [k: string]: number;
  };
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "TokenInfo".
 */
export interface TokenInfo {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  seen: number | null;
  secret?: string | null;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Tried".
 */
export interface Tried {
  at: PuzzleMoment;
  refused?: WhyNot | null;
  solutions?: string[][];
}
/**
 * An illegal move: the rule that forbids it, and what it says.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "WhyNot".
 */
export interface WhyNot {
  rule: string;
  told: Message;
}
/**
 * What is said step by step; the moves are made at the table.
 *
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "TutorialInfo".
 */
export interface TutorialInfo {
  game: string;
  steps: Step[];
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "WantedTable".
 */
export interface WantedTable {
  game: string;
  seats: number;
  options?: {
    [k: string]: boolean | number | string;
  };
  pace?: NoPace | LivePace | TurnPace;
  visibility?: 'listed' | 'private';
  asks_end_turn?: boolean;
  bots?: {
    [k: string]: string;
  };
  hot_seat?: boolean;
  language?: string | null;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "WantedTutorial".
 */
export interface WantedTutorial {
  game: string;
}
/**
 * This interface was referenced by `FrostfairWire`'s JSON-Schema
 * via the `definition` "Word".
 */
export interface Word {
  word: string;
}
