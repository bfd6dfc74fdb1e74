import type { SiigoStamp } from '../../client/siigo-wire.js';

/** What the DIAN says of a document: it has it, it wants it not, or nothing yet. */
export type StampVerdict = 'accepted' | 'rejected' | 'waiting';

/**
 * Reads the state of a stamp. The set of states is open (`Draft`, `Sending`, `Audit` …): whatever is neither accepted
 * nor rejected is waited for. A document that was not sent to the DIAN is done when SIIGO has it.
 */
export function stampVerdict(stamp: SiigoStamp | undefined, isSent: boolean): StampVerdict {
  const status = stamp?.status?.toLowerCase();
  if (status === 'rejected') return 'rejected';
  if (status === 'accepted' || !isSent) return 'accepted';
  return 'waiting';
}
