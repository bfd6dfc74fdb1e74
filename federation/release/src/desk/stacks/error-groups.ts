import type { BrowserError, BrowserErrorFrame } from '@lacteos/remote-kit/registry';
import { createHash } from 'node:crypto';
import { mergeSketches, visitorsIn, withVisitor, type VisitorSketch } from './visitor-sketch.js';

type Table = Record<string, number>;

export interface ErrorGroup {
  remote: string;
  message: string;
  frames: BrowserErrorFrame[];
  /** ISO 8601, UTC. */
  first: string;
  last: string;
  count: number;
  visitors: VisitorSketch;
  /** Keyed hashes of the first reporting networks; absent in earlier versions' files. */
  networks?: readonly string[];
  releases: Table;
  browsers: Table;
  pages: Table;
}

export interface ErrorState {
  version: 1;
  groups: Record<string, ErrorGroup>;
  /** Visitors of a release, by remote and release. */
  seen: Record<string, VisitorSketch>;
}

export interface Occurrence {
  remote: string;
  release: string;
  message: string;
  frames: BrowserErrorFrame[];
  browser: string;
  page: string;
  visitor: string;
  /** Keyed hash of the visitor's network. */
  network: string;
}

const MAX_GROUPS = 200;
const MAX_SEEN = 60;
const MAX_ROWS = 20;
const SAME_FRAMES = 3;
const KNOWN_NETWORKS = 3;

export const noErrors = (): ErrorState => ({ version: 1, groups: {}, seen: {} });

export const ERROR_STATE = { empty: noErrors, upgraded: (state: ErrorState): ErrorState => state };

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

/** In a full table a new row replaces the rarest. */
const addTo = (table: Table, key: string, count = 1): Table => {
  const added = { ...table, [key]: (table[key] ?? 0) + count };
  if (Object.keys(added).length > MAX_ROWS) {
    const [rarest] = Object.entries(table).reduce((smallest, row) => (row[1] < smallest[1] ? row : smallest));
    Reflect.deleteProperty(added, rarest);
  }
  return added;
};

const countNetworks = ({ networks }: ErrorGroup): number => networks?.length ?? KNOWN_NETWORKS;

type Entry = readonly [id: string, group: ErrorGroup];

const groupsOfBusiest = (
  groups: readonly Entry[],
  sourceOf: (group: ErrorGroup) => unknown,
): readonly Entry[] => {
  const bySource = new Map<unknown, Entry[]>();
  for (const entry of groups) {
    const source = sourceOf(entry[1]);
    bySource.set(source, [...(bySource.get(source) ?? []), entry]);
  }
  return [...bySource.values()].reduce((largest, one) => (one.length > largest.length ? one : largest));
};

/**
 * Drops the oldest group of the busiest visitor in the busiest network among the least reported ones, so that mass
 * reporters displace their own.
 */
const withoutOne = (groups: Record<string, ErrorGroup>): Record<string, ErrorGroup> => {
  const entries = Object.entries(groups);
  if (entries.length <= MAX_GROUPS) return groups;
  const least = Math.min(...entries.map(([, group]) => countNetworks(group)));
  const narrow = entries.filter(([, group]) => countNetworks(group) === least);
  const ofNetwork = groupsOfBusiest(narrow, ({ networks }) => networks?.[0]);
  const ofVisitor = groupsOfBusiest(ofNetwork, ({ visitors }) => visitors[0]);
  const [dropped] = ofVisitor.reduce((oldest, one) => (one[1].last < oldest[1].last ? one : oldest));
  const { [dropped]: _dropped, ...kept } = groups;
  return kept;
};

export const addVisitor = (
  state: ErrorState,
  remote: string,
  release: string,
  visitor: string,
): ErrorState => {
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

export const withError = (state: ErrorState, occurrence: Occurrence, at: Date): ErrorState => {
  const { remote, release, message, frames, browser, page, visitor, network } = occurrence;
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
    networks: [...new Set([...(known.networks ?? []), network])].slice(0, KNOWN_NETWORKS),
    releases: addTo(known.releases, release),
    browsers: addTo(known.browsers, browser),
    pages: addTo(known.pages, page),
  };
  return { ...state, groups: withoutOne({ ...state.groups, [id]: group }) };
};

const addTables = (a: Table, b: Table): Table =>
  Object.entries(b).reduce((sum, [key, count]) => addTo(sum, key, count), a);

const addGroups = (a: ErrorGroup, b: ErrorGroup): ErrorGroup => ({
  ...a,
  first: a.first < b.first ? a.first : b.first,
  last: a.last > b.last ? a.last : b.last,
  count: a.count + b.count,
  visitors: mergeSketches(a.visitors, b.visitors),
  networks: [...new Set([...(a.networks ?? []), ...(b.networks ?? [])])].slice(0, KNOWN_NETWORKS),
  releases: addTables(a.releases, b.releases),
  browsers: addTables(a.browsers, b.browsers),
  pages: addTables(a.pages, b.pages),
});

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

export const withoutOldErrors = (state: ErrorState, oldest: Date): ErrorState => {
  const limit = oldest.toISOString();
  const kept = Object.entries(state.groups).filter(([, { last }]) => last >= limit);
  return kept.length === Object.keys(state.groups).length
    ? state
    : { ...state, groups: Object.fromEntries(kept) };
};

const rows = (table: Table): [string, number][] => Object.entries(table).sort(([, a], [, b]) => b - a);

/** Errors of a remote, latest first. `sample`: share of pages that report successes. */
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
