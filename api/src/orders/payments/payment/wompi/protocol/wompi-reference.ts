import { createHash } from 'node:crypto';

export interface ReferencedOrder {
  id: number;
  userId: number;
  createdAt: Date;
}

const REFERENCE = /^PED-(\d{1,10})-[0-9a-f]{8}$/;
const MARK_LENGTH = 8;

/**
 * The suffix keeps databases that share a Wompi account apart. @param voids number of voided payments: Wompi takes no
 * approved reference again
 */
export function referenceOf({ id, userId, createdAt }: ReferencedOrder, voids = 0): string {
  const round = voids > 0 ? `|${voids}` : '';
  const mark = createHash('sha256')
    .update(`${id}|${userId}|${createdAt.toISOString()}${round}`)
    .digest('hex');
  return `PED-${id}-${mark.slice(0, MARK_LENGTH)}`;
}

/** Accepts references of this payment and of voided ones. */
export const isReferenceOf = (order: ReferencedOrder, voids: number, reference: string): boolean =>
  Array.from({ length: voids + 1 }, (_, round) => referenceOf(order, round)).includes(reference);

/** null: not of this shop. */
export function orderIdOf(reference: string): number | null {
  const id = REFERENCE.exec(reference)?.[1];
  return id === undefined ? null : Number(id);
}
