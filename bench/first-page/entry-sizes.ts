import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { remotes } from '../../tools/workspace.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** Federation's overhead per remote: its entry, 1 kB = 1000 bytes. */
export const entrySizes = async (): Promise<string> => {
  const lines = await Promise.all(
    remotes.map(async (remote) => {
      const dist = join(ROOT, remote, 'dist');
      const { entry } = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as { entry: string };
      const plain = await readFile(join(dist, entry));
      const kb = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(11);
      return `${remote.padEnd(32)}${kb(plain.length)}${kb(brotliCompressSync(plain).length)}`;
    }),
  );
  return [
    '\nRemote entries, kB',
    `${''.padEnd(32)}${'plain'.padStart(11)}${'brotli'.padStart(11)}`,
    ...lines,
  ].join('\n');
};
