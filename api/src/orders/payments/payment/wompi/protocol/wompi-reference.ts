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
 * @param voids how many of its payments were voided: Wompi takes no reference again once it was approved
 */
export function referenceOf({ id, userId, createdAt }: ReferencedOrder, voids = 0): string {
  const round = voids > 0 ? `|${voids}` : '';
  const mark = createHash('sha256')
    .update(`${id}|${userId}|${createdAt.toISOString()}${round}`)
    .digest('hex');
  return `PED-${id}-${mark.slice(0, MARK_LENGTH)}`;
}

/** Whether a reference is the order's, of this payment or of one that was voided. */
export const isReferenceOf = (order: ReferencedOrder, voids: number, reference: string): boolean =>
  Array.from({ length: voids + 1 }, (_, round) => referenceOf(order, round)).includes(reference);

/** Order id of a reference, or null when it is not of this shop. */
export function orderIdOf(reference: string): number | null {
  const id = REFERENCE.exec(reference)?.[1];
  return id === undefined ? null : Number(id);
}
