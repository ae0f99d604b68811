/** "Why 3?": questions to the server about pages, each asked once for a position. */
import { SvelteMap } from 'svelte/reactivity';
import type { TableSession } from '../../core/table.svelte';
import type { Said } from '../../wire/said';
import type { Why } from '../game';
import type { Colour } from './view';

export type PagePlace = { seat: number; page: string } | { pile: string; page: string };
export type About =
    | { page: PagePlace; selected?: { colour: Colour; holder: number } }
    | { holder: number }
    | { points: number }
    | { bag: true };

/** What the server answers about a page; see docs/protocol.md. */
export interface Answer {
    value: number | null;
    rule: string;
    told?: Said[];
    counted: string[];
    pages_counted?: string[];
    chosen?: string | null;
    if?: Record<string, number>;
    by_colour?: Record<string, number>;
}

export const asked = (why: Why | null): About | null => (why?.about as About | undefined) ?? null;

const OF_TABLES = new WeakMap<TableSession, Forensics>();

export function forensics(table: TableSession): Forensics {
    let found = OF_TABLES.get(table);
    if (!found) OF_TABLES.set(table, (found = new Forensics(table)));
    return found;
}

export class Forensics {
    private readonly answers = new SvelteMap<string, Answer>();
    private readonly underway = new Set<string>();
    private version = -1;

    constructor(private readonly table: TableSession) {}

    /** The answer for the present position, if it has come; without one for the held crystal, the one without it. */
    known(about: About): Answer | null {
        if (!('page' in about)) return null;
        return this.answers.get(this.key(about)) ?? this.answers.get(this.key({ page: about.page })) ?? null;
    }

    async want(about: About): Promise<void> {
        if (!('page' in about)) return;
        const key = this.key(about);
        if (this.table.version !== this.version) this.forget();
        if (this.underway.has(key)) return;
        this.underway.add(key);
        const answer = await this.table.ask<Answer>(about);
        if (answer.value !== undefined) this.answers.set(key, answer);
    }

    private key(about: About): string {
        return `${this.table.version} ${JSON.stringify(about)}`;
    }

    private forget(): void {
        this.version = this.table.version;
        this.underway.clear();
        this.answers.clear();
    }
}
