const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

export function pollPause(waitedMs: number): number {
  if (waitedMs < 3 * MINUTE_MS) return 2 * SECOND_MS;
  return waitedMs < 15 * MINUTE_MS ? 10 * SECOND_MS : MINUTE_MS;
}
