import type { ReportTicket } from '@lacteos/contracts/http';
import type { ReleaseReportItem } from '@lacteos/remote-kit/discovery';

/** A part of a remote that a page has begun to open and of which no outcome is known yet. Plain data. */
export interface Opening {
  remote: string;
  release: string;
  visitor: string;
  network: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** What pages have begun to open, and which of it has an outcome; by visitor and attempt. */
export interface Openings {
  open: Record<string, Opening>;
  /** Outcomes whose start another desk holds, or that were faster than their start, with their moment. */
  settled: Record<string, string>;
}

/**
 * How long an outcome is waited for. A page gives up after nine seconds by itself and sends what it knows within another
 * five: one that says nothing hangs.
 */
const OVERDUE_MS = 60_000;
const SETTLED_MS = 10 * OVERDUE_MS;
const MAX_OPEN = 5_000;
/** Of one visitor, so that nobody can push the others out. */
const MAX_OPEN_OF_VISITOR = 20;

export const noOpenings = (): Openings => ({ open: {}, settled: {} });

type Voter = Pick<ReportTicket, 'visitor' | 'network'>;

const without = <T>(table: Record<string, T>, keys: ReadonlySet<string>): Record<string, T> =>
  keys.size === 0 ? table : Object.fromEntries(Object.entries(table).filter(([key]) => !keys.has(key)));

const begin = (openings: Openings, key: string, opening: Opening): Openings => {
  if (Object.hasOwn(openings.settled, key))
    return { ...openings, settled: without(openings.settled, new Set([key])) };
  const own = Object.values(openings.open).filter(({ visitor }) => visitor === opening.visitor).length;
  const isFull = own >= MAX_OPEN_OF_VISITOR || Object.keys(openings.open).length >= MAX_OPEN;
  return isFull ? openings : { ...openings, open: { ...openings.open, [key]: opening } };
};

const settle = (openings: Openings, key: string, at: Date): Openings =>
  Object.hasOwn(openings.open, key)
    ? { ...openings, open: without(openings.open, new Set([key])) }
    : { ...openings, settled: { ...openings.settled, [key]: at.toISOString() } };

/** The openings after one more reported item: a start opens one, whatever else names its attempt ends it. */
export const follow = (
  openings: Openings,
  { attempt, kind, remote, release }: ReleaseReportItem,
  { visitor, network }: Voter,
  at: Date,
): Openings => {
  if (!attempt) return openings;
  const key = `${visitor} ${attempt}`;
  return kind === 'start'
    ? begin(openings, key, { remote, release, visitor, network, at: at.toISOString() })
    : settle(openings, key, at);
};

/** The openings without those of a visitor whose reports were refused: their outcome may be among what was refused. */
export const withoutVisitor = (openings: Openings, visitor: string): Openings => ({
  ...openings,
  open: Object.fromEntries(Object.entries(openings.open).filter(([, of]) => of.visitor !== visitor)),
});

/** What is overdue, unless another desk knows the outcome, and the openings without it. */
export const takeOverdue = (
  openings: Openings,
  others: readonly Openings[],
  at: Date,
): { overdue: Opening[]; openings: Openings } => {
  const isOlder = (moment: string, ms: number): boolean => at.getTime() - Date.parse(moment) >= ms;
  const late = Object.entries(openings.open).filter(([, opening]) => isOlder(opening.at, OVERDUE_MS));
  const forgotten = Object.entries(openings.settled).filter(([, moment]) => isOlder(moment, SETTLED_MS));
  if (late.length + forgotten.length === 0) return { overdue: [], openings };
  const isSettled = (key: string): boolean => others.some(({ settled }) => Object.hasOwn(settled, key));
  const keysOf = (entries: readonly (readonly [string, unknown])[]) => new Set(entries.map(([key]) => key));
  return {
    overdue: late.filter(([key]) => !isSettled(key)).map(([, opening]) => opening),
    openings: {
      open: without(openings.open, keysOf(late)),
      settled: without(openings.settled, keysOf(forgotten)),
    },
  };
};
