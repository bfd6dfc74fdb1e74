import { isDiscovery, type Discovery } from '@lacteos/remote-kit';
import { withTimeLimit } from './time-limit';

const EMBEDDED_ID = 'discovery';
const DISCOVERY_URL = '/discovery.json';
const LIMIT_MS = 5_000;

/** The discovery file cannot be had or is not one. */
export class DiscoveryError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`discovery: ${reason}`, { cause });
    this.name = 'DiscoveryError';
  }
}

const checked = (value: unknown): Discovery => {
  if (!isDiscovery(value)) throw new DiscoveryError('the file does not have the expected shape');
  return value;
};

const embedded = (): Discovery | null => {
  const text = document.getElementById(EMBEDDED_ID)?.textContent;
  if (!text) return null;
  try {
    return checked(JSON.parse(text));
  } catch {
    return null;
  }
};

const download = async (): Promise<Discovery> => {
  const answer = await fetch(DISCOVERY_URL, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new DiscoveryError(`the server answered ${answer.status}`);
  return checked(await answer.json());
};

/** Which releases are live: from the page itself, where the gateway puts it, else from the server. */
export const readDiscovery = async (limitMs = LIMIT_MS): Promise<Discovery> =>
  embedded() ?? (await withTimeLimit(download(), limitMs, () => new DiscoveryError('no answer in time')));
