import type { ReleaseTarget, DiscoveryFile } from '../contract/contract.js';
import { readVerified, walkHistory } from '../discovery/discovery-store.js';
import { projectStates, type ProjectState } from '../discovery/project-overview.js';
import { versionsOf } from '../discovery/project-versions.js';
import type { Trial } from './health/desk-state.js';

const MAX_AGE_MS = 1_000;

/** Cached for a second unless it must be fresh. */
export class LiveView {
  private kept: { discovery: DiscoveryFile; readAt: number } | null = null;
  private states: { revision: number; states: Promise<ProjectState[]> } | null = null;

  constructor(
    private readonly target: ReleaseTarget,
    private readonly now: () => Date,
  ) {}

  /**
   * The verified discovery file.
   * @throws ReleaseError `DISCOVERY_FORGED`
   */
  async read({ isFresh = false } = {}): Promise<DiscoveryFile> {
    const at = this.now().getTime();
    if (this.kept && !isFresh && at - this.kept.readAt < MAX_AGE_MS) return this.kept.discovery;
    const { live } = await readVerified(this.target);
    this.kept = { discovery: live, readAt: at };
    return live;
  }

  async projects(): Promise<ProjectState[]> {
    const { revision } = await this.read({ isFresh: true });
    if (this.states?.revision !== revision) {
      const states = projectStates(this.target);
      this.states = { revision, states };
      states.catch(() => (this.states = null));
    }
    return this.states.states;
  }

  async trials(discovery: DiscoveryFile): Promise<Map<string, Pick<Trial, 'revision' | 'releaseId'>>> {
    const candidateOf = (file: DiscoveryFile, name: string): string | undefined =>
      versionsOf(file, name).candidate?.extras.releaseId;
    const trials = new Map<string, Pick<Trial, 'revision' | 'releaseId'>>();
    const open = new Set<string>();
    for (const name of Object.keys(discovery.microFrontends)) {
      const releaseId = candidateOf(discovery, name);
      if (!releaseId) continue;
      trials.set(name, { revision: discovery.revision, releaseId });
      open.add(name);
    }
    if (open.size === 0) return trials;
    for await (const earlier of walkHistory(this.target)) {
      if (earlier.revision > discovery.revision) continue;
      for (const name of open) {
        const trial = trials.get(name);
        if (trial && candidateOf(earlier, name) === trial.releaseId) trial.revision = earlier.revision;
        else open.delete(name);
      }
      if (open.size === 0) break;
    }
    return trials;
  }
}
