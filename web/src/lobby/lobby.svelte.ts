/** The listed tables, as they change. Who has no name yet can't hold a socket: for them the list is asked for now and then. */
import { get } from '../core/api';
import { identity } from '../core/me.svelte';
import { Socket, type Message, type State } from '../core/socket';
import type { TableData } from '../wire/types';

const AGAIN_MS = 10_000;

export class LobbySession {
  tables = $state.raw<TableData[] | null>(null);
  state = $state<State>('connecting');

  /** Listens until the answer is called. */
  listen(): () => void {
    return identity.me ? this.bySocket() : this.byAsking();
  }

  private bySocket(): () => void {
    const socket = new Socket('/ws/lobby', {
      hello: () => ({ t: 'hello' }),
      hear: (message) => this.hear(message),
      state: (state) => (this.state = state),
    });
    return () => socket.close();
  }

  private byAsking(): () => void {
    const ask = () =>
      get<TableData[]>('/api/tables').then(
        (tables) => {
          this.tables = tables;
          this.state = 'live';
        },
        () => (this.state = 'offline'),
      );
    void ask();
    const timer = setInterval(ask, AGAIN_MS);
    return () => clearInterval(timer);
  }

  private hear({ t, d }: Message): void {
    if (t === 'lobby') this.tables = (d as { tables: TableData[] }).tables;
    else if (t === 'gone') this.without((d as { id: string }).id);
    else if (t === 'table') this.changed(d as TableData);
  }

  private without(id: string): void {
    this.tables = (this.tables ?? []).filter((table) => table.id !== id);
  }

  private changed(table: TableData): void {
    const known = this.tables?.some((other) => other.id === table.id);
    this.tables = known
      ? this.tables!.map((other) => (other.id === table.id ? table : other))
      : [table, ...(this.tables ?? [])];
  }
}
