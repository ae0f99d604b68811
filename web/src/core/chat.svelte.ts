/** What is said at a table: kept by the server, and so is how far this user has read it, on whatever device. */
import type { ChatData, ChatLog, ReactData } from '../wire/types';
import { get } from './api';
import { identity } from './me.svelte';

export type Reaction = ReactData['what'];
type Listener = (line: ChatData) => void;

const AGAIN_MS = 2000;
const REACT = 'react';

export const isReaction = (line: ChatData): boolean => line.how === REACT && line.text !== null;

export class Chat {
  lines = $state<ChatData[]>([]);
  read = $state(0); // the last line that was read
  known = $state(false); // whether the server was asked already
  private retry = 0;
  private filling = false;
  private readonly listeners = new Set<Listener>();

  constructor(
    private readonly table: string,
    private readonly tellRead: (number: number) => boolean,
  ) {}

  readonly newest = $derived(this.lines.at(-1)?.number ?? 0);
  /** Lines of others that this user hasn't read. */
  readonly unread = $derived(
    this.known ? this.lines.filter((line) => this.isUnread(line, this.read)).length : 0,
  );
  /** Reactions by the record that they are to. */
  readonly reactions = $derived.by(() => {
    const found = new Map<number, ChatData[]>();
    for (const line of this.lines)
      if (isReaction(line) && line.version != null)
        found.set(line.version, [...(found.get(line.version) ?? []), line]);
    return found;
  });

  isUnread(line: ChatData, read: number): boolean {
    return line.number > read && !this.isMine(line);
  }

  isMine(line: ChatData): boolean {
    return line.user != null && line.user === identity.me?.id;
  }

  /** Whatever was said before, or while the connection was lost. */
  async fill(): Promise<void> {
    if (this.filling) return;
    this.filling = true;
    try {
      const { lines, read } = await get<ChatLog>(`/api/tables/${this.table}/chat?since=${this.newest}`);
      this.read = Math.max(this.read, read);
      this.keep(lines);
      this.known = true;
    } catch {
      this.retry = setTimeout(() => void this.fill(), AGAIN_MS);
    } finally {
      this.filling = false;
    }
  }

  /** A line as it is said. */
  hear(line: ChatData): void {
    this.keep([line]);
    this.listeners.forEach((listen) => listen(line));
  }

  /** Read on another device. */
  hearRead(number: number): void {
    this.read = Math.max(this.read, number);
  }

  /** All that is here has been looked at. */
  markRead(): void {
    if (this.known && this.read < this.newest && this.tellRead(this.newest)) this.read = this.newest;
  }

  onLine(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    clearTimeout(this.retry);
  }

  private keep(fresh: ChatData[]): void {
    const all = new Map(this.lines.map((line) => [line.number, line]));
    // the arbiter may allow what was objected to without a word: nothing to show
    for (const line of fresh) if (line.text !== '') all.set(line.number, line);
    this.lines = [...all.values()].sort((one, other) => one.number - other.number);
  }
}
