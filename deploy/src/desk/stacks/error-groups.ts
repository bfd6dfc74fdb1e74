import type { BrowserError, BrowserErrorFrame } from '@lacteos/remote-kit/discovery';
import { createHash } from 'node:crypto';
import { mergeSketches, visitorsIn, withVisitor, type VisitorSketch } from './visitor-sketch.js';

type Table = Record<string, number>;

/** Alike errors of browsers. Plain data. */
export interface ErrorGroup {
  remote: string;
  message: string;
  frames: BrowserErrorFrame[];
  /** ISO 8601, UTC. */
  first: string;
  last: string;
  count: number;
  visitors: VisitorSketch;
  releases: Table;
  browsers: Table;
  pages: Table;
}

/** What a desk keeps of browsers' errors. */
export interface ErrorState {
  version: 1;
  groups: Record<string, ErrorGroup>;
  /** Who used a release at all, by remote and release. */
  seen: Record<string, VisitorSketch>;
}

/** One error that a browser reported, its stack resolved. */
export interface Occurrence {
  remote: string;
  release: string;
  message: string;
  frames: BrowserErrorFrame[];
  browser: string;
  page: string;
  visitor: string;
}

const MAX_GROUPS = 200;
const MAX_SEEN = 60;
const MAX_ROWS = 20;
const SAME_FRAMES = 3;

export const noErrors = (): ErrorState => ({ version: 1, groups: {}, seen: {} });

/** How a desk's file holds its errors. */
export const ERROR_STATE = { empty: noErrors, upgraded: (state: ErrorState): ErrorState => state };

/** What makes errors alike: the remote, the text without its numbers, and where it happened, whichever release it was. */
export const groupIdOf = ({
  remote,
  message,
  frames,
}: Pick<Occurrence, 'remote' | 'message' | 'frames'>): string => {
  const places = frames
    .slice(0, SAME_FRAMES)
    .map(({ source, called, line }) => `${source} ${called || line}`);
  const text = [remote, message.replace(/\d+/g, '0'), ...places].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
};

const addTo = (table: Table, key: string, count = 1): Table => {
  if (!Object.hasOwn(table, key) && Object.keys(table).length >= MAX_ROWS) return table;
  return { ...table, [key]: (table[key] ?? 0) + count };
};

/** The newest of a table whose values grow newer. */
const newest = <T>(
  table: Record<string, T>,
  limit: number,
  momentOf: (value: T) => string,
): Record<string, T> => {
  const entries = Object.entries(table);
  if (entries.length <= limit) return table;
  entries.sort(([, a], [, b]) => momentOf(b).localeCompare(momentOf(a)));
  return Object.fromEntries(entries.slice(0, limit));
};

/** The state in which this visitor has used this release. */
export const withUse = (state: ErrorState, remote: string, release: string, visitor: string): ErrorState => {
  const key = `${remote} ${release}`;
  const known = state.seen[key] ?? [];
  const sketch = withVisitor(known, visitor);
  if (sketch === known) return state;
  const others = Object.entries(state.seen).filter(([other]) => other !== key);
  return {
    ...state,
    seen: Object.fromEntries([...others, [key, sketch]].slice(-MAX_SEEN)) as ErrorState['seen'],
  };
};

/** The state with one more error. */
export const withError = (state: ErrorState, occurrence: Occurrence, at: Date): ErrorState => {
  const { remote, release, message, frames, browser, page, visitor } = occurrence;
  const id = groupIdOf(occurrence);
  const moment = at.toISOString();
  const known: ErrorGroup = state.groups[id] ?? {
    remote,
    message,
    frames,
    first: moment,
    last: moment,
    count: 0,
    visitors: [],
    releases: {},
    browsers: {},
    pages: {},
  };
  const group: ErrorGroup = {
    ...known,
    last: moment,
    count: known.count + 1,
    visitors: withVisitor(known.visitors, visitor),
    releases: addTo(known.releases, release),
    browsers: addTo(known.browsers, browser),
    pages: addTo(known.pages, page),
  };
  return { ...state, groups: newest({ ...state.groups, [id]: group }, MAX_GROUPS, ({ last }) => last) };
};

const addTables = (a: Table, b: Table): Table =>
  Object.entries(b).reduce((sum, [key, count]) => addTo(sum, key, count), a);

const addGroups = (a: ErrorGroup, b: ErrorGroup): ErrorGroup => ({
  ...a,
  first: a.first < b.first ? a.first : b.first,
  last: a.last > b.last ? a.last : b.last,
  count: a.count + b.count,
  visitors: mergeSketches(a.visitors, b.visitors),
  releases: addTables(a.releases, b.releases),
  browsers: addTables(a.browsers, b.browsers),
  pages: addTables(a.pages, b.pages),
});

/** The merged state of several desks. */
export const addErrorStates = (own: ErrorState, others: readonly ErrorState[]): ErrorState =>
  others.reduce((sum, other) => {
    const groups = { ...sum.groups };
    for (const [id, group] of Object.entries(other.groups)) {
      const known = groups[id];
      groups[id] = known ? addGroups(known, group) : group;
    }
    const seen = { ...sum.seen };
    for (const [key, sketch] of Object.entries(other.seen))
      seen[key] = mergeSketches(seen[key] ?? [], sketch);
    return { ...sum, groups, seen };
  }, own);

/** The state without groups that were last seen before a moment. */
export const withoutOldErrors = (state: ErrorState, oldest: Date): ErrorState => {
  const limit = oldest.toISOString();
  const kept = Object.entries(state.groups).filter(([, { last }]) => last >= limit);
  return kept.length === Object.keys(state.groups).length
    ? state
    : { ...state, groups: Object.fromEntries(kept) };
};

const rows = (table: Table): [string, number][] => Object.entries(table).sort(([, a], [, b]) => b - a);

/** The errors of a remote for its page, the latest first. `sample` is the share of pages that report what went well. */
export const errorsOf = (state: ErrorState, remote: string, sample: number): BrowserError[] =>
  Object.entries(state.groups)
    .filter(([, group]) => group.remote === remote)
    .map(([id, group]) => {
      const users = Object.keys(group.releases).reduce<VisitorSketch>(
        (sum, release) => mergeSketches(sum, state.seen[`${remote} ${release}`] ?? []),
        [],
      );
      const visitors = visitorsIn(group.visitors);
      const all = Math.max(visitors, visitorsIn(users) / sample);
      return {
        id,
        message: group.message,
        frames: group.frames,
        first: group.first,
        last: group.last,
        count: group.count,
        visitors,
        share: all === 0 ? null : visitors / all,
        releases: rows(group.releases),
        browsers: rows(group.browsers),
        pages: rows(group.pages),
      };
    })
    .sort((a, b) => b.last.localeCompare(a.last));
