import { createHash } from 'node:crypto';

/** Fields of an order that make up its reference; they never change. */
export interface ReferencedOrder {
  id: number;
  userId: number;
  createdAt: Date;
}

const REFERENCE = /^PED-(\d{1,10})-[0-9a-f]{8}$/;
const MARK_LENGTH = 8;

/**
 * Payment reference of an order. The suffix keeps databases that share a Wompi account from using a reference twice.
 */
export function referenceOf({ id, userId, createdAt }: ReferencedOrder): string {
  const mark = createHash('sha256').update(`${id}|${userId}|${createdAt.toISOString()}`).digest('hex');
  return `PED-${id}-${mark.slice(0, MARK_LENGTH)}`;
}

/** Order id of a reference, or null when it is not of this shop. */
export function orderIdOf(reference: string): number | null {
  const id = REFERENCE.exec(reference)?.[1];
  return id === undefined ? null : Number(id);
}
