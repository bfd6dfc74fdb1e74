import type { Page, Route } from '@playwright/test';

/** Public page with an entry, an exposed chunk, a lazy chunk and styles. */
export const VICTIM = { name: 'mfe-storefront', path: '/company', heading: 'EMPRESA' } as const;

export type Seen = 'panel' | 'page' | 'slow notice' | 'last good release';

export type Part = 'entry' | 'exposed chunk' | 'lazy chunk' | 'style';

export interface Kind {
  name: string;
  seen: Seen;
  beyondTheGate?: string;
  /** Made live past the gate it does harm: what the visitor sees then is told, not judged. */
  mayHarm?: boolean;
  damage:
    | { kind: 'network'; answer: (page: Page) => Promise<unknown> }
    | { kind: 'file'; part: Part; change: 'tamper' | 'truncate' }
    | { kind: 'missing folder' }
    | { kind: 'registry'; change: 'wrong signature' | 'unsigned' | 'stale' }
    | {
        kind: 'remote';
        misbehaviour: string;
        clicks?: boolean;
        isIsolated?: boolean;
        style?: string;
        query?: string;
        comesAfterGood?: boolean;
        says?: string;
        isUsed?: boolean;
      };
}

export const remoteOf = ({ name }: Kind): string =>
  `sabotaged-${KINDS.findIndex((kind) => kind.name === name)}`;

export const userOf = (kind: Kind): string => `${remoteOf(kind)}-user`;

export const pageOf = (kind: Kind): string => {
  if (kind.damage.kind !== 'remote') return VICTIM.path;
  return `/${kind.damage.isUsed ? userOf(kind) : remoteOf(kind)}${kind.damage.query ?? ''}`;
};

const FILES = `**/releases/${VICTIM.name}/**`;
const SCRIPTS = new RegExp(`/releases/${VICTIM.name}/.*\\.js$`);
const OUTSIDE = 'happens after the release: the fallback releases of the shell are for it';

const BUTTONS = 'the live check opens pages, it does not press their buttons';

const answering = (status: number, contentType: string, body: string) => (page: Page) =>
  page.route(FILES, (route) => route.fulfill({ status, contentType, body }));

const remote = (misbehaviour: string, seen: Seen = 'panel', more: object = {}): Kind => ({
  name: misbehaviour,
  seen,
  damage: { kind: 'remote', misbehaviour, ...more },
});

const afterGood = (misbehaviour: string): Kind => ({
  ...remote(misbehaviour, 'last good release', { comesAfterGood: true }),
  name: `${misbehaviour}, after a good release`,
});

const damaged = (part: Part, change: 'tamper' | 'truncate', seen: Seen = 'panel'): Kind => ({
  name: `${change === 'tamper' ? 'tampered byte in' : 'truncated'} ${part}`,
  seen,
  damage: { kind: 'file', part, change },
});

const holdBack = async (route: Route): Promise<void> => {
  await new Promise((done) => setTimeout(done, 12_000));
  await route.continue().catch(() => undefined);
};

const HARMS = [
  'loses 25 MB at each visit',
  'resets the styles of all',
  'replaces fetch',
  'steals clicks',
  'makes the header inert',
  'lays a sheet over the document',
  'observes itself without end',
  'keeps the processor busy',
  'empties the storage',
];

/** Change what others own in ways that the forced release keeps: only the gate, or the run time, is for them. */
const LATER_HARMS = [
  'sets cookies that no server takes',
  "holds the lock of the session's refresh",
  'signs the visitor out over the bus',
  'swallows keys',
  'covers everything after ten seconds',
  'covers the frame with a dialog',
  'hides the sign-in form by a rule',
  'asks before every page is left',
  'prints nothing on any page',
  'hides links under the pointer and focus rings',
  'moves the clock',
  "points the header's links elsewhere",
  'takes the frame out of reach of the keyboard',
  'changes language and zoom of the document',
  'goes on polling by a chain of timers',
  'sends 200 requests at once',
  'sends 1,200 events a second',
  'keeps a canvas of 400 MB',
  'makes every change of style dear',
  'unregisters the service worker and empties its caches',
  'deletes the databases of the browser',
  'reverses sorting',
  'writes the title in every frame',
];

/** Invented by someone who had not read the gate, to see whether it knows kinds and not cases. */
const INVENTED_HARMS = [
  'covers the frame in the top layer',
  'makes the document editable',
  'enlarges the document',
  'lets nobody scroll',
  'begins a transition that never ends',
  'draws the focus back',
  'moves every relative address',
  'floods the history',
  "writes another page's address",
  'changes the shared React',
  'freezes what is built in',
  'stops the timers of others',
  'takes the name of a property of styles',
  'renames the window',
  'leaves a worker at work',
  'keeps the screen awake',
  "writes into another's cache",
];

