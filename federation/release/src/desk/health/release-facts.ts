import type { RemoteOverview } from '@lacteos/remote-kit/discovery';
import type { ReleaseTarget } from '../../contract/contract.js';
import type { ProjectState } from '../../discovery/project-overview.js';
import { operationChange } from '../../releases/listed-operations.js';
import { findRelease } from '../../releases/published-releases.js';

type Facts = Pick<RemoteOverview, 'owner' | 'operationChange'>;

/** Facts of the published releases, which never change. */
export class ReleaseFacts {
  private readonly kept = new Map<string, Facts>();

  constructor(private readonly target: Pick<ReleaseTarget, 'store'>) {}

  async read({ name, live, candidate }: Pick<ProjectState, 'name' | 'live' | 'candidate'>): Promise<Facts> {
    const key = JSON.stringify([name, live, candidate?.releaseId]);
    const facts = this.kept.get(key) ?? (await this.readReleases(name, live, candidate?.releaseId));
    this.kept.set(key, facts);
    return facts;
  }

  private async readReleases(name: string, live: string | null, candidate?: string): Promise<Facts> {
    const present = live === null ? null : await findRelease(this.target, name, live);
    const tried = candidate === undefined ? null : await findRelease(this.target, name, candidate);
    const owner = present?.release.manifest?.owner;
    const change = present && tried && operationChange(present.release, tried.release);
    return { ...(owner && { owner }), ...(change && { operationChange: change }) };
  }
}
