/** A keyboard on the screen: how much of the page it covers.
 *
 * Phones let it lie over the page instead of making the page smaller; only the visual viewport knows. While one is open,
 * `--keyboard` is its height and `data-keyboard` stands at the root, so that whoever writes sees what they write.
 */
const SMALLEST_PX = 120; // bars of the browser that come and go are no keyboards

export function watchKeyboard(): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => undefined;
  const root = document.documentElement;
  const measure = (): void => {
    const covered = seen.scale > 1.01 ? 0 : Math.round(window.innerHeight - seen.height);
    const open = covered >= SMALLEST_PX;
    root.toggleAttribute('data-keyboard', open);
    root.style.setProperty('--keyboard', `${open ? covered : 0}px`);
    if (open) window.scrollTo(0, 0); // the browser has moved the page up to where the field was before
  };
  seen.addEventListener('resize', measure);
  measure();
  return () => {
    seen.removeEventListener('resize', measure);
    root.removeAttribute('data-keyboard');
    root.style.removeProperty('--keyboard');
  };
}
