import type { ReleaseTarget } from '../../contract/contract.js';
import { ReleaseError } from '../../contract/release-error.js';
import { withdraw } from '../../actions/release-actions.js';
import { listedRelease } from '../../registry/listed-release.js';
import { activeRelease, versionsOf } from '../../registry/project-versions.js';
import type { LiveView } from '../live-view.js';
import type { Trial } from './desk-state.js';
import { judgeCanary, type TrialLimits } from './judge-canary.js';
import { tally } from './votes.js';

export interface JudgeParts {
  target: ReleaseTarget;
  view: LiveView;
  limits: TrialLimits;
  /** Minimum interval between judgements (0: none), because each counts all votes of all desks. */
  everyMs?: number;
  now: () => Date;
  /** Trial with the votes of all desks; undefined without a canary. */
  readTrial: (remote: string) => Promise<Trial | undefined>;
  log: (line: string) => void;
}

export class CanaryJudge {
  private readonly waiting = new Set<string>();
  private nextAt = 0;

  constructor(private readonly parts: JudgeParts) {}

  addReported(items: readonly { remote: string }[]): void {
    for (const { remote } of items) this.waiting.add(remote);
  }

  async judgeWaiting(): Promise<boolean> {
    const at = this.parts.now().getTime();
    if (this.waiting.size === 0 || at < this.nextAt) return false;
    this.nextAt = at + (this.parts.everyMs ?? 0);
    const remotes = [...this.waiting];
    this.waiting.clear();
    let anyWithdrawn = false;
    for (const remote of remotes) if (await this.judge(remote)) anyWithdrawn = true;
    return anyWithdrawn;
  }

  private async judge(remote: string): Promise<boolean> {
    const { view, limits, target, log } = this.parts;
    const trial = await this.parts.readTrial(remote);
    if (!trial) return false;
    const registry = await view.read();
    const tallyOf = (release: string) => tally(trial.votes[release], limits.votesPerNetwork);
    const { canary } = versionsOf(registry, remote);
    const release = canary && (await listedRelease(target, remote, canary));
    const promised = release?.manifest?.budget?.errorPercent;
    const errorShare = promised === undefined ? limits.errorShare : promised / 100;
    const stable = tallyOf(activeRelease(registry, remote) ?? '');
    const reason = judgeCanary(tallyOf(trial.releaseId), stable, { ...limits, errorShare });
    if (reason === null) return false;
    try {
      await withdraw({ ...target, actor: undefined }, remote, { releaseId: trial.releaseId, reason });
      log(`${remote} ${trial.releaseId}: ${reason}`);
    } catch (error) {
      // Another desk or person was faster.
      if (!(error instanceof ReleaseError && error.code === 'NO_CANARY')) throw error;
    }
    await view.read({ isFresh: true });
    return true;
  }
}
