import { signedText } from './canonical-json.js';
import type { Discovery, Signature } from './discovery-file.js';
import { verifyText, type DiscoveryVerdict, type PublicKeys } from './discovery-signature.js';

/** Verifies a signed document in any order of its members; never throws. */
export const verifySigned = async (
  document: { signature?: Signature },
  keys: PublicKeys,
): Promise<DiscoveryVerdict> => {
  const { signature, ...rest } = document;
  const asWritten = JSON.stringify(rest);
  const verdict = await verifyText(asWritten, signature, keys);
  if (verdict !== 'forged') return verdict;
  const sorted = signedText(rest);
  return sorted === asWritten ? verdict : verifyText(sorted, signature, keys);
};

/**
 * Verifies the trust list, or the whole file of a shop without project keys. Entries are checked by
 * `refusedProjects`; never throws.
 */
export const verifyDiscovery = (discovery: Discovery, roots: PublicKeys): Promise<DiscoveryVerdict> =>
  verifySigned(discovery.trust ?? discovery, roots);
