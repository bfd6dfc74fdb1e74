import { api, ApiError } from '@lacteos/api-client';
import type { Product, Wishes } from '@lacteos/contracts/schemas';
import { currentSession, emit, refreshSession, rememberWanted, type WishKind } from '@lacteos/session-bus';
import { notify } from '@lacteos/ui';
import { answers } from '#features/answers';
import { renewCatalogue } from '#features/catalogue';
import { failureText } from '#features/screen';
import { wishesOf } from './use-wishes';

const SIGN_IN = '/login';
const OFFLINE = 'No hay conexión. Revise su red e intente de nuevo.';
const OUTDATED_CODES: readonly string[] = ['WISHES.IN_STOCK', 'PRODUCTS.NOT_FOUND'];
const NOTHING: Wishes = { favourites: [], restockNotices: [] };
const LISTS = { favourites: 'favourites', 'restock-notices': 'restockNotices' } as const;

export interface WishChange {
  kind: WishKind;
  product: Pick<Product, 'id' | 'name' | 'image'>;
  isWanted: boolean;
}

const changed = (wishes: Wishes, { kind, product, isWanted }: WishChange): Wishes => {
  const list = LISTS[kind];
  const others = wishes[list].filter((id) => id !== product.id);
  return { ...wishes, [list]: isWanted ? [product.id, ...others] : others };
};

// Idempotent: needs no key.
const WITHOUT_KEY = { idempotencyKey: null };

const call = ({ kind, product: { id }, isWanted }: WishChange): Promise<Wishes> =>
  isWanted
    ? api.put<Wishes>(`/account/${kind}/${id}`, undefined, WITHOUT_KEY)
    : api.delete<Wishes>(`/account/${kind}/${id}`, WITHOUT_KEY);

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** The server's last answer, restored when a change fails. */
let settled: Wishes | undefined;

/** Optimistic and in order, so that the last press counts. */
async function change(wish: WishChange, userId: number): Promise<void> {
  const name = wishesOf(userId);
  const shown = answers.peek(name).data as Wishes | undefined;
  if (waiting === 0) settled = shown;
  answers.store(name, changed(shown ?? NOTHING, wish));
  waiting += 1;
  const turn = last.then(() => call(wish));
  last = turn.catch(() => undefined);
  try {
    settled = await turn;
  } finally {
    waiting -= 1;
    if (waiting === 0 && settled) emit('wishes-changed', settled);
    if (waiting === 0 && !settled) void answers.renew((one) => one === name);
  }
}

/** @returns the sign-in address, unless already there */
function rememberForSignIn({ kind, product: { id, name, image }, isWanted }: WishChange): string | null {
  if (!isWanted) return null;
  rememberWanted({ id, name, image, quantity: 1, wish: kind });
  return window.location.pathname === SIGN_IN ? null : SIGN_IN;
}

/** Reverts a failure. @returns the sign-in address for visitors, whose wish is kept; else null */
export async function changeWish(wish: WishChange): Promise<string | null> {
  const known = currentSession();
  const isKnown = known.status === 'authenticated' || known.status === 'anonymous';
  const session = isKnown ? known : await refreshSession();
  if (session.status === 'anonymous') return rememberForSignIn(wish);
  if (session.status !== 'authenticated') {
    notify('error', OFFLINE, wish.product.name);
    return null;
  }
  try {
    await change(wish, session.user.id);
  } catch (error) {
    const code = error instanceof ApiError ? error.code : '';
    // The session ended: keep the wish as for any visitor.
    if (error instanceof ApiError && error.status === 401) return rememberForSignIn(wish);
    notify(code === 'WISHES.IN_STOCK' ? 'info' : 'error', failureText(error), wish.product.name);
    if (OUTDATED_CODES.includes(code)) void renewCatalogue();
  }
  return null;
}
