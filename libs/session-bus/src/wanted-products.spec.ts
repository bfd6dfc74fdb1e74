import {
  dropWanted,
  installAuthority,
  readRoot,
  rememberWanted,
  startSession,
  takeWanted,
  wantedProducts,
} from './index.js';
import { hasLapsed, refreshSession, OF_PERSON, SEALED_CHECKOUT, signOut } from './index.js';
import { aUser } from './testing/a-user.js';
import { aSignIn, FakeBrowser } from './testing/fake-tabs.js';

const KUMIS = { id: 4, name: 'Kumis', image: '/api/media/kumis/640.webp', quantity: 2 };
const QUESO = { id: 5, name: 'Queso', image: '/api/media/queso/640.webp', quantity: 1 };
const HALF_AN_HOUR_MS = 30 * 60_000;
const ids = () => wantedProducts().map(({ id }) => id);
const install = async (refresh: () => Promise<null> = async () => null) =>
  installAuthority({ refresh, signOut: async () => undefined }, new FakeBrowser().openTab());

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('products chosen before sign-in', () => {
  it('are stored once each with their last quantity, and claimed once [N-18-004]', async () => {
    rememberWanted(KUMIS);
    rememberWanted(QUESO);
    rememberWanted({ ...KUMIS, quantity: 3 });
    expect(wantedProducts()).toMatchObject([QUESO, { ...KUMIS, quantity: 3 }]);
    expect((await takeWanted()).map(({ id }) => id)).toEqual([5, 4]);
    expect(await takeWanted()).toEqual([]);
  });

  it('are stored beside wishes, which earlier releases of the shell do not know [N-18-213]', async () => {
    rememberWanted(KUMIS);
    rememberWanted({ ...KUMIS, quantity: 1, wish: 'favourites' });
    rememberWanted({ ...KUMIS, quantity: 1, wish: 'favourites' });
    expect(readRoot().wanted).toMatchObject([KUMIS]);
    expect(wantedProducts()).toMatchObject([KUMIS, { id: 4, wish: 'favourites' }]);
    dropWanted({ id: 4 });
    expect(await takeWanted()).toMatchObject([{ id: 4, wish: 'favourites' }]);
    expect(wantedProducts()).toEqual([]);
  });

  it('expire half an hour later', () => {
    rememberWanted(KUMIS, 1_000);
    expect(wantedProducts(1_000 + HALF_AN_HOUR_MS)).toEqual([]);
  });

  it('survive the sign-in and end with the session', async () => {
    await install();
    rememberWanted(KUMIS);
    startSession(aSignIn());
    expect(ids()).toEqual([4]);
    await signOut();
    expect(ids()).toEqual([]);
  });

  it('are not passed on to the next person [N-18-004]', async () => {
    await install();
    startSession(aSignIn({ user: aUser({ id: 1 }) }));
    rememberWanted(KUMIS);
    startSession(aSignIn({ user: aUser({ id: 2 }) }));
    expect(ids()).toEqual([]);
  });

  it.each(['{broken', '{"wanted":5}', '{"wanted":[{"id":"4"}]}'])(
    'are empty when the stored text is damaged: %s',
    (text) => {
      localStorage.setItem('root', text);
      expect(wantedProducts()).toEqual([]);
    },
  );

  it('are empty where storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    expect(() => rememberWanted(KUMIS)).not.toThrow();
    expect(wantedProducts()).toEqual([]);
  });
});

describe('an ended session', () => {
  it('has lapsed when the server has dropped it, until somebody signs in [N-18-006, N-18-404]', async () => {
    await install();
    startSession(aSignIn());
    localStorage.setItem(SEALED_CHECKOUT, 'sealed');
    sessionStorage.setItem(`${OF_PERSON}pqr.draft`, '{}');
    sessionStorage.setItem('lacteos.checkout.draft.shipping.1', '{"address":"Calle 15 # 37-20"}');
    await refreshSession();
    expect(hasLapsed()).toBe(true);
    // The address remains only encrypted, because the next person at this device could read it.
    expect(Object.entries(sessionStorage)).toEqual([[`${OF_PERSON}pqr.draft`, '{}']]);
    expect(localStorage.getItem(SEALED_CHECKOUT)).toBe('sealed');
    startSession(aSignIn());
    expect(hasLapsed()).toBe(false);
  });

  it('has not lapsed after a sign-out', async () => {
    await install();
    startSession(aSignIn());
    localStorage.setItem(SEALED_CHECKOUT, 'sealed');
    await signOut();
    expect(hasLapsed()).toBe(false);
    expect(localStorage.getItem(SEALED_CHECKOUT)).toBeNull();
  });

  it("removes the person's drafts from the tab and nothing else [N-18-404, N-20-316]", async () => {
    await install();
    startSession(aSignIn());
    sessionStorage.setItem(`${OF_PERSON}pqr.draft`, '{}');
    sessionStorage.setItem('lacteos.checkout.draft.shipping.1', '{}');
    sessionStorage.setItem('logo-screen-seen', 'yes');
    await signOut();
    expect(Object.keys(sessionStorage)).toEqual(['logo-screen-seen']);
  });
});
