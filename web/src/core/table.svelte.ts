/** A table as this browser sees it: the newest position, who sits there, what was said; and the commands to it.
 *
 * The view is always complete, so everything on screen follows from `now`. Commands are kept until they are
 * answered and sent again, with their old key, after a break: each is done exactly once. As long as the connection
 * is broken they can be taken back, and no new ones are accepted: nothing is done later that nobody sees now.
 */
import type {
  AbsenceData,
  ChatData,
  DraftData,
  LogLine,
  NewsData,
  Offer,
  OrderData,
  OrdersData,
  Position,
  ReadData,
  RemarkData,
  TableData,
  TextData,
  TextNewsData,
  UndoRequestData,
  ViewData,
  WatchingData,
} from '../wire/types';
import type { Said } from '../wire/said';
import { afterPaint } from './after-paint';
import { Chat, type Reaction } from './chat.svelte';
import { say } from './i18n.svelte';
import { seatName } from './people';
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
  line: LogLine;
  before: Position | null;
}
type Listener = (happening: Happening) => void;
const DRAFT = 'draft-'; // how the keys of drafts begin
type LineListener = (lines: LogLine[]) => void;
type RequestListener = (request: UndoRequestData) => void;
const NOTHING: Offer[] = [];

export class TableSession {
  info = $state.raw<TableData | null>(null);
  now = $state.raw<Position | null>(null);
  past = $state.raw<Position | null>(null); // a moment that is looked at instead of the present
  version = $state(-1);
  seat = $state<number | null>(null);
  seen = $state<number | null>(null); // the version last seen before this visit
  texts = $state.raw<TextData[]>([]); // what people told, in the order of the tale
  absence = $state.raw<AbsenceData | null>(null);
  undoRequest = $state.raw<UndoRequestData | null>(null); // as long as it isn't settled
  state = $state<State>('connecting');
  ended = $state<string | null>(null); // why the socket was closed for good
  refused = $state.raw<Refused | null>(null);
  waiting = $state(0); // commands on their way
  lastNews = $state.raw<Happening | null>(null);
  watching = $state.raw<WatchingData>({}); // spectators
  hidden = $state(false); // the curtain is drawn: nothing is known until somebody looks

  readonly chat: Chat;
  private readonly socket: Socket;
  private readonly unanswered = new Map<string, Message>();
  private readonly questions = new Map<string, (answer: unknown) => void>();
  private readonly listeners = new Set<Listener>();
  private readonly lineListeners = new Set<LineListener>();
  private readonly requestListeners = new Set<RequestListener>();
  private heldBack: Message[] = [];
  private looking: number | null = null;
  private plain = false; // whether positions come in words too
  private clockAt = 0; // our time when the clock was told
  private absenceAt = 0; // … and when it was told who is gone

