import { webcrypto } from 'node:crypto';

import { installAuthority, refreshSession, signOut, startSession } from '@lacteos/session-bus';
import { aUser } from '@lacteos/session-bus/testing';

import { answer, stubHttp } from '../../testing/index.js';
import { waitingDrafts } from './draft-marker.js';
import { persistDrafts } from './persist-drafts.js';
import type { SealedList } from './list-cipher.js';
import type { ListStore } from './list-store.js';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64url');
const PERSON = keyOf(7);
const OTHER = keyOf(8);
const PRICE = 'product 5';
const TYPED = { name: 'Kumis de Hermenegilda', price: 7_654.5 };

let http: ReturnType<typeof stubHttp>;
let draftKey = PERSON;
let rows: Map<string, SealedList>;
/** Pages that were left. */
const ends: (() => void)[] = [];
const leavePages = () => ends.splice(0).forEach((end) => end());

/** A tab of one browser: shares database and local storage, not the session storage. */
function aTab(tab: Storage = window.sessionStorage) {
  const store: ListStore = {
    read: async (id) => rows.get(id),
    write: async (draft) => void rows.set(draft.id, draft),
    remove: async (id) => void rows.delete(id),
    clear: async () => rows.clear(),
  };
  const drafts = persistDrafts(store, waitingDrafts({ tabs: window.localStorage, tab }));
  const hold: typeof drafts.hold = (...form) => {
    const end = drafts.hold(...form);
    ends.push(end);
    return end;
  };
  return { ...drafts, hold };
}
const storageOf = (): Storage => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage;
};
const signIn = (id = 3) =>
  startSession({ token: 'a-token', expiresIn: 900, user: aUser({ id, id_role: 3 }) });
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((next) => setTimeout(next, 1));
};
/** Keys that are ready, and drafts whose encryption began. */
let keys = 0;
let seals = 0;
/** Counts derived HMAC keys, the last step of a person's cipher, and encryptions. */
const countingCrypto = {
  ...webcrypto,
  getRandomValues: <T extends ArrayBufferView>(array: T): T => webcrypto.getRandomValues(array as never) as T,
  randomUUID: () => webcrypto.randomUUID(),
  subtle: new Proxy(webcrypto.subtle, {
    get:
      (subtle, name: keyof SubtleCrypto) =>
      async (...given: unknown[]) => {
        if (name === 'encrypt') seals += 1;
        const made: unknown = await (subtle[name] as (...all: unknown[]) => unknown).apply(subtle, given);
        if (name === 'deriveKey' && (made as CryptoKey).algorithm.name === 'HMAC') keys += 1;
        return made;
      },
  }),
};
/** Runs work that requests keys, and waits for `count` of them. */
const withKeys = async (count: number, work: () => unknown) => {
  const wanted = keys + count;
  work();
  await until(() => keys >= wanted);
};
/** Loses the session at the server. @param drafts expected number of stored drafts */
const loseSession = async (drafts: number) => {
  const wanted = rows.size + drafts;
  await refreshSession();
  await until(() => rows.size === wanted);
  leavePages();
};
const dump = () =>
  [...rows.values()]
    .map(({ id, nonce, body }) =>
      [id, ...[nonce, body].map((part) => Buffer.from(part as ArrayBuffer).toString('latin1'))].join(' '),
    )
    .concat(JSON.stringify({ ...window.localStorage, ...window.sessionStorage }))
    .join('\n');

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: countingCrypto, configurable: true }));
beforeEach(async () => {
  draftKey = PERSON;
  rows = new Map();
  window.localStorage.clear();
  window.sessionStorage.clear();
  http = stubHttp({ 'GET /auth/list-key': () => answer({ key: keyOf(1), draftKey }) });
  await installAuthority({ refresh: async () => null, signOut: async () => undefined });
  signIn();
});
afterEach(() => {
  leavePages();
  http.restore();
});

/** A page with an edited form, whose session is lost. */
async function lostEdit(tab = aTab()) {
  await withKeys(1, () => tab.hold(PRICE, () => TYPED));
  await loseSession(1);
  return tab;
}

describe('a draft when the session is lost', () => {
  it('is restored for the same person, once', async () => {
    const tab = await lostEdit();
    signIn();
    expect(await tab.restore(PRICE)).toEqual(TYPED);
    expect(await tab.restore(PRICE)).toBeUndefined();
    expect(rows.size).toBe(0);
  });

  it('is restored after a reload, and in a new tab after the browser was closed [N-17-543]', async () => {
    await lostEdit();
    signIn();
    expect(await aTab().restore(PRICE)).toEqual(TYPED);
    await lostEdit();
    signIn();
    expect(await aTab(storageOf()).restore(PRICE)).toEqual(TYPED);
  });

  it('is separate from the same form in another tab [N-17-543]', async () => {
    const [one, other] = [storageOf(), storageOf()];
    const tabs = [aTab(one), aTab(other)] as const;
    await withKeys(2, () => {
      tabs[0].hold(PRICE, () => 'in one');
      tabs[1].hold(PRICE, () => 'in the other');
    });
    await loseSession(2);
    signIn();
    expect([await tabs[1].restore(PRICE), await tabs[0].restore(PRICE)]).toEqual(['in the other', 'in one']);
  });

  it('cannot be read in a dump of the browser [N-17-544]', async () => {
    await lostEdit();
    expect(rows.size).toBe(1);
    expect(dump()).not.toMatch(/Hermenegilda|7654|product/);
    expect(dump()).not.toContain(PERSON);
  });

  it('is not restored for another person, and waits for its owner [N-17-544]', async () => {
    const tab = await lostEdit();
    draftKey = OTHER;
    signIn(4);
    expect(await tab.restore(PRICE)).toBeUndefined();
    await signOut();
    draftKey = PERSON;
    signIn();
    expect(await tab.restore(PRICE)).toEqual(TYPED);
  });

  it('is not restored after all sessions were ended and the key changed [N-17-544]', async () => {
    const tab = await lostEdit();
    draftKey = OTHER;
    signIn();
    expect(await tab.restore(PRICE)).toBeUndefined();
  });

  it('is sealed with the current key, also after a password change [N-17-545]', async () => {
    const tab = aTab();
    await withKeys(1, () => tab.hold(PRICE, () => TYPED));
    draftKey = OTHER;
    await withKeys(1, () => signIn());
    await loseSession(1);
    signIn();
    expect(await tab.restore(PRICE)).toEqual(TYPED);
  });

  it('is not stored at sign-out, nor without typing [N-17-544]', async () => {
    const tab = aTab();
    await withKeys(1, () => {
      tab.hold(PRICE, () => TYPED);
      const end = tab.hold('closed', () => 'closed');
      end();
      tab.hold('untouched', () => undefined);
    });
    const sealed = seals;
    await signOut();
    leavePages();
    signIn();
    await withKeys(1, () => tab.hold(PRICE, () => undefined));
    await loseSession(0);
    // No encryption began, so there is nothing to wait for.
    expect([rows.size, seals]).toEqual([0, sealed]);
  });

  it('causes no request on pages without drafts', async () => {
    expect(await aTab().restore(PRICE)).toBeUndefined();
    expect(http.requestsTo('GET /auth/list-key')).toHaveLength(0);
  });

  it('is available again when the page was left before it was shown', async () => {
    const tab = await lostEdit();
    signIn();
    tab.storeAgain(PRICE, await tab.restore(PRICE));
    expect(await tab.restore(PRICE)).toEqual(TYPED);
  });
});
