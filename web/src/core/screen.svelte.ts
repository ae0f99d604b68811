/** What kind of screen a table lies on.
 *
 * Short or not is decided by the height that is left with all of the browser's bars (svh): when they hide, nothing turns.
 */
import { MediaQuery } from 'svelte/reactivity';

export type Screen = 'desk' | 'phone' | 'short phone' | 'lying phone';

const SHORT_PX = 740;
const upright = new MediaQuery('(max-width: 899px) and (orientation: portrait)');
const lying = new MediaQuery('(max-height: 500px) and (orientation: landscape)');
let height = $state(0);
let probe: HTMLElement | null = null;

/** From now on the height is known, also after the phone was turned. */
export function watchScreen(): void {
  if (probe) return;
  probe = document.createElement('div');
  probe.className = 'svh';
  document.body.append(probe);
  const measure = () => (height = probe!.offsetHeight);
  measure();
  new ResizeObserver(measure).observe(probe);
}

export const screen = {
  get kind(): Screen {
    if (lying.current) return 'lying phone';
    if (!upright.current) return 'desk';
    return height < SHORT_PX ? 'short phone' : 'phone';
  },
};
