/** One WebSocket that heals itself: pings, waits longer after each failure, says hello again. */
export type State = 'connecting' | 'live' | 'offline' | 'closed';
export interface Message {
  t: string;
  v?: number;
  d?: unknown;
}
export interface Handlers {
  hello(): Message;
  hear(message: Message): void;
  state(state: State, reason?: string): void;
}

const SILENCE_MS = 2500; // then we ask whether anybody is there
const ANSWER_MS = 9000;
const LONGEST_WAIT_MS = 5000;
const FINAL = new Set(['not-signed-in', 'no-such-table', 'signed-out']);

export class Socket {
  private socket: WebSocket | null = null;
  private failures = 0;
  private ping = 0;
  private deadline = 0;
  private retry = 0;
  private over = false;
  private wait: number | null = null;

  constructor(
    private readonly path: string,
    private readonly handlers: Handlers,
  ) {
    addEventListener('online', this.now);
    addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.now);
    this.connect();
  }

  send(message: Message): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    this.rest();
    return true;
  }

  close(): void {
    this.over = true;
    removeEventListener('online', this.now);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.now);
    clearTimeout(this.retry);
    this.drop();
    this.handlers.state('closed');
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.handlers.state(this.failures ? 'offline' : 'connecting');
    const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + this.path);
    this.socket = socket;
    this.expect();
    socket.onopen = () => {
      this.send(this.handlers.hello());
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data as string) as Message);
    socket.onclose = () => socket === this.socket && this.lost();
  }

  private hear(message: Message): void {
    clearTimeout(this.deadline);
    if (this.failures || message.t !== 'pong') this.handlers.state('live');
    this.failures = 0;
    if (message.t === 'bye') this.leave(message.d as { reason: string; again_ms?: number });
    else if (message.t !== 'pong') this.handlers.hear(message);
  }

  private leave({ reason, again_ms }: { reason: string; again_ms?: number }): void {
    this.wait = again_ms ?? null;
    if (!FINAL.has(reason)) return;
    this.over = true;
    this.drop();
    this.handlers.state('closed', reason);
  }

  private rest(): void {
    clearTimeout(this.ping);
    this.ping = setTimeout(() => {
      if (this.send({ t: 'ping' })) this.expect();
    }, SILENCE_MS);
  }

  private expect(): void {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.lost(), ANSWER_MS);
  }

  private lost(): void {
    this.drop();
    if (this.over) return;
    this.failures += 1;
    this.handlers.state('offline');
    const patience = this.wait ?? Math.min(LONGEST_WAIT_MS, 250 * 2 ** this.failures);
    this.wait = null;
    this.retry = setTimeout(() => this.connect(), patience * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    clearTimeout(this.ping);
    clearTimeout(this.deadline);
    const socket = this.socket;
    this.socket = null;
    // closing before it is open would be an error in the console
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  /** The browser knows that there is no network: no reason to wait for an answer. */
  private readonly cut = (): void => {
    if (!this.over && this.socket) this.lost();
  };

  /** Somebody looks again, or the network is back: no reason to wait any longer. */
  private readonly now = (): void => {
    if (!this.over && this.socket === null && document.visibilityState === 'visible') this.connect();
  };
}
