import type { Discovery, PublicKeys } from '@lacteos/remote-kit';
import { isGood, revisionsOf, type Kept } from './verified';

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

const remember = (discovery: Discovery, { seen }: Kept): Discovery => {
  const now = revisionsOf(discovery);
  try {
    if (Object.keys(now).some((key) => now[key] !== seen[key]))
      localStorage.setItem(
        KEPT,
        JSON.stringify({ seen: { ...seen, ...now }, last: discovery } satisfies Kept),
      );
  } catch {
    // Without storage a stale file cannot be told from the present one; its signature still counts.
  }
  return discovery;
};

/**
 * Which releases are live: from the page itself, where the gateway puts it, else from the server past all caches. Only a
 * signed file that is not older than what this browser has seen is accepted; when neither
 * source has one, the last valid one is used. Throws a DiscoveryError when there is none. A project whose own entry is bad
 * falls back to its last good one, and the others are as they are.
 */
export const readDiscovery = async (roots: PublicKeys, limitMs = LIMIT_MS): Promise<Discovery> => {
  const kept: Kept = { seen: {}, ...(parsed(() => localStorage.getItem(KEPT)) as Partial<Kept> | null) };
  const embedded = parsed(() => document.getElementById(EMBEDDED_ID)?.textContent);
  if (await isGood(embedded, kept, roots)) return remember(embedded as Discovery, kept);
  const { repairDiscovery } = await import(/* webpackChunkName: "repair" */ './repair-discovery');
  return remember(await repairDiscovery(embedded, kept, roots, limitMs), kept);
};
