import { DatabaseGoneError } from './database-errors.js';

export class SqliteLock {
  private isHeld = false;
  private readonly waiting = new Set<() => void>();

  /** @param timeoutMs undefined: no limit @throws DatabaseGoneError */
  async acquire(timeoutMs?: number): Promise<void> {
    if (!this.isHeld) {
      this.isHeld = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = (): void => {
        this.waiting.delete(enter);
        reject(new DatabaseGoneError('another transaction of this process holds the database for too long'));
      };
      if (timeoutMs !== undefined) timer = setTimeout(giveUp, timeoutMs);
      this.waiting.add(enter);
    });
  }

  release(): void {
    const [next] = this.waiting;
    if (!next) {
      this.isHeld = false;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}
