import type { ReleaseTarget, Release } from '../contract/contract.js';
import { ReleaseError } from '../contract/release-error.js';
import { inParallel } from '../store/in-parallel.js';
import { compressedCopies } from './precompress.js';
import { fileKey } from './published-releases.js';
import { fingerprintOf, isShared, type ReadFile } from './release-folder.js';

const AT_ONCE = 8;

type Store = Pick<ReleaseTarget, 'store'>;

const sharedPaths = ({ files }: Release): string[] => Object.keys(files).filter(isShared);

/**
 * Uploads missing shared files, compressed copies first, so that a present file is complete. Returns the number of
 * new ones.
 * @throws ReleaseError `RELEASE_TAMPERED` when a name holds other bytes
 */
export const putSharedFiles = async (read: ReadFile, { store }: Store, release: Release): Promise<number> => {
  let created = 0;
  await inParallel(AT_ONCE, sharedPaths(release), async (path) => {
    const key = fileKey(release, path);
    const present = await store.read(key);
    if (present) return expectSame(release, path, present.body);
    const content = await read(path);
    if (!content) throw new ReleaseError('RELEASE_TAMPERED', `${path} is listed in release.json but missing`);
    const copies = await compressedCopies([key, content]);
    for (const [name, copy] of copies) await store.create(name, copy);
    if (await store.create(key, content)) created += 1;
  });
  return created;
};

const expectSame = ({ files }: Release, path: string, present: Buffer): void => {
  if (fingerprintOf(present).integrity === files[path]?.integrity) return;
  throw new ReleaseError(
    'RELEASE_TAMPERED',
    `${path} is in the store with other contents: it was damaged there`,
  );
};
