import type { ReleaseTarget, RegistryFile } from '../contract/contract.js';
import { readVerified, walkHistory } from '../registry/registry-store.js';
import { projectStates, type ProjectState } from '../registry/project-overview.js';
import { versionsOf } from '../registry/project-versions.js';
import type { Trial } from './health/desk-state.js';

const MAX_AGE_MS = 1_000;

/** Cached for a second unless it must be fresh. */
export class LiveView {
  private kept: { registry: RegistryFile; readAt: number } | null = null;
  private states: { revision: number; states: Promise<ProjectState[]> } | null = null;

  constructor(
    private readonly target: ReleaseTarget,
    private readonly now: () => Date,
  ) {}

  /**
   * The verified registry.
   * @throws ReleaseError `REGISTRY_FORGED`
   */
  async read({ isFresh = false } = {}): Promise<RegistryFile> {
    const at = this.now().getTime();
    if (this.kept && !isFresh && at - this.kept.readAt < MAX_AGE_MS) return this.kept.registry;
    const { live } = await readVerified(this.target);
    this.kept = { registry: live, readAt: at };
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

  async trials(registry: RegistryFile): Promise<Map<string, Pick<Trial, 'revision' | 'releaseId'>>> {
    const canaryOf = (file: RegistryFile, name: string): string | undefined =>
      versionsOf(file, name).canary?.extras.releaseId;
    const trials = new Map<string, Pick<Trial, 'revision' | 'releaseId'>>();
    const open = new Set<string>();
    for (const name of Object.keys(registry.microFrontends)) {
      const releaseId = canaryOf(registry, name);
      if (!releaseId) continue;
      trials.set(name, { revision: registry.revision, releaseId });
      open.add(name);
    }
    if (open.size === 0) return trials;
    for await (const earlier of walkHistory(this.target)) {
      if (earlier.revision > registry.revision) continue;
      for (const name of open) {
        const trial = trials.get(name);
        if (trial && canaryOf(earlier, name) === trial.releaseId) trial.revision = earlier.revision;
        else open.delete(name);
      }
      if (open.size === 0) break;
    }
    return trials;
  }
}