  constructor(
    readonly id: string,
    plain = false,
  ) {
    this.plain = plain;
    this.chat = new Chat(id, (number) => this.socket.send({ t: 'read', d: { number } }));
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

  offline = $derived(this.state === 'offline');
  /** A command that went out before the connection broke, and may not have arrived. */
  unsure = $derived(this.offline && this.waiting > 0);

  private chatDue = false; // the chat is to be read once the server answers
  private readonly seats = $derived(this.info?.seats ?? []);
  /** Names by seat; an empty seat has none. */
  names = $derived(this.seats.map((seat) => (seat.name || seat.bot ? seatName(seat) : '?')));
  /** The position on the screen: the past one if somebody looks back. */
  shown = $derived(this.past ?? this.now);
  /** A lesson may want only some of the offers to be chosen. */
  wanted = $state.raw<((offer: Offer) => boolean) | null>(null);
  /** A lesson leads: it says what is asked, and the way back. */
  guided = $state(false);
  /** A lesson may want what others do to be shown later, once the learner has read. */
  holdsBack: (() => boolean) | null = null;
  private readonly offered = $derived(this.now?.offers ?? NOTHING);
  /** What can be chosen now; without a connection, nothing. */
  offers = $derived(this.offline ? NOTHING : this.wanted ? this.offered.filter(this.wanted) : this.offered);
  myTurn = $derived(this.seat !== null && (this.now?.deciders.includes(this.seat) ?? false));

  // --- commands ---

  act(what: string): void {
    this.command('act', { do: what });
  }

  undo(to?: number): void {
    this.command('undo', to === undefined ? {} : { to });
  }

  /** What may not have arrived isn't sent again. If it did arrive, the table will show it. */
  forgetUnsure(): void {
    this.unanswered.clear();
    this.waiting = 0;
  }

  /** Words for a piece that is to be told; without any, the program makes a line up. False: there is no connection. */
  tell(text: string, words: string): boolean {
    return this.send('tell', { text, words }); // whatever has happened since: the text says what it is about
  }

  /** Other words for a text of ours. */
  edit(text: string, words: string): boolean {
    return this.send('edit', { text, words });
  }

  /** The arbiter folds a text. */
  strike(text: string): void {
    this.send('strike', { text });
  }

  /** Our own words are gone for good; nobody else may do that. */
  redact(text: string): void {
    this.send('redact', { text });
  }

  /** What is to be answered for us from now on; to be asked takes an order back. */
  order(subject: string, matter: string, order: OrderData['order']): void {
    this.send('order', { subject, matter, order });
  }

  /** Something about a text, for all to read. */
  remark(text: string, how: RemarkData['how'], words = ''): boolean {
    return this.send('remark', { text, how, words });
  }

  /** What is being written: still there after a reload. Nothing waits for it, and refusals are none of the writer's. */
  draft(text: string, words: string): void {
    this.socket.send({ t: 'draft', d: { key: DRAFT + newKey(), text, words } });
  }

  endTurn(): void {
    this.command('end-turn', {});
  }

  /** False: there is no connection, and nothing was said. */
  say(text: string): boolean {
    return this.socket.send({ t: 'say', d: { text } }) || this.block();
  }

  /** A quick reaction, to a record or to nothing in particular. */
  react(what: Reaction, v?: number): boolean {
    return this.socket.send({ t: 'react', d: { what, ...(v !== undefined && { v }) } }) || this.block();
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

  /** Asks the others to go back to a version, or to before our own last decision. */
  askUndo(to?: number): void {
    this.catchUp();
    this.socket.send({ t: 'ask-undo', v: this.version, d: to === undefined ? {} : { to } });
  }

  /** Answers what another seat asks; no to our own request withdraws it. */
  answerUndo(yes: boolean): void {
    this.socket.send({ t: 'answer-undo', v: this.version, d: { yes } });
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

  /** A question about the position ("why 4?"). Null if the connection breaks before the answer, or there is none. */
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

  /** Lines of the log as they come: each record's, and after a break those that were missed. */
  onLines(listener: LineListener): () => void {
    this.lineListeners.add(listener);
    return () => this.lineListeners.delete(listener);
  }

  /** What becomes of a request to go back. */
  onUndoRequest(listener: RequestListener): () => void {
    this.requestListeners.add(listener);
    return () => this.requestListeners.delete(listener);
  }

  /** Milliseconds that a seat has left, at our time `at`. */
  left(seat: number, at: number): number | null {
    const clock = this.now?.clock;
    const left = clock?.left?.[seat];
    if (clock == null || left == null) return null;
    const running = clock.running?.includes(seat) ?? false;
    return running ? Math.max(0, left - (at - this.clockAt)) : left;
  }

  /** Milliseconds until the others end the game, at our time `at`; null: they don't. */
  closesIn(at: number): number | null {
    const left = this.absence?.closes_in;
    return left == null ? null : Math.max(0, left - (at - this.absenceAt));
  }

  close(): void {
    this.chat.close();
    this.socket.close();
  }

  /** Shows what was held back. */
  catchUp(): void {
    for (const { v, d } of this.heldBack.splice(0)) this.hearNews(v!, d as NewsData | undefined);
  }

  // --- what the server says ---

  private hello(): Message {
    // Unanswered commands follow the hello; the server knows their keys.
    queueMicrotask(() => this.unanswered.forEach((command) => this.socket.send(command)));
    this.chatDue = true;
    const hello: Message = { t: 'hello' };
    if (this.version >= 0 && this.now) hello.v = this.version;
    if (this.looking !== null || this.plain) hello.d = this.view;
    return hello;
  }

  private hear({ t, v, d }: Message): void {
    if (this.chatDue) afterPaint(() => void this.chat.fill()); // we were let in: there is a table
    this.chatDue = false;
    if (t === 'view') this.hearView(v!, d as ViewData);
    else if (t === 'news' && this.mustWait(d as NewsData | undefined)) this.heldBack.push({ t, v: v!, d });
    else if (t === 'news') this.hearNews(v!, d as NewsData | undefined);
    else if (t === 'done') this.answered((d as { key: string }).key);
    else if (t === 'refused') this.hearRefused(d as Refused);
    else if (t === 'table') this.info = sharing(this.info, d as TableData);
    else if (t === 'absence') this.hearAbsence(d as AbsenceData);
    else if (t === 'undo-request') this.hearUndoRequest(d as UndoRequestData);
    else if (t === 'text') this.hearText(d as TextNewsData);
    else if (t === 'draft') this.hearDraft(d as DraftData);
    else if (t === 'orders') this.hearOrders(d as OrdersData);
    else if (t === 'chat') this.chat.hear(d as ChatData);
    else if (t === 'read') this.chat.hearRead((d as ReadData).number);
    else if (t === 'watching') this.watching = d as WatchingData;
    else if (t === 'answer') this.settleQuestion((d as { key: string }).key, d);
  }

  /** News keep their order: behind one that waits, all do. */
  private mustWait(news: NewsData | undefined): boolean {
    if (this.heldBack.length) return true;
    return news?.line.by !== this.seat && (this.holdsBack?.() ?? false);
  }

  private hearView(v: number, d: ViewData): void {
    this.heldBack = [];
    this.version = v;
    this.seat = d.seat ?? null;
    this.hidden = false;
    if (d.seen != null) this.seen ??= d.seen;
    this.texts = d.texts ?? this.texts;
    this.hearAbsence(d.absence ?? null);
    this.undoRequest = d.undo_request ?? null;
    this.settle(d.now);
    if (d.missed?.length) this.tellLines(d.missed);
  }

  private hearNews(v: number, d: NewsData | undefined): void {
    this.version = v;
    if (this.hidden) return;
    this.tellLines([d?.line ?? { v }]);
    if (!d) return;
    const before = this.now;
    this.settle(d.now);
    if (d.line.by === this.seat) this.waiting = 0; // our own deed: that it was done is only said once more
    this.lastNews = { line: d.line, before };
    this.listeners.forEach((listen) => listen(this.lastNews!));
  }

  private tellLines(lines: LogLine[]): void {
    this.lineListeners.forEach((listen) => listen(lines));
  }

  private hearAbsence(absence: AbsenceData | null): void {
    this.absence = absence;
    this.absenceAt = Date.now();
  }

  private hearUndoRequest(request: UndoRequestData): void {
    this.undoRequest = request.ended ? null : request;
    this.requestListeners.forEach((listen) => listen(request));
  }

  private settle(now: Position): void {
    this.now = sharing(this.now, now);
    this.clockAt = Date.now();
  }

  private hearRefused(refused: Refused): void {
    if (refused.key?.startsWith(DRAFT)) return;
    // What was asked about has left the table meanwhile.
    if (refused.key && this.questions.has(refused.key)) return this.settleQuestion(refused.key, null);
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

  private hearOrders({ orders }: OrdersData): void {
    if (this.now?.telling) this.now = { ...this.now, telling: { ...this.now.telling, orders: orders ?? [] } };
  }

  private forgetQuestions(): void {
    this.questions.forEach((resolve) => resolve(null));
    this.questions.clear();
  }

  private settleQuestion(key: string, answer: unknown): void {
    this.questions.get(key)?.(answer);
    this.questions.delete(key);
  }

  /** A decision answers a version of the table. */
  private command(t: string, d: Record<string, unknown>): void {
    this.send(t, d, this.version);
  }

  private send(t: string, d: Record<string, unknown>, v?: number): boolean {
    if (this.offline) return this.block();
    const key = newKey();
    const message: Message = { t, ...(v !== undefined && { v }), d: { key, ...d } };
    this.refused = null;
    this.unanswered.set(key, message);
    this.waiting = this.unanswered.size;
    this.socket.send(message);
    return true;
  }

  /** Nothing is done behind the user's back once the connection is there again: it is refused now, in words. */
  private block(): false {
    this.refused = { error: 'offline', reason: 'offline' };
    return false;
  }

  private answered(key: string): void {
    this.unanswered.delete(key);
    this.waiting = this.unanswered.size;
  }
}

function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
