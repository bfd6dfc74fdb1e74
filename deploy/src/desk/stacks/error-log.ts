import type { ReportTicket } from '@lacteos/contracts/http';
import { maskedText } from '@lacteos/contracts/http';
import type { BrowserError, ReleaseReportItem } from '@lacteos/remote-kit/discovery';
import type { DeployTarget } from '../../contract/contract.js';
import type { StateFile } from '../state-file.js';
import { browserName } from './browser-name.js';
import {
  addErrorStates,
  errorsOf,
  groupIdOf,
  noErrors,
  withError,
  withoutOldErrors,
  withUse,
  type ErrorState,
  type Occurrence,
} from './error-groups.js';
import type { Forward } from './forward-errors.js';
import { StackResolver } from './resolve-stack.js';

/** Dependencies of a log of errors. */
export interface ErrorLogParts {
  target: Pick<DeployTarget, 'store'>;
  file: StateFile<ErrorState>;
  /** Share of the pages that report what went well. */
  reportSample: number;
  now: () => Date;
  /** Hands errors on to a service of one's own. */
  forward: Forward;
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Errors of one visitor that are kept in an hour: a loop, or somebody with an open editor, must not push the others out. */
const MAX_OF_VISITOR = 30;

/** Keeps what went wrong in browsers: grouped, with the stacks as the sources name them. */
export class ErrorLog {
  private state: ErrorState = noErrors();
  private readonly resolver: StackResolver;
  private readonly told = new Map<string, number>();
  private hourEnds = 0;

  constructor(private readonly parts: ErrorLogParts) {
    this.resolver = new StackResolver(parts.target);
  }

  async open(): Promise<void> {
    this.state = await this.parts.file.read();
  }

  /** Takes what a page reported of releases that are known. */
  async take(
    items: readonly ReleaseReportItem[],
    { visitor }: ReportTicket,
    userAgent: string,
  ): Promise<void> {
    const before = this.state;
    for (const { remote, release } of items) this.state = withUse(this.state, remote, release, visitor);
    for (const item of items) await this.takeOne(item, visitor, browserName(userAgent));
    if (this.state !== before) await this.parts.file.write(this.state);
  }

  /** The errors of the releases of a remote, of all desks. */
  async reader(): Promise<(remote: string) => BrowserError[]> {
    const oldest = new Date(this.parts.now().getTime() - KEPT_MS);
    this.state = withoutOldErrors(this.state, oldest);
    const all = withoutOldErrors(addErrorStates(this.state, await this.parts.file.readOthers()), oldest);
    return (remote) => errorsOf(all, remote, this.parts.reportSample);
  }

  async close(): Promise<void> {
    await this.parts.file.write(this.state);
  }

  private async takeOne(item: ReleaseReportItem, visitor: string, browser: string): Promise<void> {
    const { remote, release, error, page = '/' } = item;
    if (item.ok || !error || !this.admits(visitor)) return;
    const occurrence: Occurrence = {
      remote,
      release,
      message: maskedText(error.message),
      frames: await this.resolver.resolve(error.stack),
      browser,
      page: maskedText(page),
      visitor,
    };
    const at = this.parts.now();
    this.state = withError(this.state, occurrence, at);
    const { visitor: _visitor, ...told } = occurrence;
    this.parts.forward({ ...told, at, group: groupIdOf(occurrence) });
  }

  private admits(visitor: string): boolean {
    const at = this.parts.now().getTime();
    if (at >= this.hourEnds) {
      this.told.clear();
      this.hourEnds = at + HOUR_MS;
    }
    const count = (this.told.get(visitor) ?? 0) + 1;
    this.told.set(visitor, count);
    return count <= MAX_OF_VISITOR;
  }
}
