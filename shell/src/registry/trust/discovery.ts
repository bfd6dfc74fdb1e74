import { isDiscovery, verifyDiscovery, type Discovery, type PublicKeys } from '@lacteos/remote-kit';
import { withTimeLimit } from '../../timing/time-limit';

const EMBEDDED_ID = 'discovery';
const DISCOVERY_URL = '/discovery.json';
const KEPT = 'lacteos.discovery';
const LIMIT_MS = 5_000;

/** The discovery file cannot be had or is not one. */
class DiscoveryError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`discovery: ${reason}`, { cause });
    this.name = 'DiscoveryError';
  }
}

/** The highest revision that this browser has verified, by key, with its file. */
interface Kept {
  seen: Record<string, number>;
  last?: unknown;
}

const readKept = (): Kept => {
  try {
    return { seen: {}, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>) };
  } catch {
    return { seen: {} };
  }
};

const keep = (kept: Kept): void => {
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Without storage a stale file cannot be told from the present one; its signature still counts.
  }
};

const verified = async (value: unknown, keys: PublicKeys): Promise<Discovery> => {
  if (!isDiscovery(value)) throw new DiscoveryError('the file does not have the expected shape');
  const verdict = await verifyDiscovery(value, keys);
  if (verdict !== 'verified') throw new DiscoveryError(`the file is ${verdict}`);
  return value;
};

const embedded = async (keys: PublicKeys): Promise<Discovery> => {
  const text = document.getElementById(EMBEDDED_ID)?.textContent;
  return verified(text ? JSON.parse(text) : null, keys);
};

const download = async (keys: PublicKeys, limitMs: number): Promise<Discovery> => {
  const asking = fetch(DISCOVERY_URL, { headers: { Accept: 'application/json' }, cache: 'reload' });
  const answer = await withTimeLimit(asking, limitMs, () => new DiscoveryError('no answer in time'));
  if (!answer.ok) throw new DiscoveryError(`the server answered ${answer.status}`);
  return verified(await answer.json(), keys);
};

// Revisions are compared per key: a new environment starts at one.
const isStale = ({ revision = 0, signature }: Discovery, { seen }: Kept): boolean =>
  revision < (seen[signature?.keyId ?? ''] ?? 0);

const remember = (discovery: Discovery, { seen }: Kept): Discovery => {
  const { keyId = '' } = discovery.signature ?? {};
  const revision = discovery.revision ?? 0;
  if (seen[keyId] !== revision) keep({ seen: { ...seen, [keyId]: revision }, last: discovery });
  return discovery;
};

/**
 * Which releases are live: from the page itself, where the gateway puts it, else from the server past all caches. Only a
 * signed file that is not older than what this browser has seen is accepted; when neither
 * source has one, the last valid one is used. Throws a DiscoveryError when there is none.
 */
export const readDiscovery = async (keys: PublicKeys, limitMs = LIMIT_MS): Promise<Discovery> => {
  const kept = readKept();
  const sources = [
    () => embedded(keys),
    () => download(keys, limitMs),
    // Its own revision is the highest one: it is never stale, and its key may have been withdrawn since.
    () => verified(kept.last, keys),
  ];
  let failure: unknown;
  for (const read of sources) {
    try {
      const discovery = await read();
      if (!isStale(discovery, kept)) return remember(discovery, kept);
      throw new DiscoveryError(`revision ${discovery.revision} is older than one that was live already`);
    } catch (error) {
      console.warn(error);
      failure ??= error;
    }
  }
  throw failure;
};
