import type { ReportTicket } from '@lacteos/contracts/http';
import type { ReleaseReportItem } from '@lacteos/remote-kit/registry';

export interface Opening {
  remote: string;
  release: string;
  visitor: string;
  network: string;
  /** ISO 8601, UTC. */
  at: string;
}

export interface StoredOpenings {
  open: Record<string, Opening>;
  /** Times of outcomes whose start another desk holds or is still to come. */
  settled: Record<string, string>;
}

/** Pages give up after nine seconds and report within another five: silence means a hang. */
const OVERDUE_MS = 60_000;
const SETTLED_MS = 10 * OVERDUE_MS;
const MAX_OPEN = 5_000;
const MAX_SETTLED = 5_000;
/** Per visitor, so that nobody can displace others. */
const MAX_OPEN_OF_VISITOR = 20;

type Voter = Pick<ReportTicket, 'visitor' | 'network'>;

const isOlder = (moment: string, ms: number, at: Date): boolean => at.getTime() - Date.parse(moment) >= ms;
const visitorOf = (key: string): string => key.split(' ', 1)[0] ?? '';

/** Tracks openings until their outcome. The cost of a report does not depend on their number. */
export class Openings {
  private readonly open: Map<string, Opening>;
  private readonly settled: Map<string, string>;
  private readonly ofVisitor = new Map<string, Set<string>>();

  constructor({ open, settled }: StoredOpenings = { open: {}, settled: {} }) {
    this.open = new Map(Object.entries(open));
    this.settled = new Map(Object.entries(settled));
    for (const key of this.open.keys()) this.keysOf(visitorOf(key)).add(key);
  }

  toJSON(): StoredOpenings {
    return { open: Object.fromEntries(this.open), settled: Object.fromEntries(this.settled) };
  }

  /** A start opens an attempt; any other kind that names it ends it. */
  follow({ attempt, kind, remote, release }: ReleaseReportItem, { visitor, network }: Voter, at: Date): void {
    if (!attempt) return;
    const key = `${visitor} ${attempt}`;
    if (kind === 'start') this.begin(key, { remote, release, visitor, network, at: at.toISOString() });
    else this.settle(key, at);
  }

  /** Call when reports of a visitor were refused: an outcome may be among them. */
  forgetVisitor(visitor: string): void {
    for (const key of this.ofVisitor.get(visitor) ?? []) this.open.delete(key);
    this.ofVisitor.delete(visitor);
  }

  /** Removes overdue openings unless another desk knows their outcome; null when nothing changed. */
  takeOverdue(others: readonly Openings[], at: Date): Opening[] | null {
    const late = [...this.open].filter(([, opening]) => isOlder(opening.at, OVERDUE_MS, at));
    const forgotten = [...this.settled].filter(([, moment]) => isOlder(moment, SETTLED_MS, at));
    if (late.length + forgotten.length === 0) return null;
    for (const [key] of late) this.close(key);
    for (const [key] of forgotten) this.settled.delete(key);
    const isSettled = (key: string): boolean => others.some(({ settled }) => settled.has(key));
    return late.filter(([key]) => !isSettled(key)).map(([, opening]) => opening);
  }

  private begin(key: string, opening: Opening): void {
    if (this.settled.delete(key)) return;
    const own = this.keysOf(opening.visitor);
    if (own.size >= MAX_OPEN_OF_VISITOR || this.open.size >= MAX_OPEN) return;
    own.add(key);
    this.open.set(key, opening);
  }

  private settle(key: string, at: Date): void {
    if (this.close(key) || this.settled.size >= MAX_SETTLED) return;
    this.settled.set(key, at.toISOString());
  }

  private close(key: string): boolean {
    const visitor = visitorOf(key);
    const own = this.ofVisitor.get(visitor);
    own?.delete(key);
    if (own?.size === 0) this.ofVisitor.delete(visitor);
    return this.open.delete(key);
  }

  private keysOf(visitor: string): Set<string> {
    const keys = this.ofVisitor.get(visitor) ?? new Set();
    this.ofVisitor.set(visitor, keys);
    return keys;
  }
}
