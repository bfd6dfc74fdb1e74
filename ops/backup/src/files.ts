import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { feed, outputOf, start } from './programs.js';

/** An archive of what exists of the paths, or null when nothing does; with `since` only what changed from then on. */
export const archiveOf = (paths: readonly string[], since: Date | null): AsyncIterable<Buffer> | null => {
  const present = [...new Set(paths)].filter((path) => existsSync(path));
  if (present.length === 0) return null;
  const changed = since ? [`--newer=@${Math.floor(since.getTime() / 1_000)}`] : [];
  // A file that is being written is taken again with the next backup.
  const tolerant = ['--warning=no-file-changed', '--ignore-failed-read', '--exclude=*.tmp'];
  const names = present.map((path) => path.slice(1));
  return outputOf(start('tar', ['--create', '--directory=/', ...tolerant, ...changed, '--', ...names]));
};

/** Unpacks an archive below a folder, over what an earlier one left there. */
export const unpack = async (source: AsyncIterable<Buffer>, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await feed(start('tar', ['--extract', '--preserve-permissions', `--directory=${folder}`]), source);
};
