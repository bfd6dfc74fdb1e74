import { api } from '@lacteos/api-client';
import { createListCipher, type ListCipher } from '@lacteos/api-client/query';
import type { ListKey } from '@lacteos/contracts/schemas';
import { currentSession, readRoot, SEALED_CHECKOUT, updateRoot, type RootState } from '@lacteos/session-bus';
import { allDrafts, storeDrafts, type Drafts } from './form-draft';

const NAME = 'checkout';
const MAX_AGE_MS = 7 * 86_400_000;
const WAIT_MS = 300;

type Steps = Pick<RootState, 'shippingAddress' | 'customer' | 'paymentMethod'>;
interface Kept {
  steps: Steps;
  drafts: Drafts;
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const stored = {
  read: (): { nonce: string; body: string; at: number } | null => {
    try {
      return JSON.parse(globalThis.localStorage.getItem(SEALED_CHECKOUT) ?? 'null') as ReturnType<
        typeof stored.read
      >;
    } catch {
      return null;
    }
  },
  write: (value: object): void => {
    try {
      globalThis.localStorage.setItem(SEALED_CHECKOUT, JSON.stringify(value));
    } catch {
      // Without storage an ended session loses what was typed, as before.
    }
  },
  remove: (): void => {
    try {
      globalThis.localStorage.removeItem(SEALED_CHECKOUT);
    } catch {
      // Nothing was stored.
    }
  },
};

let owner: number | null = null;
let cipher: Promise<ListCipher | null> | null = null;

/** Once per account; null without a network or TLS. */
const cipherOf = (userId: number): Promise<ListCipher | null> => {
  if (typeof crypto === 'undefined' || !('subtle' in crypto)) return Promise.resolve(null);
  if (owner !== userId) cipher = null;
  owner = userId;
  cipher ??= api
    .get<ListKey>('/auth/list-key')
    .then(({ draftKey }) => createListCipher(draftKey))
    .catch(() => {
      cipher = null;
      return null;
    });
  return cipher;
};

const stepsOf = ({ shippingAddress, customer, paymentMethod }: RootState): Steps => ({
  shippingAddress,
  customer,
  paymentMethod,
});

const isEmpty = ({ steps, drafts }: Kept): boolean =>
  Object.values(steps).every((step) => !step) &&
  Object.values(drafts).every((draft) => Object.keys(draft).length === 0);

const seal = async (userId: number): Promise<void> => {
  const kept: Kept = { steps: stepsOf(readRoot()), drafts: allDrafts(userId) };
  if (isEmpty(kept)) return;
  const by = await cipherOf(userId);
  const session = currentSession();
  // Signed out meanwhile: leave nothing.
  if (!by || session.status !== 'authenticated' || session.user.id !== userId) return;
  const at = Date.now();
  const { nonce, body } = await by.seal(NAME, kept, at);
  stored.write({ nonce: toBase64(nonce), body: toBase64(new Uint8Array(body as ArrayBuffer)), at });
};

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sealed for this person, in case the session ends. */
export const sealCheckout = (userId: number): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void seal(userId).catch(() => undefined), WAIT_MS);
};

export const mayReopen = (): boolean =>
  stored.read() !== null && !readRoot().paymentMethod && !readRoot().shippingAddress;

/** Removes what another person left, or what is too old. */
export const reopenCheckout = async (userId: number): Promise<void> => {
  const sealed = stored.read();
  const by = sealed && (await cipherOf(userId));
  if (!sealed || !by) return;
  try {
    if (Date.now() - sealed.at > MAX_AGE_MS) return stored.remove();
    const { nonce, body, at } = sealed;
    const id = await by.idOf(NAME);
    const kept = (await by.open(NAME, {
      id,
      nonce: fromBase64(nonce),
      body: fromBase64(body),
      at,
    })) as Kept;
    updateRoot(kept.steps);
    storeDrafts(userId, kept.drafts);
  } catch {
    stored.remove();
  }
};
