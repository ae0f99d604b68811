/** What is asked of whom, and the ways to answer: the action bar says it in one place, a phone in two. */
import type { Choice, Chooser } from '../games/game';
import { say, told } from '../core/i18n.svelte';
import type { TableSession } from '../core/table.svelte';
import { seatColour } from '../kit/seats';
import { playAgain } from './again';
import type { History } from './history.svelte';

const SHORT = 'short'; // the form of a message that fits into one row of a phone

export class Prompting {
  private readonly given: () => { table: TableSession; chooser: Chooser; history: History };

  constructor(given: Prompting['given']) {
    this.given = given;
  }

  private readonly table = $derived.by(() => this.given().table);
  private readonly chooser = $derived.by(() => this.given().chooser);
  private readonly history = $derived.by(() => this.given().history);

  readonly replaying = $derived.by(() => this.history.moment !== null);
  readonly beacon = $derived.by(() => {
    const waitedFor = this.table.now?.deciders[0];
    if (this.table.offline) return 'var(--warn)';
    if (this.replaying) return 'var(--aurora-3)';
    return this.table.myTurn || waitedFor === undefined ? 'var(--gold)' : seatColour(waitedFor);
  });
  readonly sentence = $derived.by(() => this.said(''));
  readonly short = $derived.by(() => this.said(SHORT));
  /** A lesson says itself what is asked, and has the way back. */
  readonly silent = $derived.by(() => this.table.guided && !this.replaying && !this.table.offline);

  private said(form: string): string {
    if (this.table.offline)
      return say(this.table.unsure ? 'web-table-unsure' : 'web-table-offline', {}, form);
    if (this.replaying) return say('web-table-replaying', { at: this.history.moment! }, form);
    const message = (this.table.myTurn && this.chooser.prompt) || this.table.now?.prompt;
    return message ? told(message, this.table.names, form) : say('web-table-loading');
  }

  // --- answers ---

  private readonly endTurn: Choice = {
    label: ['web-table-end-turn'],
    kind: 'first',
    key: '⏎',
    run: () => this.table.endTurn(),
  };
  private readonly undo: Choice = {
    label: ['web-table-undo'],
    kind: 'second',
    key: 'Ctrl Z',
    run: () => this.table.undo(),
  };
  private readonly present: Choice = {
    label: ['web-table-replay-present'],
    kind: 'first',
    key: 'Esc',
    run: () => this.history.present(),
  };
  private readonly putBack: Choice = {
    label: ['web-table-put-back'],
    kind: 'second',
    key: 'Esc',
    run: () => this.chooser.putBack(),
  };

  // The game is over, and the table is looked at.
  private readonly toNow: Choice = { ...this.present, kind: 'second' };
  private readonly again: Choice = {
    label: ['web-table-rematch'],
    kind: 'first',
    run: () => void playAgain(this.table.id),
  };
  private readonly result: Choice = {
    label: ['web-end-result'],
    kind: 'second',
    run: () => {
      this.history.present();
      this.history.reviewing = false;
    },
  };

  /** A move that may not have arrived need not be sent again. */
  private readonly forget: Choice = {
    label: ['web-table-unsure-forget'],
    kind: 'second',
    run: () => this.table.forgetUnsure(),
  };

  /** Ways on. */
  readonly choices = $derived.by((): Choice[] => {
    if (this.table.now?.result && this.history.reviewing)
      return [
        ...(this.table.seat === null ? [] : [this.again]),
        ...(this.replaying ? [this.toNow] : []),
        this.result,
      ];
    if (this.replaying) return [this.present];
    if (this.table.offline) return this.table.unsure ? [this.forget] : [];
    if (this.table.now?.result) return [];
    return [
      ...(this.table.now?.may_end_turn ? [this.endTurn] : []),
      ...(this.table.myTurn ? this.chooser.choices : []),
    ];
  });
  /** The way back, if there is one. */
  readonly back = $derived.by((): Choice | null => {
    if (this.replaying || this.silent || this.table.offline || this.table.now?.result) return null;
    if (this.chooser.holds) return this.putBack;
    return this.table.now?.may_undo ? this.undo : null;
  });
  /** Nothing is chosen while a command is on its way. */
  readonly busy = $derived.by(() => this.table.waiting > 0 && !this.replaying && !this.table.offline);
}
