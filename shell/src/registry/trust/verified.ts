import {
  isDiscovery,
  refusedProjects,
  verifyWritten,
  type Discovery,
  type PublicKeys,
} from '@lacteos/remote-kit';

/** The highest revisions that this browser has verified: by key of the file or of its trust list, and below it by project. */
export interface Kept {
  seen: Record<string, number>;
  last?: unknown;
}

/** By key, because a new environment starts at one; entries of projects as `key/project`. */
export const revisionsOf = ({ revision = 0, signature, trust, entries = {} }: Discovery): Kept['seen'] => {
  const keyId = (trust ?? { signature }).signature?.keyId ?? '';
  const seen: Kept['seen'] = { [keyId]: trust?.revision ?? revision };
  for (const name of Object.keys(entries)) seen[`${keyId}/${name}`] = entries[name]?.revision ?? 0;
  return seen;
};

/** Keys of what is older than what this browser has seen. */
export const staleParts = (discovery: Discovery, { seen }: Kept): string[] => {
  const now = revisionsOf(discovery);
  return Object.keys(now).filter((key) => (now[key] ?? 0) < (seen[key] ?? 0));
};

/** Whether a file is good in every part as it was written, and not older than what this browser has seen. */
export const isGood = async (file: unknown, kept: Kept, roots: PublicKeys): Promise<boolean> =>
  isDiscovery(file) &&
  (await verifyWritten(file, roots)) === 'verified' &&
  !(await refusedProjects(file, roots))[0] &&
  !staleParts(file, kept)[0];
