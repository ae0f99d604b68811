/** A position comes whole each time, but little of it is new. What is the same stays the same object, so nothing that
 * shows it is drawn again. */
export function sharing<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? (sharingItems(before, now) as T) : now;
  if (!isRecord(before) || !isRecord(now)) return now;
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  const shared: Record<string, unknown> = {};
  for (const name of names) {
    shared[name] = sharing(before[name], now[name]);
    same &&= name in before && Object.is(shared[name], before[name]);
  }
  return (same ? before : shared) as T;
}

function sharingItems(before: unknown[], now: unknown[]): unknown[] {
  const shared = now.map((item, k) => sharing(before[k], item));
  return shared.length === before.length && shared.every((item, k) => Object.is(item, before[k]))
    ? before
    : shared;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
