import {
  isRegistry,
  isEntrySigned,
  refusedProjects,
  verifyRegistry,
  type Registry,
  type PublicKeys,
} from '@lacteos/remote-kit';
import { natives } from '../natives/natives';
import { withTimeLimit } from '../time-limit';
import { revisionsOf, staleParts, type Revisions } from './verified';

const REGISTRY_URL = '/registry.json';

class RegistryError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`registry: ${reason}`, { cause });
    this.name = 'RegistryError';
  }
}

const verified = async (value: unknown, roots: PublicKeys): Promise<Registry> => {
  if (!isRegistry(value)) throw new RegistryError('the file does not have the expected shape');
  const verdict = await verifyRegistry(value, roots);
  if (verdict !== 'verified') throw new RegistryError(`the file is ${verdict}`);
  return value;
};

const download = async (limitMs: number): Promise<unknown> => {
  const asking = natives().fetch(REGISTRY_URL, { headers: { Accept: 'application/json' }, cache: 'reload' });
  const answer = await withTimeLimit(asking, limitMs, () => new RegistryError('no answer in time'));
  if (!answer.ok) throw new RegistryError(`the server answered ${answer.status}`);
  return answer.json();
};

/** Entry of the kept, unverified file if a currently valid key signed it. */
const findLastEntry = async (name: string, file: Registry, last: unknown, roots: PublicKeys) => {
  if (!isRegistry(last) || !file.trust || !Object.hasOwn(file.trust.projects, name)) return null;
  const [versions, seal] = [last.microFrontends[name], last.entries?.[name]];
  const isGood = versions && seal && (await isEntrySigned(last, name, roots, file.trust));
  return isGood ? { versions, seal } : null;
};

const environmentOf = ({ trust, environment }: Registry): string | undefined =>
  trust?.environment ?? environment;

/**
 * Revisions that a kept file proves with currently valid signatures for this environment. Anything else may be forged
 * or signed by a withdrawn key.
 */
const verifiedRevisions = async (kept: unknown, file: Registry, roots: PublicKeys): Promise<Revisions> => {
  if (!isRegistry(kept) || environmentOf(kept) !== environmentOf(file)) return {};
  if ((await verifyRegistry(kept, roots)) !== 'verified') return {};
  const proven: Record<string, number> = { ...revisionsOf(kept) };
  for (const key of Object.keys(proven)) {
    const [, name] = key.split('/');
    if (name !== undefined && !(await findLastEntry(name, file, kept, roots)))
      Reflect.deleteProperty(proven, key);
  }
  return proven;
};

/** Replaces entries that are unsigned or stale by the last good one, or removes them. */
const withGoodEntries = async (file: Registry, kept: unknown, roots: PublicKeys): Promise<Registry> => {
  const stale = staleParts(file, await verifiedRevisions(kept, file, roots)).map((key) => key.split('/')[1]);
  if (stale.includes(undefined)) throw new RegistryError('the file is older than one that was live already');
  const microFrontends = { ...file.microFrontends };
  const entries = { ...file.entries };
  for (const name of [...(await refusedProjects(file, roots)), ...stale]) {
    if (name === undefined) continue;
    console.warn(`registry: the entry of ${name} is not believed`);
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
 * @throws RegistryError the first reason, when there is none
 */
export const repairRegistry = async (
  embedded: unknown,
  kept: unknown,
  roots: PublicKeys,
  limitMs: number,
): Promise<Registry> => {
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
