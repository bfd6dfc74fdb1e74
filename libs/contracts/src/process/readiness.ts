import { inTime } from './in-time.js';

/** Probes ask every second. */
const MAX_WAIT_MS = 900;

/** Fails once the process leaves or a dependency does not answer. */
export class Readiness {
  private hasLeft = false;
  private probing: Promise<unknown> | null = null;

  get isLeaving(): boolean {
    return this.hasLeft;
  }

  leave(): void {
    this.hasLeft = true;
  }

  /** Never restarts a hanging probe. @throws when the process leaves, the probe fails or takes too long */
  async require(probe: () => Promise<unknown>, task: string): Promise<void> {
    if (this.hasLeft) throw new Error('the process is leaving');
    if (!this.probing) {
      const probing = probe().finally(() => (this.probing = null));
      this.probing = probing;
    }
    await inTime(this.probing, MAX_WAIT_MS, task);
    if (this.hasLeft) throw new Error('the process is leaving');
  }
}
