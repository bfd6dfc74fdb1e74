import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.js', '.mjs', '.css', '.html', '.json', '.svg', '.txt', '.xml', '.webmanifest']);
const WORTH_IT_BYTES = 512;
/** Above this the best brotli level costs seconds for about one per cent. */
const BEST_LEVEL_BYTES = 300_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside each text file; a copy that would not be smaller is left out. */
export const precompress = async (folder: string, paths: readonly string[]): Promise<void> => {
  await Promise.all(
    paths.filter((path) => TEXT.has(extname(path))).map((path) => compressOne(join(folder, path))),
  );
};

const compressOne = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.length < WORTH_IT_BYTES) return;
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
  if (small.length < content.length) await writeFile(`${file}.br`, small);
  if (zipped.length < content.length) await writeFile(`${file}.gz`, zipped);
};
