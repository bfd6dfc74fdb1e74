import type { ReportTicket } from '@lacteos/contracts/http';
import type { Preview, ReleaseReportItem, RemoteOverview, Replacement } from '@lacteos/remote-kit/discovery';
import type { ReleaseTarget, DiscoveryFile } from '../contract/contract.js';
import { activeRelease, versionsOf } from '../discovery/project-versions.js';
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
import { CandidateJudge } from './health/candidate-judge.js';
import type { TrialLimits } from './health/judge-candidate.js';
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
 * Counts browsers' reports, withdraws failing candidates, and shows and changes what is live. Several desks may run:
 * changes are conditional writes, and counts in a shared state folder are added up.
 */
export class ReleaseDesk {
  private state: DeskState = emptyState();
  private readonly view: LiveView;
  private seenRevision = -1;
  private readonly judge: CandidateJudge;
  private readonly facts: ReleaseFacts;

  constructor(private readonly parts: DeskParts) {
    this.view = new LiveView(parts.target, parts.now);
    this.facts = new ReleaseFacts(parts.target);
    this.judge = new CandidateJudge({
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
   * Counts items, then judges the candidates concerned. Ignores releases not live while this desk ran, and candidates
   * that the visitor's page was not served with.
   */
  async recordReport(
    items: readonly ReleaseReportItem[],
    ticket: ReportTicket,
    userAgent = '',
  ): Promise<void> {
    const discovery = await this.watch();
    const at = this.parts.now();
    const known = items
      .filter((item) => this.isKnown(item) || isListed(discovery, item))
      .filter((item) => ticket.picks[item.remote] === item.release || !isCandidate(discovery, item));
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
    const discovery = await this.view.read();
    const errorsOf = await this.parts.errors.reader();
    const at = this.parts.now();
    const found: RemoteOverview[] = [];
    for (const project of projects)
      found.push({
        ...overviewOf(project, state, this.parts.limits.reportSample, at),
        ...(await this.facts.read(project)),
        errors: errorsOf(project.name),
        budget: await budgetOf(this.parts.target, discovery, project.name),
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

  /** Sets the candidate's percentage: 0 withdraws it, 100 makes it live through the gate. */
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

  /** Updates trials and forgets old releases after a change of the discovery file. */
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

  private async resultOf(remote: string, discovery: DiscoveryFile): Promise<ChangeResult> {
    await this.view.read({ isFresh: true });
    return { remote, revision: discovery.revision, live: activeRelease(discovery, remote) };
  }

  private async allCounts(): Promise<DeskState> {
    return addStates(this.state, await this.parts.file.readOthers());
  }

  private async save(): Promise<void> {
    await this.parts.file.write(this.state);
  }
}

const isCandidate = (discovery: DiscoveryFile, { remote, release }: ReleaseName): boolean =>
  versionsOf(discovery, remote).candidate?.extras.releaseId === release;

const isListed = (discovery: DiscoveryFile, { remote, release }: ReleaseName): boolean => {
  if (!Object.hasOwn(discovery.microFrontends, remote)) return false;
  return (discovery.microFrontends[remote] ?? []).some(({ extras }) => extras.releaseId === release);
};
