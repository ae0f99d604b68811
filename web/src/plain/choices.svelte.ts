/** What can be chosen on a plain board: the groups of the server, narrowed by a lesson or by what somebody looks for. */
import { worded } from '../core/i18n.svelte';
import type { TableSession } from '../core/table.svelte';
import type { Choice, Group } from '../wire/types';

export interface ShownChoice {
  do: string;
  label: string;
  note: string;
  points: number;
}
export interface ShownGroup {
  key: string; // the same in the next position if it is about the same
  title: string;
  choices: ShownChoice[];
}
const FEW = 12; // so many are simply shown

export class Choices {
  sought = $state('');
  private readonly unfolded = $state<Record<string, boolean>>({});

  constructor(private readonly table: TableSession) {}

  /** All that the server offers, in words. */
  private readonly all = $derived.by((): ShownGroup[] => {
    const wanted = new Set(this.table.offers.map((offer) => offer.do));
    return (this.table.now?.plain?.groups ?? [])
      .map((group) => this.shown(group, wanted))
      .filter((group) => group.choices.length);
  });
  readonly count = $derived.by(() => this.all.reduce((sum, group) => sum + group.choices.length, 0));
  /** So many that groups are folded and can be searched. */
  readonly many = $derived.by(() => this.count > FEW);
  readonly groups = $derived.by((): ShownGroup[] => {
    const sought = plain(this.sought);
    if (!sought || !this.many) return this.all;
    return this.all
      .map((group) => ({ ...group, choices: group.choices.filter((choice) => fits(choice, group, sought)) }))
      .filter((group) => group.choices.length);
  });
  /** What can be pressed right now, in reading order. */
  readonly visible = $derived.by(() =>
    this.groups.flatMap((group) => (this.isOpen(group) ? group.choices : [])),
  );

  isOpen(group: ShownGroup): boolean {
    if (!this.many || this.sought || !group.title || this.groups.length === 1) return true;
    return this.unfolded[group.key] ?? false;
  }

  turn(group: ShownGroup): void {
    this.unfolded[group.key] = !this.isOpen(group);
  }

  choose(choice: ShownChoice | undefined): void {
    if (!choice || this.table.waiting) return;
    this.sought = '';
    this.table.act(choice.do);
  }

  /** The only one that is left, or the one whose notation was typed. */
  chooseSought(): void {
    const typed = this.visible.find((choice) => plain(choice.do) === plain(this.sought));
    if (typed) this.choose(typed);
    else if (this.visible.length === 1) this.choose(this.visible[0]);
  }

  private shown(group: Group, wanted: ReadonlySet<string>): ShownGroup {
    return {
      key: JSON.stringify(group.title ?? ''),
      title: group.title == null ? '' : worded(group.title, this.table.names),
      choices: group.choices
        .filter((choice) => wanted.has(choice.do))
        .map((choice) => this.shownChoice(choice)),
    };
  }

  private shownChoice({ do: notation, label, note, points }: Choice): ShownChoice {
    return {
      do: notation,
      label: worded(label, this.table.names),
      note: note == null ? '' : worded(note, this.table.names),
      points: points ?? 0,
    };
  }
}

const plain = (text: string): string => text.toLocaleLowerCase().replaceAll('-', ' ').trim();

/** Every word that is looked for stands somewhere in it. */
function fits(choice: ShownChoice, group: ShownGroup, sought: string): boolean {
  const words = plain(`${group.title} ${choice.label} ${choice.note} ${choice.do}`);
  return sought.split(/\s+/).every((word) => words.includes(word));
}
