import type { ReleaseReportItem } from '@lacteos/remote-kit/discovery';
import type { DeployTarget, DiscoveryFile } from '../contract.js';
import { DeployError } from '../deploy-error.js';
import type { HistoryEntry, ProjectState } from '../project-overview.js';
import { activeRelease } from '../project-versions.js';
import { canary, rollBack, withdraw } from '../release-actions.js';
import { addStates, countReport, emptyState, inTrial, withoutOld, type DeskState } from './desk-state.js';
import { judgeCandidate, type TrialLimits } from './judge-candidate.js';
import { LiveView } from './live-view.js';
import { percentile, recentFailedLoads, type ReleaseCounts } from './release-counts.js';
import type { StateFile } from './state-file.js';

/** What browsers reported of a release since a moment; milliseconds of loading. */
export interface ReleaseNumbers {
  loads: number;
  errors: number;
  p50Ms: number | null;
  p95Ms: number | null;
  since: string;
}

/** A remote as the page of releases shows it. */
export interface RemoteOverview extends Omit<ProjectState, 'history'> {
  history: (Omit<HistoryEntry, 'actor' | 'reason'> & { actor: string | null; reason: string | null })[];
  numbers: Record<string, ReleaseNumbers>;
  /** Releases whose loading failed within the last hour, and how often. */
  breakers: { release: string; count: number }[];
}

/** Somebody with role 4. */
export interface Person {
  id: number;
  name: string;
}

/** What a change left behind. */
export interface ChangeResult {
  remote: string;
  revision: number;
  live: string | null;
}

/** What a desk works with. */
export interface DeskParts {
  target: DeployTarget;
  file: StateFile;
  limits: TrialLimits;
  now: () => Date;
  /** Told what happened without anybody's doing. */
  log: (line: string) => void;
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const actorOf = ({ id }: Person): string => `user ${id}`;

/**
 * Counts what browsers report of the releases, takes a failing candidate back, and tells and changes what is live.
 *
 * Several desks may work beside each other: changes are conditional writes, and counts of desks that share the folder
 * of their state are added up.
 */
export class ReleaseDesk {
  private state: DeskState = emptyState();
  private readonly view: LiveView;
  private seenRevision = -1;

  constructor(private readonly parts: DeskParts) {
    this.view = new LiveView(parts.target, parts.now);
  }

  /** Takes up the counts where the last process left them. */
  async open(): Promise<void> {
    this.state = await this.parts.file.read();
  }

  /**
   * Counts reported items, then judges the candidates that they name. Items of releases that are not live, and were not
   * while this desk watched, say nothing and are left out.
   */
  async takeReport(items: readonly ReleaseReportItem[]): Promise<void> {
    const discovery = await this.watch();
    const at = this.parts.now();
    const known = items.filter((item) => this.isKnown(item) || isListed(discovery, item));
    if (known.length === 0) return;
    for (const item of known) this.state = countReport(this.state, item, at);
    await this.save();
    for (const remote of new Set(known.map((item) => item.remote))) await this.judge(remote);
  }

  /** Every remote's state, history and numbers. */
  async overview(): Promise<RemoteOverview[]> {
    const [projects, state] = [await this.view.projects(), await this.allCounts()];
    const at = this.parts.now();
    return projects.map((project) => {
      const counts = Object.entries(state.releases[project.name] ?? {});
      const numbers = counts
        .sort(([, a], [, b]) => b.since.localeCompare(a.since))
        .map(([release, of]): [string, ReleaseNumbers] => [release, this.numbersOf(of)]);
      const failing = counts.map(([release, of]) => ({ release, count: recentFailedLoads(of, at) }));
      return {
        ...project,
        history: project.history.map((entry) => ({
          ...entry,
          actor: state.people[entry.actor ?? ''] ?? entry.actor ?? null,
          reason: entry.reason ?? null,
        })),
        numbers: Object.fromEntries(numbers),
        breakers: failing.filter(({ count }) => count > 0),
      };
    });
  }

