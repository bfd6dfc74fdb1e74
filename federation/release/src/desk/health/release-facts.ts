import type { RemoteOverview } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget } from '../../contract/contract.js';
import type { ProjectState } from '../../registry/project-overview.js';
import { operationChange } from '../../releases/listed-operations.js';
import { findRelease } from '../../releases/published-releases.js';

type Facts = Pick<RemoteOverview, 'owner' | 'operationChange'>;

/** Facts of the published releases, which never change. */
export class ReleaseFacts {
  private readonly kept = new Map<string, Facts>();

  constructor(private readonly target: Pick<ReleaseTarget, 'store'>) {}

  async read({ name, live, canary }: Pick<ProjectState, 'name' | 'live' | 'canary'>): Promise<Facts> {
    const key = JSON.stringify([name, live, canary?.releaseId]);
    const facts = this.kept.get(key) ?? (await this.readReleases(name, live, canary?.releaseId));
    this.kept.set(key, facts);
    return facts;
  }

  private async readReleases(name: string, live: string | null, canary?: string): Promise<Facts> {
    const present = live === null ? null : await findRelease(this.target, name, live);
    const tried = canary === undefined ? null : await findRelease(this.target, name, canary);
    const owner = present?.release.manifest?.owner;
    const change = present && tried && operationChange(present.release, tried.release);
    return { ...(owner && { owner }), ...(change && { operationChange: change }) };
  }
}
