import { EXCEPTIONS } from './exceptions.js';
import { ALWAYS, type Moment } from './moments.js';

/** Places of a page and its browser by kind, e.g. 'lock lacteos.session.refresh', with a short text of each. */
export type State = Readonly<Record<string, string>>;

type Change = 'added' | 'removed' | 'changed';

interface Kind {
  changes: readonly Change[];
  moments: readonly Moment[];
  say: (place: string, before: string, after: string, change: Change) => string;
}

const MAX_NAMED = 3;
const quoted = (text: string): string => (text ? `'${text.slice(0, 60)}'` : 'nothing');

const LEFT: readonly Moment[] = ['left'];

const KINDS: Readonly<Record<string, Kind>> = {
  intrinsic: {
    changes: ['added', 'changed', 'removed'],
    moments: ALWAYS,
    say: (place) => `replaces ${place} of the browser`,
  },
  platform: {
    changes: ['changed', 'removed'],
    moments: ALWAYS,
    say: (place) => `replaces the platform's ${place}`,
  },
  shared: { changes: ['changed'], moments: ALWAYS, say: (place) => `replaces the shared ${place}` },
  handler: { changes: ['added'], moments: ALWAYS, say: (place) => `sets ${place}` },
  clock: {
    changes: ['changed'],
    moments: ALWAYS,
    say: (place) => `moves the clock: ${place} tells another time`,
  },
  timer: { changes: ['changed'], moments: ALWAYS, say: () => 'stops timers of others' },
  lock: { changes: ['added'], moments: ALWAYS, say: (place) => `holds the lock ${place}` },
  cookie: {
    changes: ['added', 'removed'],
    moments: ALWAYS,
    say: (place, _before, _after, change) =>
      `${change === 'added' ? 'writes' : 'removes'} the cookie ${place}`,
  },
  cache: { changes: ['removed'], moments: ALWAYS, say: (place) => `removes the cache ${place} of another` },
  database: {
    changes: ['removed'],
    moments: ALWAYS,
    say: (place) => `removes the database ${place} of another`,
  },
  document: {
    changes: ['changed'],
    moments: ALWAYS,
    say: (place, before, after) =>
      `changes the document's ${place}: ${quoted(before)} became ${quoted(after)}`,
  },
  markup: {
    changes: ['changed'],
    moments: ALWAYS,
    say: (place, before, after) => `changes the frame's ${place}: ${quoted(before)} became ${quoted(after)}`,
  },
  sheet: {
    changes: ['changed'],
    moments: ALWAYS,
    say: () => 'adopts a style sheet for the whole document',
  },
  rule: {
    changes: ['added'],
    moments: ALWAYS,
    say: (place) => `brings a rule for what is not its own: ${place}`,
  },
  font: {
    changes: ['changed', 'removed'],
    moments: ALWAYS,
    say: (place) => `replaces the font ${place} of the shop`,
  },
  input: {
    changes: ['changed'],
    moments: ALWAYS,
    say: (place) => `takes ${place} on the frame before it arrives`,
  },
  frame: {
    changes: ['added', 'changed', 'removed'],
    moments: LEFT,
    say: (place, _before, _after, change) =>
      change === 'removed' ? `takes ${place} out of the frame` : `changes the frame: ${place}`,
  },
  layer: {
    changes: ['added', 'changed'],
    moments: LEFT,
    say: (place) => `leaves something above the page: ${place}`,
  },
  root: {
    changes: ['added', 'changed', 'removed'],
    moments: LEFT,
    say: (place, before, after) =>
      `changes the document's ${place}: ${quoted(before)} became ${quoted(after)}`,
  },
  head: {
    changes: ['added', 'changed', 'removed'],
    moments: LEFT,
    say: (place, _before, _after, change) =>
      change === 'removed' ? `takes ${place} out of the head` : `changes the head: ${place}`,
  },
  setting: {
    changes: ['changed'],
    moments: LEFT,
    say: (place, before, after) =>
      `changes the document's ${place}: ${quoted(before)} became ${quoted(after)}`,
  },
  file: {
    changes: ['changed'],
    moments: ALWAYS,
    say: (place, before, after) =>
      `changes the style sheet ${place} of another: ${quoted(before)} became ${quoted(after)}`,
  },
  control: {
    changes: ['changed'],
    moments: LEFT,
    say: (place) => `takes ${place} from the frame`,
  },
  neighbour: { changes: ['changed'], moments: LEFT, say: (place) => `covers ${place} of the next page` },
  active: {
    changes: ['added', 'changed'],
    moments: LEFT,
    say: (place, before, after) => `keeps ${Number(after) - Number(before || 0)} ${place} at work`,
  },
  store: {
    changes: ['changed'],
    moments: ALWAYS,
    say: (place, _before, after) => `leaves ${place} ${after}`,
  },
  print: {
    changes: ['changed', 'removed'],
    moments: ['left'],
    say: (place, before, after) =>
      `changes how ${place} is printed: ${quoted(before)} became ${quoted(after)}`,
  },
};

const changeOf = (before: string | undefined, after: string | undefined): Change | null => {
  if (before === after) return null;
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
};

const isExcepted = (key: string, moment: Moment): boolean =>
  EXCEPTIONS.some((exception) => exception.key.test(key) && exception.moments.includes(moment));

/**
 * Sentences about what differs and is another's, at most three of a kind. `elsewhere`: the state of a browser that the
 * page never reached, which has changes of the shop itself.
 */
export const compareStates = (
  before: State,
  after: State,
  moment: Moment,
  elsewhere: State = before,
): string[] => {
  const byKind = new Map<string, string[]>();
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [name = ''] = key.split(' ', 1);
    const kind = KINDS[name];
    const change = changeOf(before[key], after[key]);
    if (!kind || !change || !kind.changes.includes(change) || !kind.moments.includes(moment)) continue;
    if (isExcepted(key, moment) || elsewhere[key] === after[key]) continue;
    const place = key.slice(name.length + 1);
    const sentence = kind.say(place, before[key] ?? '', after[key] ?? '', change);
    byKind.set(name, [...(byKind.get(name) ?? []), sentence]);
  }
  return [...byKind.values()].flatMap((sentences) => [
    ...sentences.slice(0, MAX_NAMED),
    ...(sentences.length > MAX_NAMED ? [`${sentences.length - MAX_NAMED} more of this kind`] : []),
  ]);
};
