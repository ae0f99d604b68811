/** A table as this browser sees it: the newest position, who sits there, what was said; and the commands to it.
 *
 * The view is always complete, so everything on screen follows from `now`. Commands are kept until they are
 * answered and sent again, with their old key, after a break: each is done exactly once.
 */
import type {
  Absence,
  ChatData,
  DraftData,
  NewsData,
  Offer,
  Position,
  TableData,
  TextData,
  TextNewsData,
  ViewData,
} from '../wire/types';
import type { Said } from '../wire/said';
import { say } from './i18n.svelte';
import { sharing } from './sharing';
import { Socket, type Message, type State } from './socket';

export interface Refused {
  error: string;
  reason: string;
  rule?: string;
  key?: string;
  told?: Said;
}
/** One record as it came: what was `before`, for animations. */
export interface Happening {
  v: number;
  news: NewsData;
  before: Position | null;
}
type Listener = (happening: Happening) => void;
const DRAFT = 'draft-'; // how the keys of drafts begin
const NOTHING: Offer[] = [];

export class TableSession {
  info = $state.raw<TableData | null>(null);
  now = $state.raw<Position | null>(null);
  past = $state.raw<Position | null>(null); // a moment that is looked at instead of the present
  version = $state(-1);
  seat = $state<number | null>(null);
  seen = $state<number | null>(null); // the version last seen before this visit
  chat = $state<ChatData[]>([]);
  texts = $state.raw<TextData[]>([]); // what people told, in the order of the tale
  absence = $state.raw<Absence | null>(null);
  state = $state<State>('connecting');
  ended = $state<string | null>(null); // why the socket was closed for good
  refused = $state.raw<Refused | null>(null);
  waiting = $state(0); // commands on their way
  lastNews = $state.raw<Happening | null>(null);
  hidden = $state(false); // the curtain is drawn: nothing is known until somebody looks

  private readonly socket: Socket;
  private readonly unanswered = new Map<string, Message>();
  private readonly questions = new Map<string, (answer: unknown) => void>();
  private readonly listeners = new Set<Listener>();
  private looking: number | null = null;
  private plain = false; // whether positions come in words too
  private clockAt = 0; // our time when the clock was told

  constructor(
    readonly id: string,
    plain = false,
  ) {
    this.plain = plain;
    this.socket = new Socket(`/ws/tables/${id}`, {
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      state: (state, reason) => {
        this.state = state;
        if (state !== 'live') this.forgetQuestions();
        this.ended = reason ?? this.ended;
      },
    });
  }

  private readonly seats = $derived(this.info?.seats ?? []);
  /** Names by seat; an empty seat has none. */
  names = $derived(this.seats.map(({ name, seat, bot }) => name ?? (bot ? say(`web-bot-${seat}`) : '?')));
  /** The position on the screen: the past one if somebody looks back. */
  shown = $derived(this.past ?? this.now);
  /** A lesson may want only some of the offers to be chosen. */
  wanted = $state.raw<((offer: Offer) => boolean) | null>(null);
  private readonly offered = $derived(this.now?.offers ?? NOTHING);
  /** What can be chosen now. */
  offers = $derived(this.wanted ? this.offered.filter(this.wanted) : this.offered);
  myTurn = $derived(this.seat !== null && (this.now?.deciders.includes(this.seat) ?? false));

  // --- commands ---

  act(what: string): void {
    this.command('act', { do: what });
  }

  undo(to?: number): void {
    this.command('undo', to === undefined ? {} : { to });
  }

  /** Words for a piece that is to be told; without any, the program makes a line up. */
  tell(text: string, words: string): void {
    this.send('tell', { text, words }); // whatever has happened since: the text says what it is about
  }

  /** What is being written: still there after a reload. Nothing waits for it, and refusals are none of the writer's. */
  draft(text: string, words: string): void {
    this.socket.send({ t: 'draft', d: { key: DRAFT + newKey(), text, words } });
  }

  endTurn(): void {
    this.command('end-turn', {});
  }

  say(text: string): void {
    this.socket.send({ t: 'say', d: { text } });
  }

  replace(seat: number, bot: string): void {
    this.socket.send({ t: 'replace', d: { seat, bot } });
  }

  takeBack(): void {
    this.socket.send({ t: 'take-back' });
  }

  voteToClose(): void {
    this.socket.send({ t: 'close' });
  }

  /** Several seats on one screen: forget what was seen before the next one looks. */
  draw(): void {
    this.hidden = true;
    this.now = null;
    this.lastNews = null;
  }

  /** Look through another seat of ours. */
  look(seat: number): void {
    this.draw();
    this.looking = seat;
    this.socket.send({ t: 'look', d: this.view });
  }

  /** Positions in words, for the plain board, or without. */
  read(plain: boolean): void {
    if (this.plain === plain) return;
    this.plain = plain;
    this.socket.send({ t: 'look', d: this.view });
  }

