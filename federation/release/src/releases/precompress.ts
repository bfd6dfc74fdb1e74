import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.js', '.mjs', '.css', '.html', '.json', '.svg', '.txt', '.xml', '.webmanifest']);
const WORTH_IT_BYTES = 512;
/** Above this the best brotli level costs seconds for about 1 %. */
const BEST_LEVEL_BYTES = 300_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type NamedBytes = [name: string, content: Buffer];

export const precompress = async (folder: string, paths: readonly string[]): Promise<void> => {
  await Promise.all(
    paths.map(async (path) => {
      const copies = await compressedCopies([path, await readFile(join(folder, path))]);
      for (const [name, content] of copies) await writeFile(join(folder, name), content);
    }),
  );
};

export const compressedCopies = async ([path, content]: NamedBytes): Promise<NamedBytes[]> => {
  if (!TEXT.has(extname(path)) || content.length < WORTH_IT_BYTES) return [];
  const quality = content.length <= BEST_LEVEL_BYTES ? 11 : 9;
  const [small, zipped] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: 9 }),
  ]);
  const copies: NamedBytes[] = [
    [`${path}.br`, small],
    [`${path}.gz`, zipped],
  ];
  return copies.filter(([, copy]) => copy.length < content.length);
};
