import { createHash } from 'node:crypto';

/** What of an order makes its reference; nothing of it ever changes. */
export interface ReferencedOrder {
  id: number;
  userId: number;
  createdAt: Date;
}

const REFERENCE = /^PED-(\d{1,10})-[0-9a-f]{8}$/;
const MARK_LENGTH = 8;

/**
 * The reference under which an order is paid. The mark behind the id keeps two databases that share one account with
 * Wompi (a developer's and another's, or one that was emptied) from using a reference twice.
 */
export function referenceOf({ id, userId, createdAt }: ReferencedOrder): string {
  const mark = createHash('sha256').update(`${id}|${userId}|${createdAt.toISOString()}`).digest('hex');
  return `PED-${id}-${mark.slice(0, MARK_LENGTH)}`;
}

/** Id of the order that a reference names, null for a reference that is not of this shop. */
export function orderIdOf(reference: string): number | null {
  const id = REFERENCE.exec(reference)?.[1];
  return id === undefined ? null : Number(id);
}
