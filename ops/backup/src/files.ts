import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { feed, outputOf, start } from './programs.js';

/** Archives the existing paths, with `since` only what changed; null when nothing exists. */
export const archiveOf = (paths: readonly string[], since: Date | null): AsyncIterable<Buffer> | null => {
  const present = [...new Set(paths)].filter((path) => existsSync(path));
  if (present.length === 0) return null;
  const changed = since ? [`--newer=@${Math.floor(since.getTime() / 1_000)}`] : [];
  // A file being written is saved again by the next backup.
  const tolerant = ['--warning=no-file-changed', '--ignore-failed-read', '--exclude=*.tmp'];
  const names = present.map((path) => path.slice(1));
  return outputOf(start('tar', ['--create', '--directory=/', ...tolerant, ...changed, '--', ...names]));
};

export const unpack = async (source: AsyncIterable<Buffer>, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await feed(start('tar', ['--extract', '--preserve-permissions', `--directory=${folder}`]), source);
};
