import {
  badEntries,
  isEntryGood,
  projectKeys,
  verifyRegistry,
  verifySigned,
  type PublicKeys,
  type KeyList,
} from '@lacteos/remote-kit/registry';
import type { ReleaseTarget, RegistryFile } from '../contract/contract.js';
import { publicKeysOf } from '../contract/signing.js';

export const rootsOf = ({ signingKey, publicKeys = {} }: ReleaseTarget): PublicKeys =>
  Object.keys(publicKeys).length > 0 || !signingKey ? publicKeys : publicKeysOf(signingKey);

/** Keys that may sign for a project: its own and the operator's. */
export const keysOf = (target: ReleaseTarget, project: string, trust?: KeyList): PublicKeys =>
  projectKeys(rootsOf(target), trust, project);

/** Whether the operator, a desk or the changed project signed a revision, by the trust list of that time. */
export const isRevisionSigned = async (target: ReleaseTarget, file: RegistryFile): Promise<boolean> => {
  const roots = rootsOf(target);
  if ((await verifyRegistry(file, roots)) !== 'verified') return false;
  const { trust, change } = file;
  if (!trust) return true;
  const keys = { ...projectKeys(roots, trust, change?.project ?? ''), ...trust.desk };
  return (await verifySigned(file, keys)) === 'verified';
};

export const withoutRefused = async (
  target: ReleaseTarget,
  file: RegistryFile,
): Promise<{ live: RegistryFile; refused: string[] }> => {
  const refused = await badEntries(file, rootsOf(target));
  if (refused.length === 0) return { live: file, refused };
  const kept = <T>(of: Record<string, T> = {}): Record<string, T> =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !refused.includes(name)));
  return {
    live: { ...file, microFrontends: kept(file.microFrontends), entries: kept(file.entries) },
    refused,
  };
};

export const withEntryOf = async (
  target: ReleaseTarget,
  { live, earlier }: { live: RegistryFile; earlier: RegistryFile },
  project: string,
): Promise<RegistryFile | null> => {
  const [versions, seal] = [earlier.microFrontends[project], earlier.entries?.[project]];
  if (!versions || !seal) return null;
  if (!(await isEntryGood(earlier, project, rootsOf(target), live.trust))) return null;
  return {
    ...live,
    microFrontends: { ...live.microFrontends, [project]: versions },
    entries: { ...live.entries, [project]: seal },
  };
};
