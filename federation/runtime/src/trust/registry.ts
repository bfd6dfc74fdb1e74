import type { Registry, PublicKeys } from '@lacteos/remote-kit';
import { claimedRevisions, isTrustworthy, revisionsOf, type Revisions } from './verified';

/** The second as gateways before 1.2 write it. */
const EMBEDDED = ['registry', 'discovery'];
const KEPT = 'lacteos.registry';
/** Written by shells before 1.2, read until this one writes. */
const FORMER_KEPT = 'lacteos.discovery';
const LIMIT_MS = 5_000;

const parsed = (read: () => string | null | undefined): unknown => {
  try {
    return JSON.parse(read() ?? '');
  } catch {
    return null;
  }
};

const embeddedText = () => EMBEDDED.map((id) => document.getElementById(id)).find(Boolean)?.textContent;

/** Last verified file, kept with its signatures because any script can write the storage. */
const readStored = (): unknown =>
  (parsed(() => localStorage.getItem(KEPT) ?? localStorage.getItem(FORMER_KEPT)) as { last?: unknown } | null)
    ?.last;

const remember = (registry: Registry, claimed: Revisions): Registry => {
  const now = revisionsOf(registry);
  try {
    if (
      !localStorage.getItem(KEPT) ||
      Object.keys({ ...claimed, ...now }).some((key) => now[key] !== claimed[key])
    )
      localStorage.setItem(KEPT, JSON.stringify({ last: registry }));
    localStorage.removeItem(FORMER_KEPT);
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
  const embedded = parsed(embeddedText);
  if (await isTrustworthy(embedded, claimed, roots)) return remember(embedded as Registry, claimed);
  const { repairRegistry } = await import(/* webpackChunkName: "repair" */ './repair-registry');
  return remember(await repairRegistry(embedded, kept, roots, limitMs), claimed);
};
