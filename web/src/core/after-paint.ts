/** What can wait is done when the next picture is on the screen: a press answers at once, and pieces start to fly. */
export function afterPaint(run: () => void): () => void {
  let timer = 0;
  const soon = () => (timer = setTimeout(run));
  // a hidden page paints nothing, but what waits must not wait for ever
  if (document.hidden) soon();
  const frame = document.hidden ? 0 : requestAnimationFrame(soon);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
