import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { answer, stubHttp } from '@lacteos/api-client/testing';
import { currentSession, readRoot, SEALED_CHECKOUT, updateRoot } from '@lacteos/session-bus';
import { signIn } from '@lacteos/session-bus/testing';
import { aUser } from '#testing/builders';
import { storeDraft, readDraft } from './form-draft';
import { mayReopen, reopenCheckout, sealCheckout } from './sealed-checkout';

const ADDRESS = 'Calle 15 # 37-20';
const CASH = { id: 2, name: 'Efectivo' };
const keyNow = (): string => {
  const session = currentSession();
  const id = session.status === 'authenticated' ? session.user.id : 0;
  return Buffer.alloc(32, id).toString('base64url');
};
const stored = () => localStorage.getItem(SEALED_CHECKOUT);
const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((next) => setTimeout(next, 5));
};
/** The session of a person ends after they have chosen a method and begun an address. */
const leaveHalfDone = async (): Promise<void> => {
  await signIn(aUser({ id: 5 }));
  updateRoot({ paymentMethod: CASH });
  storeDraft('shipping', 5, { address: ADDRESS });
  sealCheckout(5);
  await until(() => stored() !== null);
  localStorage.removeItem('root');
  sessionStorage.clear();
};

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.assign(globalThis, { TextDecoder, TextEncoder });
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubHttp({ 'GET /auth/list-key': () => answer({ draftKey: keyNow() }) });
});

describe('the checkout draft after a session has ended', () => {
  it('is restored for the same person with payment method and typed values [N-18-014]', async () => {
    await leaveHalfDone();
    expect(mayReopen()).toBe(true);
    await signIn(aUser({ id: 5 }));
    await reopenCheckout(5);
    expect(readRoot().paymentMethod).toEqual(CASH);
    expect(readDraft('shipping', 5)).toEqual({ address: ADDRESS });
  });

  it('is unreadable in browser storage and not restored for another person [N-18-014]', async () => {
    await leaveHalfDone();
    expect(stored()).not.toContain('Calle');
    expect(atob((JSON.parse(stored() ?? '{}') as { body: string }).body)).not.toContain('Calle');
    await signIn(aUser({ id: 6 }));
    await reopenCheckout(6);
    expect(readRoot().paymentMethod).toBeUndefined();
    expect(readDraft('shipping', 6)).toEqual({});
    expect(stored()).toBeNull();
  });

  it('is not stored when no checkout was begun', async () => {
    await signIn(aUser({ id: 5 }));
    sealCheckout(5);
    await new Promise((next) => setTimeout(next, 350));
    expect(stored()).toBeNull();
  });
});
