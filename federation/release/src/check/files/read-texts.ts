import { posix } from 'node:path';
import type { ReleaseTarget, Release } from '../../contract/contract.js';
import { fileKey } from '../../releases/published-releases.js';
import type { ReadFile } from '../../releases/release-folder.js';
import { inParallel } from '../../store/in-parallel.js';

const AT_ONCE = 8;

/** Contents of files by their listed path. */
export type Texts = Readonly<Record<string, string>>;

export const storedFiles =
  ({ store }: Pick<ReleaseTarget, 'store'>, release: Release): ReadFile =>
  async (path) =>
    (await store.read(fileKey(release, path)))?.body ?? null;

/** Skips files that are not there. */
export const readTexts = async (
  read: ReadFile,
  { files }: Pick<Release, 'files'>,
  extensions: readonly string[],
): Promise<Texts> => {
  const texts: Record<string, string> = {};
  const paths = Object.keys(files).filter((path) => extensions.includes(posix.extname(path)));
  await inParallel(AT_ONCE, paths.sort(), async (path) => {
    const body = await read(path);
    if (body) texts[path] = body.toString();
  });
  return texts;
};
