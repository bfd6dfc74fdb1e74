import { newIdempotencyKey } from '@lacteos/api-client';
import type { ClaimReceipt, UploadedClaimFile } from '@lacteos/contracts/schemas';
import { OF_PERSON } from '@lacteos/session-bus';

const PREFIX = `${OF_PERSON}pqr.`;

/** Outlives a refresh, not the tab or a sign-out. */
export interface ClaimDraft {
  kind: string;
  text: string;
  harm: string;
  name: string;
  idType: string;
  document: string;
  email: string;
  phone: string;
  orderId: string;
  productId: string;
  files: UploadedClaimFile[];
}

export const EMPTY_DRAFT: ClaimDraft = {
  kind: '',
  text: '',
  harm: '',
  name: '',
  idType: '13',
  document: '',
  email: '',
  phone: '',
  orderId: '',
  productId: '',
  files: [],
};

export function readDraft<T extends object>(name: string): T | null {
  try {
    const value: unknown = JSON.parse(globalThis.sessionStorage.getItem(PREFIX + name) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as T) : null;
  } catch {
    return null;
  }
}

export function storeDraft(name: string, value: object | null): void {
  try {
    if (value === null) globalThis.sessionStorage.removeItem(PREFIX + name);
    else globalThis.sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Without storage a refresh loses what was typed.
  }
}

/** Shown again after a refresh. */
export type StoredReceipt = ClaimReceipt & { email: string };

interface Attempt {
  key: string;
  body: string;
}

/** The same while the request is unchanged, also after a refresh. */
export function keyOf(name: string, body: object): string {
  const text = JSON.stringify(body);
  const known = readDraft<Attempt>(`${name}.attempt`);
  if (known?.body === text) return known.key;
  const attempt = { key: newIdempotencyKey(), body: text };
  storeDraft(`${name}.attempt`, attempt);
  return attempt.key;
}