export const KINDS: readonly Kind[] = [
  { name: 'remote missing', seen: 'panel', damage: { kind: 'missing folder' } },
  {
    name: '503 for every file',
    seen: 'panel',
    beyondTheGate: OUTSIDE,
    damage: { kind: 'network', answer: answering(503, 'text/plain', 'Service Unavailable') },
  },
  {
    name: 'wrong JSON with 200',
    seen: 'panel',
    beyondTheGate: OUTSIDE,
    damage: { kind: 'network', answer: answering(200, 'application/json', '{"success":true}') },
  },
  {
    name: 'HTML page with 200',
    seen: 'panel',
    beyondTheGate: OUTSIDE,
    damage: { kind: 'network', answer: answering(200, 'text/html', '<h1>Portal</h1>') },
  },
  {
    name: 'slow scripts',
    seen: 'slow notice',
    beyondTheGate: OUTSIDE,
    damage: { kind: 'network', answer: (page) => page.route(SCRIPTS, holdBack) },
  },
  damaged('entry', 'truncate'),
  damaged('exposed chunk', 'truncate'),
  damaged('entry', 'tamper'),
  damaged('exposed chunk', 'tamper'),
  damaged('lazy chunk', 'tamper'),
  damaged('style', 'tamper', 'page'),
  {
    name: 'wrong signature',
    seen: 'last good release',
    damage: { kind: 'registry', change: 'wrong signature' },
  },
  {
    name: 'unsigned registry',
    seen: 'last good release',
    damage: { kind: 'registry', change: 'unsigned' },
  },
  { name: 'stale registry', seen: 'last good release', damage: { kind: 'registry', change: 'stale' } },
  remote('throws at evaluation'),
  remote('throws at mount'),
  { ...remote('throws at a later render', 'panel', { clicks: true }), beyondTheGate: BUTTONS },
  remote('throws in an effect'),
  {
    ...remote('throws in an event handler', 'page', { clicks: true }),
    beyondTheGate: BUTTONS,
  },
  remote('renders without end'),
  remote('sets state in every effect'),
  remote('brings a React of its own', 'panel', { isIsolated: true }),
  remote('leaves listeners behind', 'page'),
  remote('calls an unknown operation', 'page'),
  remote("takes another's address", 'page'),
  remote('doubles an address', 'page'),
  remote('speaks another contract'),
  remote('exports no remote'),
  remote('lacks the page of its route'),
  remote('needs a newer React'),
  remote('is far too big', 'page'),
  afterGood('throws at evaluation'),
  afterGood('throws at mount'),
  remote('never appears'),
  afterGood('never appears'),
  ...HARMS.map((harm) => remote(harm, 'page')),
  {
    ...remote('resets the styles of all by a file', 'page', { style: 'reset.css' }),
    beyondTheGate: 'the shell keeps the rules of a file inside the section: nothing else changes',
  },
  remote('fills a slot in a contract that it does not give', 'page'),
  remote('throws in the slot of another remote', 'page'),
  remote('imports a file that no release lists', 'page', { says: 'Nada plantado' }),
  remote('sends an event that it does not declare', 'page'),
  remote('sends an event with a payload that does not fit', 'page'),
  remote('blocks the page for a second as it is opened', 'page'),
  remote('a component that another remote uses throws', 'page', {
    isUsed: true,
    clicks: true,
    says: 'Esta función no está disponible',
  }),
  remote('resets the styles of all while it is shown', 'page'),
  remote('overwrites what others stored', 'page'),
  // The gate loads such a page as a document for one role and within the shop for the others.
  remote('throws for administrators alone', 'page'),
  remote('loses 25 MB at each visit of an administrator', 'page'),
  remote('compiles text to code'),
  ...LATER_HARMS.map((harm) => ({ ...remote(harm, 'page'), mayHarm: true })),
  {
    ...remote('brings a font of the name that the shop uses', 'page', { style: 'font.css' }),
    mayHarm: true,
  },
  {
    ...remote('renders without end for certain data', 'panel', { query: '?dato=raro' }),
    beyondTheGate: 'the live check opens pages with the samples that it is given',
  },
  ...INVENTED_HARMS.map((harm) => ({ ...remote(harm, 'page'), mayHarm: true })),
  {
    ...remote('forges messages to other tabs', 'page'),
    beyondTheGate: 'other tabs ask the server before they believe a message',
  },
];

export const SHORT: readonly string[] = [
  'tampered byte in lazy chunk',
  'unsigned registry',
  'throws at mount, after a good release',
  'brings a React of its own',
  'resets the styles of all by a file',
];
