import { signedText } from './canonical-json.js';
import type { Registry, Signature } from './registry-file.js';
import { verifyText, type RegistryVerdict, type PublicKeys } from './registry-signature.js';

/** Verifies a signed document in any order of its members; never throws. */
export const verifySigned = async (
  document: { signature?: Signature },
  keys: PublicKeys,
): Promise<RegistryVerdict> => {
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
export const verifyRegistry = (registry: Registry, roots: PublicKeys): Promise<RegistryVerdict> =>
  verifySigned(registry.trust ?? registry, roots);
