import {
  isRegistry,
  refusedProjects,
  verifyWritten,
  type Registry,
  type PublicKeys,
} from '@lacteos/remote-kit';

export type Revisions = Readonly<Record<string, number>>;

/** By key, because new environments start at one; projects as `key/project`. */
export const revisionsOf = ({ revision = 0, signature, trust, entries = {} }: Registry): Revisions => {
  const keyId = (trust ?? { signature }).signature?.keyId ?? '';
  const revisions: Record<string, number> = { [keyId]: trust?.revision ?? revision };
  for (const name of Object.keys(entries)) revisions[`${keyId}/${name}`] = entries[name]?.revision ?? 0;
  return revisions;
};

/** Not verified yet: any script of the page may have written it. */
export const claimedRevisions = (kept: unknown): Revisions => {
  try {
    return isRegistry(kept) ? revisionsOf(kept) : {};
  } catch {
    return {};
  }
};

export const staleParts = (registry: Registry, seen: Revisions): string[] => {
  const now = revisionsOf(registry);
  return Object.keys(now).filter((key) => (now[key] ?? 0) < (seen[key] ?? 0));
};

export const isTrustworthy = async (file: unknown, claimed: Revisions, roots: PublicKeys): Promise<boolean> =>
  isRegistry(file) &&
  (await verifyWritten(file, roots)) === 'verified' &&
  !(await refusedProjects(file, roots))[0] &&
  !staleParts(file, claimed)[0];
