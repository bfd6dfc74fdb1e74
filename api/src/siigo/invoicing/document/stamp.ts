import type { SiigoStamp } from '../../client/siigo-wire.js';

/** The DIAN's verdict on a document. */
export type StampVerdict = 'accepted' | 'rejected' | 'waiting';

/**
 * Reads the state of a stamp. Unknown states count as waiting, because SIIGO may add some; a document that is not for
 * the DIAN is accepted at once.
 */
export function stampVerdict(stamp: SiigoStamp | undefined, isSent: boolean): StampVerdict {
  const status = stamp?.status?.toLowerCase();
  if (status === 'rejected') return 'rejected';
  if (status === 'accepted' || !isSent) return 'accepted';
  return 'waiting';
}

/** Whether SIIGO has passed it on: what it only stores has no stamp, or that of a draft. */
export const isPassedOn = (stamp: SiigoStamp | undefined): boolean =>
  stamp?.status !== undefined && stamp.status.toLowerCase() !== 'draft';
