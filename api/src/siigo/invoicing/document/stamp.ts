import type { SiigoStamp } from '../../client/siigo-wire.js';

export type StampVerdict = 'accepted' | 'rejected' | 'waiting';

/** Unknown states count as waiting, because SIIGO may add some; documents not for the DIAN are accepted at once. */
export function stampVerdict(stamp: SiigoStamp | undefined, isSent: boolean): StampVerdict {
  const status = stamp?.status?.toLowerCase();
  if (status === 'rejected') return 'rejected';
  if (status === 'accepted' || !isSent) return 'accepted';
  return 'waiting';
}

/** Documents that SIIGO only stores have no stamp or a draft's. */
export const isSentToDian = (stamp: SiigoStamp | undefined): boolean =>
  stamp?.status !== undefined && stamp.status.toLowerCase() !== 'draft';
