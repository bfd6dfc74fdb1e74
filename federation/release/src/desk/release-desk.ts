import type { ReportTicket } from '@lacteos/contracts/http';
import type { Preview, ReleaseReportItem, RemoteOverview, Replacement } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget, RegistryFile } from '../contract/contract.js';
import { activeRelease, versionsOf } from '../registry/project-versions.js';
import { canary, rollBack } from '../actions/release-actions.js';
import {
  addStates,
  countReport,
  emptyState,
  inTrial,
  withoutOld,
  type DeskState,
  type Trial,
} from './health/desk-state.js';
import { budgetOf } from './health/budget-of.js';
import { CanaryJudge } from './health/canary-judge.js';
import type { TrialLimits } from './health/judge-canary.js';
import { overviewOf } from './health/overview-of.js';
import { ReleaseFacts } from './health/release-facts.js';
import { LiveView } from './live-view.js';
import { OVERDUE } from './health/release-counts.js';
import type { StateFile } from './state-file.js';
import type { ErrorLog } from './stacks/error-log.js';
import { replacementsOf } from './tab-previews/replacements.js';
import { tabPreview } from './tab-previews/sign-preview.js';

export interface Person {
  id: number;
  name: string;
}

export interface ChangeResult {
  remote: string;
  revision: number;
  live: string | null;
}

export interface DeskParts {
  target: ReleaseTarget;
  file: StateFile<DeskState>;
  errors: ErrorLog;
  limits: TrialLimits;
  judgeEveryMs?: number;
  now: () => Date;
  log: (line: string) => void;
}

type ReleaseName = Pick<ReleaseReportItem, 'remote' | 'release'>;

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const actorOf = ({ id }: Person): string => `user ${id}`;

/**
 * Counts browsers' reports, withdraws failing canaries, and shows and changes what is live. Several desks may run:
 * changes are conditional writes, and counts in a shared state folder are added up.
 */
export class ReleaseDesk {
  private state: DeskState = emptyState();
  private readonly view: LiveView;
  private seenRevision = -1;
  private readonly judge: CanaryJudge;
  private readonly facts: ReleaseFacts;

  constructor(private readonly parts: DeskParts) {
    this.view = new LiveView(parts.target, parts.now);
    this.facts = new ReleaseFacts(parts.target);
    this.judge = new CanaryJudge({
      ...parts,
      view: this.view,
      everyMs: parts.judgeEveryMs,
      readTrial: (remote) => this.readTrial(remote),
    });
  }

  async open(): Promise<void> {
    this.state = await this.parts.file.read();
    await this.parts.errors.open();
  }

  /**
   * Counts items, then judges the canaries concerned. Ignores releases not live while this desk ran, and canaries
   * that the visitor's page was not served with.
   */
  async recordReport(
    items: readonly ReleaseReportItem[],
    ticket: ReportTicket,
    userAgent = '',
  ): Promise<void> {
    const registry = await this.watch();
    const at = this.parts.now();
    const known = items
      .filter((item) => this.isKnown(item) || isListed(registry, item))
      .filter((item) => ticket.picks[item.remote] === item.release || !isCanary(registry, item));
    if (known.length === 0) return;
    for (const item of known) {
      this.state.openings.follow(item, ticket, at);
      this.state = countReport(this.state, item, ticket, at);
    }
    await this.save();
    await this.parts.errors.record(known, ticket, userAgent);
    this.judge.addReported(known);
    await this.judgeReported();
  }

  /** Reports of the visitor were refused, so missing outcomes prove nothing. */
  forgetOpenings({ visitor }: Pick<ReportTicket, 'visitor'>): void {
    this.state.openings.forgetVisitor(visitor);
  }

  async countOverdue(): Promise<void> {
    const others = (await this.parts.file.readOthers()).map(({ openings }) => openings);
    const at = this.parts.now();
    const overdue = this.state.openings.takeOverdue(others, at);
    if (!overdue) return this.judgeReported();
    await this.watch();
    this.state = { ...this.state };
    for (const { remote, release, ...voter } of overdue) {
      const item = { remote, release, kind: 'mount', ok: false, code: OVERDUE } as const;
      this.state = countReport(this.state, item, voter, at);
    }
    await this.save();
    this.judge.addReported(overdue);
    await this.judgeReported();
  }

