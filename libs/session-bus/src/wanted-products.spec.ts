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

describe('products that a visitor asks for before signing in', () => {
  it('all wait, each once and with its last quantity, and are taken once [N-18-004]', async () => {
    rememberWanted(KUMIS);
    rememberWanted(QUESO);
    rememberWanted({ ...KUMIS, quantity: 3 });
    expect(wantedProducts()).toMatchObject([QUESO, { ...KUMIS, quantity: 3 }]);
    expect((await takeWanted()).map(({ id }) => id)).toEqual([5, 4]);
    expect(await takeWanted()).toEqual([]);
  });

  it('wait beside what they like, of which an earlier release of the shell knows nothing [N-18-213]', async () => {
    rememberWanted(KUMIS);
    rememberWanted({ ...KUMIS, quantity: 1, wish: 'favourites' });
    rememberWanted({ ...KUMIS, quantity: 1, wish: 'favourites' });
    expect(readRoot().wanted).toMatchObject([KUMIS]);
    expect(wantedProducts()).toMatchObject([KUMIS, { id: 4, wish: 'favourites' }]);
    dropWanted({ id: 4 });
    expect(await takeWanted()).toMatchObject([{ id: 4, wish: 'favourites' }]);
    expect(wantedProducts()).toEqual([]);
  });

  it('are forgotten half an hour later', () => {
    rememberWanted(KUMIS, 1_000);
    expect(wantedProducts(1_000 + HALF_AN_HOUR_MS)).toEqual([]);
  });

  it('outlast the sign-in, and are gone with the session', async () => {
    await install();
    rememberWanted(KUMIS);
    startSession(aSignIn());
    expect(ids()).toEqual([4]);
    await signOut();
    expect(ids()).toEqual([]);
  });

  it('of one person are not those of the next one [N-18-004]', async () => {
    await install();
    startSession(aSignIn({ user: aUser({ id: 1 }) }));
    rememberWanted(KUMIS);
    startSession(aSignIn({ user: aUser({ id: 2 }) }));
    expect(ids()).toEqual([]);
  });

  it.each(['{broken', '{"wanted":5}', '{"wanted":[{"id":"4"}]}'])(
    'are none when what is stored is damaged: %s',
    (text) => {
      localStorage.setItem('root', text);
      expect(wantedProducts()).toEqual([]);
    },
  );

  it('are none where storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    expect(() => rememberWanted(KUMIS)).not.toThrow();
    expect(wantedProducts()).toEqual([]);
  });
});

describe('a session that ended', () => {
  it('lapsed when the server no longer knows it, until somebody signs in [N-18-006, N-18-404]', async () => {
    await install();
    startSession(aSignIn());
    localStorage.setItem(SEALED_CHECKOUT, 'sealed');
    sessionStorage.setItem(`${OF_PERSON}pqr.draft`, '{}');
    sessionStorage.setItem('lacteos.checkout.draft.shipping.1', '{"address":"Calle 15 # 37-20"}');
    await refreshSession();
    expect(hasLapsed()).toBe(true);
    // The address is only left sealed: the next person at this device could read it.
    expect(Object.entries(sessionStorage)).toEqual([[`${OF_PERSON}pqr.draft`, '{}']]);
    expect(localStorage.getItem(SEALED_CHECKOUT)).toBe('sealed');
    startSession(aSignIn());
    expect(hasLapsed()).toBe(false);
  });

  it('did not lapse when its person signed out', async () => {
    await install();
    startSession(aSignIn());
    localStorage.setItem(SEALED_CHECKOUT, 'sealed');
    await signOut();
    expect(hasLapsed()).toBe(false);
    expect(localStorage.getItem(SEALED_CHECKOUT)).toBeNull();
  });

  it('takes along what its person typed in this tab, and nothing else of the tab [N-18-404, N-20-316]', async () => {
    await install();
    startSession(aSignIn());
    sessionStorage.setItem(`${OF_PERSON}pqr.draft`, '{}');
    sessionStorage.setItem('lacteos.checkout.draft.shipping.1', '{}');
    sessionStorage.setItem('logo-screen-seen', 'yes');
    await signOut();
    expect(Object.keys(sessionStorage)).toEqual(['logo-screen-seen']);
  });
});
