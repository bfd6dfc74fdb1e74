import { signedText } from './canonical-json.js';
import type { Discovery, Signature } from './discovery-file.js';
import { verifyText, type DiscoveryVerdict, type PublicKeys } from './discovery-signature.js';

/** Whether one of the keys signed this document (a discovery file, a trust list, a preview, an attestation), in any order of its members; never throws. */
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
 * Whether one of the operator's keys signed what is common in a discovery file: its trust list, or the whole file in a shop
 * whose projects have no keys of their own. Says nothing of entries (`refusedProjects`); never throws.
 */
export const verifyDiscovery = (discovery: Discovery, roots: PublicKeys): Promise<DiscoveryVerdict> =>
  verifySigned(discovery.trust ?? discovery, roots);
