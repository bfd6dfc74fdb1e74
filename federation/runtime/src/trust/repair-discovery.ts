import {
  isDiscovery,
  isEntrySigned,
  refusedProjects,
  verifyDiscovery,
  type Discovery,
  type PublicKeys,
} from '@lacteos/remote-kit';
import { natives } from '../natives/natives';
import { withTimeLimit } from '../time-limit';
import { revisionsOf, staleParts, type Revisions } from './verified';

const DISCOVERY_URL = '/discovery.json';

class DiscoveryError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`discovery: ${reason}`, { cause });
    this.name = 'DiscoveryError';
  }
}

const verified = async (value: unknown, roots: PublicKeys): Promise<Discovery> => {
  if (!isDiscovery(value)) throw new DiscoveryError('the file does not have the expected shape');
  const verdict = await verifyDiscovery(value, roots);
  if (verdict !== 'verified') throw new DiscoveryError(`the file is ${verdict}`);
  return value;
};

const download = async (limitMs: number): Promise<unknown> => {
  const asking = natives().fetch(DISCOVERY_URL, { headers: { Accept: 'application/json' }, cache: 'reload' });
  const answer = await withTimeLimit(asking, limitMs, () => new DiscoveryError('no answer in time'));
  if (!answer.ok) throw new DiscoveryError(`the server answered ${answer.status}`);
  return answer.json();
};

/** Entry of the kept, unverified file if a currently valid key signed it. */
const findLastEntry = async (name: string, file: Discovery, last: unknown, roots: PublicKeys) => {
  if (!isDiscovery(last) || !file.trust || !Object.hasOwn(file.trust.projects, name)) return null;
  const [versions, seal] = [last.microFrontends[name], last.entries?.[name]];
  const isGood = versions && seal && (await isEntrySigned(last, name, roots, file.trust));
  return isGood ? { versions, seal } : null;
};

const environmentOf = ({ trust, environment }: Discovery): string | undefined =>
  trust?.environment ?? environment;

/**
 * Revisions that a kept file proves with currently valid signatures for this environment. Anything else may be forged
 * or signed by a withdrawn key.
 */
const verifiedRevisions = async (kept: unknown, file: Discovery, roots: PublicKeys): Promise<Revisions> => {
  if (!isDiscovery(kept) || environmentOf(kept) !== environmentOf(file)) return {};
  if ((await verifyDiscovery(kept, roots)) !== 'verified') return {};
  const proven: Record<string, number> = { ...revisionsOf(kept) };
  for (const key of Object.keys(proven)) {
    const [, name] = key.split('/');
    if (name !== undefined && !(await findLastEntry(name, file, kept, roots)))
      Reflect.deleteProperty(proven, key);
  }
  return proven;
};

/** Replaces entries that are unsigned or stale by the last good one, or removes them. */
const withGoodEntries = async (file: Discovery, kept: unknown, roots: PublicKeys): Promise<Discovery> => {
  const stale = staleParts(file, await verifiedRevisions(kept, file, roots)).map((key) => key.split('/')[1]);
  if (stale.includes(undefined)) throw new DiscoveryError('the file is older than one that was live already');
  const microFrontends = { ...file.microFrontends };
  const entries = { ...file.entries };
  for (const name of [...(await refusedProjects(file, roots)), ...stale]) {
    if (name === undefined) continue;
    console.warn(`discovery: the entry of ${name} is not believed`);
    const last = await findLastEntry(name, file, kept, roots);
    Reflect.deleteProperty(microFrontends, name);
    Reflect.deleteProperty(entries, name);
    if (!last) continue;
    microFrontends[name] = last.versions;
    entries[name] = last.seal;
  }
  return file.trust ? { ...file, microFrontends, entries } : file;
};

/**
 * Tries the embedded file with last good entries, then the server's, then the kept one.
 * @throws DiscoveryError the first reason, when there is none
 */
export const repairDiscovery = async (
  embedded: unknown,
  kept: unknown,
  roots: PublicKeys,
  limitMs: number,
): Promise<Discovery> => {
  // The kept file is never stale; its key may have been withdrawn since.
  const sources = [() => embedded, () => download(limitMs), () => kept];
  let failure: unknown;
  for (const read of sources) {
    try {
      return await withGoodEntries(await verified(await read(), roots), kept, roots);
    } catch (error) {
      console.warn(error);
      failure ??= error;
    }
  }
  throw failure;
};