  /** How the table is looked at. */
  private get view(): { seat?: number; plain?: boolean } {
    return { ...(this.looking !== null && { seat: this.looking }), ...(this.plain && { plain: true }) };
  }

  get isPlain(): boolean {
    return this.plain;
  }

  /** A question about the position ("why 4?"). Null if the connection breaks before the answer. */
  ask<Answer>(about: unknown): Promise<Answer | null> {
    const key = newKey();
    return new Promise((resolve) => {
      if (this.socket.send({ t: 'ask', d: { key, about } }))
        this.questions.set(key, resolve as (answer: unknown) => void);
      else resolve(null);
    });
  }

  onNews(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Milliseconds that a seat has left, at our time `at`. */
  left(seat: number, at: number): number | null {
    const clock = this.now?.clock;
    const left = clock?.left?.[seat];
    if (clock == null || left == null) return null;
    const running = clock.running?.includes(seat) ?? false;
    return running ? Math.max(0, left - (at - this.clockAt)) : left;
  }

  close(): void {
    this.socket.close();
  }

  // --- what the server says ---

  private hello(): Message {
    // Unanswered commands follow the hello; the server knows their keys.
    queueMicrotask(() => this.unanswered.forEach((command) => this.socket.send(command)));
    const hello: Message = { t: 'hello' };
    if (this.version >= 0 && this.now) hello.v = this.version;
    if (this.looking !== null || this.plain) hello.d = this.view;
    return hello;
  }

  private hear({ t, v, d }: Message): void {
    if (t === 'view') this.hearView(v!, d as ViewData);
    else if (t === 'news') this.hearNews(v!, d as NewsData | undefined);
    else if (t === 'done') this.answered((d as { key: string }).key);
    else if (t === 'refused') this.hearRefused(d as Refused);
    else if (t === 'table') this.info = sharing(this.info, d as TableData);
    else if (t === 'absence') this.absence = d as Absence;
    else if (t === 'text') this.hearText(d as TextNewsData);
    else if (t === 'draft') this.hearDraft(d as DraftData);
    else if (t === 'chat') this.hearChat(d as ChatData);
    else if (t === 'answer') this.hearAnswer(d as { key: string });
  }

  private hearView(v: number, d: ViewData): void {
    this.version = v;
    this.seat = d.seat ?? null;
    this.hidden = false;
    if (d.seen != null) this.seen ??= d.seen;
    this.texts = d.texts ?? this.texts;
    this.absence = d.absence ?? this.absence;
    this.settle(d.now);
  }

  private hearNews(v: number, d: NewsData | undefined): void {
    this.version = v;
    if (!d || this.hidden) return;
    const before = this.now;
    this.settle(d.now);
    if (d.by === this.seat) this.waiting = 0; // our own deed: that it was done is only said once more
    this.lastNews = { v, news: d, before };
    this.listeners.forEach((listen) => listen(this.lastNews!));
  }

  private settle(now: Position): void {
    this.now = sharing(this.now, now);
    this.clockAt = Date.now();
  }

  private hearRefused(refused: Refused): void {
    if (refused.key?.startsWith(DRAFT)) return;
    if (refused.key) this.answered(refused.key);
    this.refused = refused;
  }

  private hearText({ text, now }: TextNewsData): void {
    const at = this.texts.findIndex((other) => other.id === text.id);
    this.texts = at < 0 ? [...this.texts, text] : this.texts.with(at, text);
    if (now && !this.hidden) this.settle(now);
  }

  /** Where the table listens: what another seat is writing. */
  private hearDraft(draft: DraftData): void {
    if (!this.now?.telling) return;
    const others = (this.now.telling.drafts ?? []).filter(({ seat }) => seat !== draft.seat);
    const drafts = draft.words ? [...others, draft] : others;
    this.now = { ...this.now, telling: { ...this.now.telling, drafts } };
  }

  private hearChat(line: ChatData): void {
    if (line.text === '') return; // the arbiter allows what was objected to, without a word
    const at = this.chat.findIndex((other) => other.number === line.number);
    if (at >= 0) this.chat[at] = line;
    else this.chat.push(line);
  }

  private forgetQuestions(): void {
    this.questions.forEach((resolve) => resolve(null));
    this.questions.clear();
  }

  private hearAnswer(answer: { key: string }): void {
    this.questions.get(answer.key)?.(answer);
    this.questions.delete(answer.key);
  }

  /** A decision answers a version of the table. */
  private command(t: string, d: Record<string, unknown>): void {
    this.send(t, d, this.version);
  }

  private send(t: string, d: Record<string, unknown>, v?: number): void {
    const key = newKey();
    const message: Message = { t, ...(v !== undefined && { v }), d: { key, ...d } };
    this.refused = null;
    this.unanswered.set(key, message);
    this.waiting = this.unanswered.size;
    this.socket.send(message);
  }

  private answered(key: string): void {
    this.unanswered.delete(key);
    this.waiting = this.unanswered.size;
  }
}

function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
