/** A replica of the API as the gateway sees it. */
export class Upstream {
  /** By its own word and by the last connection to it; true until it is known better. */
  isReady = true;
  /** Requests that it has, until their answers are taken. */
  active = 0;
  /** Consecutive health probes without an answer. */
  silentLooks = 0;
  isLookedAt = false;
  private readonly waiting = new Set<() => void>();

  constructor(readonly origin: string) {}

  /** Counts a request until the returned function is called, however often. */
  take(): () => void {
    this.active += 1;
    let isOpen = true;
    return () => {
      if (isOpen) this.active -= 1;
      isOpen = false;
    };
  }

  /** What ends a request that waits for the first byte; the returned function takes it back. */
  whenSilent(end: () => void): () => void {
    this.waiting.add(end);
    return () => this.waiting.delete(end);
  }

  /** Aborts requests that wait for their first byte. */
  giveUpWaiting(): void {
    for (const end of this.waiting) end();
    this.waiting.clear();
  }
}
