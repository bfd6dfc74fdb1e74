import type { Registry, PublicKeys } from '@lacteos/remote-kit';
import { claimedRevisions, isTrustworthy, revisionsOf, type Revisions } from './verified';

const EMBEDDED_ID = 'registry';
const KEPT = 'lacteos.discovery';
const LIMIT_MS = 5_000;

const parsed = (read: () => string | null | undefined): unknown => {
  try {
    return JSON.parse(read() ?? '');
  } catch {
    return null;
  }
};

/** Last verified file, kept with its signatures because any script can write the storage. */
const readStored = (): unknown =>
  (parsed(() => localStorage.getItem(KEPT)) as { last?: unknown } | null)?.last;

const remember = (registry: Registry, claimed: Revisions): Registry => {
  const now = revisionsOf(registry);
  try {
    if (Object.keys({ ...claimed, ...now }).some((key) => now[key] !== claimed[key]))
      localStorage.setItem(KEPT, JSON.stringify({ last: registry }));
  } catch {
    // Without storage stale files cannot be detected; the signature still counts.
  }
  return registry;
};

/**
 * Reads the page's embedded file, else the server's past all caches, else the kept one. Accepts only signed files no
 * older than the kept one; a project with a bad entry falls back to its last good one.
 * @throws RegistryError when there is none
 */
export const readRegistry = async (roots: PublicKeys, limitMs = LIMIT_MS): Promise<Registry> => {
  const kept = readStored();
  const claimed = claimedRevisions(kept);
  const embedded = parsed(() => document.getElementById(EMBEDDED_ID)?.textContent);
  if (await isTrustworthy(embedded, claimed, roots)) return remember(embedded as Registry, claimed);
  const { repairRegistry } = await import(/* webpackChunkName: "repair" */ './repair-registry');
  return remember(await repairRegistry(embedded, kept, roots, limitMs), claimed);
};