  /**
   * Makes the release before the present one live again. `release` is the one that the person saw as that; throws
   * `OUTDATED` when it no longer is, so that two people who press at once go back one step and not two.
   */
  async rollBack(person: Person, remote: string, reason: string, release?: string): Promise<ChangeResult> {
    const target = await this.actingAs(person);
    return this.done(remote, await rollBack(target, remote, { reason, expected: release }));
  }

  /** Gives the running candidate to this percentage of the visitors: 0 withdraws it, 100 makes it live by way of the gate. */
  async setCanary(person: Person, remote: string, percent: number): Promise<ChangeResult> {
    const target = await this.actingAs(person);
    return this.done(remote, await canary(target, remote, percent));
  }

  /** Waits until everything that was told is on the disk. */
  async close(): Promise<void> {
    await this.save();
  }

  /** Follows the discovery file: which trials run, and which releases nobody will report again. */
  private async watch(): Promise<DiscoveryFile> {
    const discovery = await this.view.read();
    if (discovery.revision === this.seenRevision) return discovery;
    const trials = await this.view.trials(discovery);
    const oldest = this.parts.now().getTime() - KEPT_MS;
    for (const remote of Object.keys(discovery.microFrontends))
      this.state = inTrial(this.state, remote, trials.get(remote) ?? null);
    this.state = withoutOld(
      this.state,
      (remote, release, { last }) => Date.parse(last) > oldest || isListed(discovery, { remote, release }),
    );
    this.seenRevision = discovery.revision;
    return discovery;
  }

  private isKnown({ remote, release }: Pick<ReleaseReportItem, 'remote' | 'release'>): boolean {
    return (
      Object.hasOwn(this.state.releases, remote) && Object.hasOwn(this.state.releases[remote] ?? {}, release)
    );
  }

  private async judge(remote: string): Promise<void> {
    if (!this.state.trials[remote]) return;
    const discovery = await this.view.read();
    const trial = (await this.allCounts()).trials[remote];
    const candidate = trial?.counts[trial.releaseId];
    if (!trial || !candidate) return;
    const stable = trial.counts[activeRelease(discovery, remote) ?? ''];
    const reason = judgeCandidate(candidate, stable, this.parts.limits);
    if (reason === null) return;
    try {
      await withdraw({ ...this.parts.target, actor: undefined }, remote, {
        releaseId: trial.releaseId,
        reason,
      });
      this.parts.log(`${remote} ${trial.releaseId}: ${reason}`);
    } catch (error) {
      // Another desk, or a person, was faster.
      if (!(error instanceof DeployError && error.code === 'NO_CANARY')) throw error;
    }
    await this.view.read({ isFresh: true });
    await this.watch();
  }

  private async actingAs(person: Person): Promise<DeployTarget> {
    const actor = actorOf(person);
    this.state = { ...this.state, people: { ...this.state.people, [actor]: person.name } };
    await this.save();
    return { ...this.parts.target, actor };
  }

  private async done(remote: string, discovery: DiscoveryFile): Promise<ChangeResult> {
    await this.view.read({ isFresh: true });
    return { remote, revision: discovery.revision, live: activeRelease(discovery, remote) };
  }

  private numbersOf(counts: ReleaseCounts): ReleaseNumbers {
    return {
      loads: Math.round(counts.loads / this.parts.limits.reportSample),
      errors: counts.errors,
      p50Ms: percentile(counts, 0.5),
      p95Ms: percentile(counts, 0.95),
      since: counts.since,
    };
  }

  private async allCounts(): Promise<DeskState> {
    return addStates(this.state, await this.parts.file.readOthers());
  }

  private async save(): Promise<void> {
    await this.parts.file.write(this.state);
  }
}

const isListed = (
  discovery: DiscoveryFile,
  { remote, release }: Pick<ReleaseReportItem, 'remote' | 'release'>,
): boolean => {
  if (!Object.hasOwn(discovery.microFrontends, remote)) return false;
  return (discovery.microFrontends[remote] ?? []).some(({ extras }) => extras.releaseId === release);
};
