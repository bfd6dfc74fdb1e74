import { SiigoError } from '../protocol/siigo-error.js';

const WINDOW_MS = 60_000;

/** SIIGO's limit per company within any 60 seconds. */
export class RequestLimit {
  private recent: number[] = [];

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number,
  ) {}

  /** @throws requests_limit */
  count(): void {
    if (this.perMinute === 0) return;
    const now = this.now();
    this.recent = this.recent.filter((moment) => moment > now - WINDOW_MS);
    if (this.recent.length >= this.perMinute)
      throw new SiigoError(429, 'requests_limit', 'Requests limit exceeded');
    this.recent.push(now);
  }
}
