import { setTimeout as delay } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import { addressKey } from '@lacteos/contracts/http';

/** What anybody may do by mistake: a picture that is too large, a line that breaks. */
const FREE = 3;
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 16_000;
const FORGOTTEN_AFTER_MS = 60_000;
const MAX_ADDRESSES = 20_000;

/**
 * Counts by address what costs the shop work and brings its sender nothing: bodies above the limit or too slow, answers that
 * nobody reads. Each further request of such an address waits twice as long, because whoever is refused at once comes back
 * at once; a minute after the last one all is forgotten.
 */
export class Offences {
  private readonly counts = new Map<string, { count: number; last: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  note(address: string): void {
    const key = addressKey(address);
    const count = this.countOf(key) + 1;
    // The one that was noted last is forgotten last.
    this.counts.delete(key);
    this.counts.set(key, { count, last: this.now() });
    const [oldest] = this.counts.keys();
    if (this.counts.size > MAX_ADDRESSES && oldest !== undefined) this.counts.delete(oldest);
  }

  /** How long a request of an address waits, in milliseconds. */
  waitOf(address: string): number {
    const beyond = this.countOf(addressKey(address)) - FREE;
    return beyond <= 0 ? 0 : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (beyond - 1));
  }

  /** Waits as long as a request of this address must, or until its connection ends. */
  async serve(address: string, response: ServerResponse): Promise<void> {
    const ms = this.waitOf(address);
    if (ms === 0) return;
    const closed = new AbortController();
    response.once('close', () => closed.abort());
    await delay(ms, undefined, { signal: closed.signal }).catch(() => undefined);
  }

  private countOf(key: string): number {
    const noted = this.counts.get(key);
    return noted && this.now() - noted.last < FORGOTTEN_AFTER_MS ? noted.count : 0;
  }
}
