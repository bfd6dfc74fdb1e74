const FAILURES_TO_OPEN = 3;
const COOL_DOWN_MS = 20_000;

/** Skips a release that keeps failing, so that the next one is tried at once. */
export class Breaker {
  failures = 0;
  /** An earlier page of this tab hung on it; reset by a success. */
  hasHung = false;
  private openedAt = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Open: refuse the load without trying. */
  isOpen(): boolean {
    if (this.hasHung) return true;
    return this.failures >= FAILURES_TO_OPEN && this.now() - this.openedAt < COOL_DOWN_MS;
  }

  recordSuccess(): void {
    this.failures = 0;
    this.hasHung = false;
  }

  recordHang(): void {
    this.hasHung = true;
  }

  recordFailure(): void {
    this.failures += 1;
    this.openedAt = this.now();
  }
}
