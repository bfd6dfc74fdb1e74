import { inTime } from './in-time.js';

/** A probe that asks every second must have its answer by then. */
const MAX_WAIT_MS = 900;

/** Whether load balancers may send work: not once the process leaves, and only while what it needs answers. */
export class Readiness {
  private hasLeft = false;
  private probing: Promise<unknown> | null = null;

  get isLeaving(): boolean {
    return this.hasLeft;
  }

  leave(): void {
    this.hasLeft = true;
  }

  /**
   * Runs a probe, and gives up on it within a second. A probe that hangs is not started again: each would hold a connection.
   * @throws when the process leaves, the probe fails or takes too long
   */
  async require(probe: () => Promise<unknown>, what: string): Promise<void> {
    if (this.hasLeft) throw new Error('the process is leaving');
    if (!this.probing) {
      const probing = probe().finally(() => (this.probing = null));
      this.probing = probing;
    }
    await inTime(this.probing, MAX_WAIT_MS, what);
    if (this.hasLeft) throw new Error('the process is leaving');
  }
}
