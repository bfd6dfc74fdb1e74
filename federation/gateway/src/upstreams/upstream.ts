export class Upstream {
  /** By its own probe and the last connection; true until known. */
  isReady = true;
  active = 0;
  silentLooks = 0;
  isLookedAt = false;
  private readonly waiting = new Set<() => void>();

  constructor(readonly origin: string) {}

  acquire(): () => void {
    this.active += 1;
    let isOpen = true;
    return () => {
      if (isOpen) this.active -= 1;
      isOpen = false;
    };
  }

  /** Registers an abort for a request that waits for its first byte; returns its removal. */
  whenSilent(abort: () => void): () => void {
    this.waiting.add(abort);
    return () => this.waiting.delete(abort);
  }

  giveUpWaiting(): void {
    for (const end of this.waiting) end();
    this.waiting.clear();
  }
}
