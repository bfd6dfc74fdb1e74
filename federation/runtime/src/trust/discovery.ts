import type { Discovery, PublicKeys } from '@lacteos/remote-kit';
import { claimedBy, isGood, revisionsOf, type Revisions } from './verified';

const EMBEDDED_ID = 'discovery';
const KEPT = 'lacteos.discovery';
const LIMIT_MS = 5_000;

/** What is stored or embedded; null where there is nothing, or nothing readable. */
const parsed = (read: () => string | null | undefined): unknown => {
  try {
    return JSON.parse(read() ?? '');
  } catch {
    return null;
  }
};

/** The file that was verified last here. It is kept with its signatures, because any script of the page can write it. */
const readKept = (): unknown => (parsed(() => localStorage.getItem(KEPT)) as { last?: unknown } | null)?.last;

const remember = (discovery: Discovery, claimed: Revisions): Discovery => {
  const now = revisionsOf(discovery);
  try {
    if (Object.keys({ ...claimed, ...now }).some((key) => now[key] !== claimed[key]))
      localStorage.setItem(KEPT, JSON.stringify({ last: discovery }));
  } catch {
    // Without storage a stale file cannot be told from the present one; its signature still counts.
  }
  return discovery;
};

/**
 * Which releases are live: from the page itself, where the gateway puts it, else from the server past all caches. Only a
 * signed file that is not older than the signed one that this browser has kept is accepted; when neither
 * source has one, the kept one is used. Throws a DiscoveryError when there is none. A project whose own entry is bad
 * falls back to its last good one, and the others are as they are.
 */
export const readDiscovery = async (roots: PublicKeys, limitMs = LIMIT_MS): Promise<Discovery> => {
  const kept = readKept();
  const claimed = claimedBy(kept);
  const embedded = parsed(() => document.getElementById(EMBEDDED_ID)?.textContent);
  if (await isGood(embedded, claimed, roots)) return remember(embedded as Discovery, claimed);
  const { repairDiscovery } = await import(/* webpackChunkName: "repair" */ './repair-discovery');
  return remember(await repairDiscovery(embedded, kept, roots, limitMs), claimed);
};