  async overview(): Promise<RemoteOverview[]> {
    await this.countOverdue();
    const [projects, state] = [await this.view.projects(), await this.allCounts()];
    const registry = await this.view.read();
    const errorsOf = await this.parts.errors.reader();
    const at = this.parts.now();
    const found: RemoteOverview[] = [];
    for (const project of projects)
      found.push({
        ...overviewOf(project, state, this.parts.limits.reportSample, at),
        ...(await this.facts.read(project)),
        errors: errorsOf(project.name),
        budget: await budgetOf(this.parts.target, registry, project.name),
      });
    return found;
  }

  /**
   * Makes the previous release live again.
   * @throws ReleaseError `OUTDATED` when it is no longer `release`, so that two simultaneous rollbacks go back one
   * step only
   */
  async rollBack(person: Person, remote: string, reason: string, release?: string): Promise<ChangeResult> {
    const target = await this.targetFor(person);
    return this.resultOf(remote, await rollBack(target, remote, { reason, expected: release }));
  }

  /** Sets the canary's percentage: 0 withdraws it, 100 makes it live through the gate. */
  async setCanary(person: Person, remote: string, percent: number): Promise<ChangeResult> {
    const target = await this.targetFor(person);
    return this.resultOf(remote, await canary(target, remote, percent));
  }

  async replacements(remote: string): Promise<Replacement[]> {
    const counts = (await this.allCounts()).releases[remote] ?? {};
    return replacementsOf(this.parts.target, remote, counts, this.parts.limits.reportSample);
  }

  /**
   * Signs a preview of a release for one tab.
   * @throws DeskError `RELEASES.UNCHECKED`
   */
  previewInTab(remote: string, release: string): Promise<Preview> {
    return tabPreview(this.parts.target, remote, release);
  }

  async close(): Promise<void> {
    await this.save();
    await this.parts.file.flush();
    await this.parts.errors.close();
  }

  /** Updates trials and forgets old releases after a change of the registry. */
  private async watch(): Promise<RegistryFile> {
    const registry = await this.view.read();
    if (registry.revision === this.seenRevision) return registry;
    const trials = await this.view.trials(registry);
    const oldest = this.parts.now().getTime() - KEPT_MS;
    for (const remote of Object.keys(registry.microFrontends))
      this.state = inTrial(this.state, remote, trials.get(remote) ?? null);
    this.state = withoutOld(
      this.state,
      (remote, release, { last }) => Date.parse(last) > oldest || isListed(registry, { remote, release }),
    );
    this.seenRevision = registry.revision;
    return registry;
  }

  private isKnown({ remote, release }: ReleaseName): boolean {
    return (
      Object.hasOwn(this.state.releases, remote) && Object.hasOwn(this.state.releases[remote] ?? {}, release)
    );
  }

  private async judgeReported(): Promise<void> {
    if (await this.judge.judgeWaiting()) await this.watch();
  }

  private async readTrial(remote: string): Promise<Trial | undefined> {
    if (!this.state.trials[remote]) return undefined;
    return (await this.allCounts()).trials[remote];
  }

  private async targetFor(person: Person): Promise<ReleaseTarget> {
    const actor = actorOf(person);
    this.state = { ...this.state, people: { ...this.state.people, [actor]: person.name } };
    await this.save();
    await this.parts.file.flush();
    return { ...this.parts.target, actor };
  }

  private async resultOf(remote: string, registry: RegistryFile): Promise<ChangeResult> {
    await this.view.read({ isFresh: true });
    return { remote, revision: registry.revision, live: activeRelease(registry, remote) };
  }

  private async allCounts(): Promise<DeskState> {
    return addStates(this.state, await this.parts.file.readOthers());
  }

  private async save(): Promise<void> {
    await this.parts.file.write(this.state);
  }
}

const isCanary = (registry: RegistryFile, { remote, release }: ReleaseName): boolean =>
  versionsOf(registry, remote).canary?.extras.releaseId === release;

const isListed = (registry: RegistryFile, { remote, release }: ReleaseName): boolean => {
  if (!Object.hasOwn(registry.microFrontends, remote)) return false;
  return (registry.microFrontends[remote] ?? []).some(({ extras }) => extras.releaseId === release);
};
