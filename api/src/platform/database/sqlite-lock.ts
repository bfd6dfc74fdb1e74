/** A fair lock for one SQLite connection: holders follow each other in the order they asked. */
export class SqliteLock {
  private isHeld = false;
  private readonly waiting: (() => void)[] = [];

  async acquire(): Promise<void> {
    if (!this.isHeld) {
      this.isHeld = true;
      return;
    }
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.isHeld = false;
  }
}
