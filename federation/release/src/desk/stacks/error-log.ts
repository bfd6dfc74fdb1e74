import type { ReportTicket } from '@lacteos/contracts/http';
import { maskedText } from '@lacteos/contracts/http';
import type { BrowserError, ReleaseReportItem } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget } from '../../contract/contract.js';
import type { StateFile } from '../state-file.js';
import { browserName } from './browser-name.js';
import {
  addErrorStates,
  errorsOf,
  groupIdOf,
  noErrors,
  withError,
  withoutOldErrors,
  addVisitor,
  type ErrorState,
  type Occurrence,
} from './error-groups.js';
import type { Forward } from './forward-errors.js';
import { StackResolver } from './resolve-stack.js';

export interface ErrorLogParts {
  target: Pick<ReleaseTarget, 'store'>;
  file: StateFile<ErrorState>;
  reportSample: number;
  now: () => Date;
  forward: Forward;
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Per visitor and hour, so that a loop or an abuser cannot displace others. */
const MAX_OF_VISITOR = 30;
/** Per network: visitors without cookies are new each time. */
const MAX_OF_NETWORK = 300;

export class ErrorLog {
  private state: ErrorState = noErrors();
  private readonly resolver: StackResolver;
  private readonly counts = new Map<string, number>();
  private hourEnds = 0;

  constructor(private readonly parts: ErrorLogParts) {
    this.resolver = new StackResolver(parts.target);
  }

  async open(): Promise<void> {
    this.state = await this.parts.file.read();
  }

  async record(
    items: readonly ReleaseReportItem[],
    ticket: Pick<ReportTicket, 'visitor' | 'network'>,
    userAgent: string,
  ): Promise<void> {
    const before = this.state;
    for (const { remote, release } of items)
      this.state = addVisitor(this.state, remote, release, ticket.visitor);
    for (const item of items) await this.recordItem(item, ticket, browserName(userAgent));
    if (this.state !== before) await this.parts.file.write(this.state);
  }

  async reader(): Promise<(remote: string) => BrowserError[]> {
    const oldest = new Date(this.parts.now().getTime() - KEPT_MS);
    this.state = withoutOldErrors(this.state, oldest);
    const all = withoutOldErrors(addErrorStates(this.state, await this.parts.file.readOthers()), oldest);
    return (remote) => errorsOf(all, remote, this.parts.reportSample);
  }

  async close(): Promise<void> {
    await this.parts.file.write(this.state);
    await this.parts.file.flush();
  }

  private async recordItem(
    item: ReleaseReportItem,
    { visitor, network }: Pick<ReportTicket, 'visitor' | 'network'>,
    browser: string,
  ): Promise<void> {
    const { remote, release, error, page = '/' } = item;
    if (item.ok || !error || !this.tryAcquire(visitor, network)) return;
    const occurrence: Occurrence = {
      remote,
      release,
      message: maskedText(error.message),
      frames: await this.resolver.resolve(error.stack),
      browser,
      page: maskedText(page),
      visitor,
      network,
    };
    const at = this.parts.now();
    this.state = withError(this.state, occurrence, at);
    const { visitor: _visitor, network: _network, ...told } = occurrence;
    this.parts.forward({ ...told, at, group: groupIdOf(occurrence) });
  }

  private tryAcquire(visitor: string, network: string): boolean {
    const at = this.parts.now().getTime();
    if (at >= this.hourEnds) {
      this.counts.clear();
      this.hourEnds = at + HOUR_MS;
    }
    const [own, all] = [`visitor ${visitor}`, `network ${network}`];
    const [ofVisitor, ofNetwork] = [this.counts.get(own) ?? 0, this.counts.get(all) ?? 0];
    if (ofVisitor >= MAX_OF_VISITOR || ofNetwork >= MAX_OF_NETWORK) return false;
    this.counts.set(own, ofVisitor + 1).set(all, ofNetwork + 1);
    return true;
  }
}
