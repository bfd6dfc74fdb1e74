import { chosenStore, emit, installAuthority, signOut, startSession } from './index.js';
import { aUser } from './testing/a-user.js';
import { aSignIn, FakeBrowser } from './testing/fake-tabs.js';

const cashier = aUser({
  id_role: 2,
  stores: [
    { id: 3, name: 'Centro', city: 'Villavicencio' },
    { id: 5, name: 'Norte', city: 'Acacías' },
  ],
});

beforeEach(async () => {
  localStorage.clear();
  const authority = { refresh: async () => null, signOut: async () => undefined };
  await installAuthority(authority, new FakeBrowser().openTab());
});
afterEach(() => signOut());

describe("the cashier's chosen store", () => {
  it('is the first one until another is chosen', () => {
    startSession(aSignIn({ user: cashier }));
    expect(chosenStore()).toBe(3);
    emit('store-chosen', { storeId: 5 });
    expect(chosenStore()).toBe(5);
  });

  it('is remembered for the next visit, and never one that the cashier lacks', () => {
    startSession(aSignIn({ user: cashier }));
    emit('store-chosen', { storeId: 99 });
    expect(chosenStore()).toBe(3);
    expect(localStorage.getItem('lacteos.store')).toBe('99');
  });

  it('does not exist for a customer, a visitor or a cashier without a store', async () => {
    expect(chosenStore()).toBeNull();
    startSession(aSignIn());
    expect(chosenStore()).toBeNull();
    startSession(aSignIn({ user: { ...cashier, stores: [] } }));
    expect(chosenStore()).toBeNull();
  });
});
