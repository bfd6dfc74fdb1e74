/**
 * Renders the demo's pictures in both formats and keeps them beside their sources, with the hash of the source of each:
 * a spec fails when one has changed since. Run it after `npm run build -w api` when a source is new or another.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PICTURE_FORMATS } from '@lacteos/contracts/pictures/pictures';
import { SOURCE_EXTENSIONS, renderPictures } from '../dist/seed/pictures.js';

const sources = fileURLToPath(new URL('../seed-pictures', import.meta.url));
const rendered = join(sources, 'rendered');

await rm(rendered, { recursive: true, force: true });
await mkdir(rendered);
const files = (await readdir(sources)).filter((file) => SOURCE_EXTENSIONS.includes(extname(file))).sort();
const names = files.map((file) => parse(file).name);
for (const format of PICTURE_FORMATS)
  console.log(`${format}: ${await renderPictures(names, format, { sources, media: rendered })} pictures`);
const hashes = {};
for (const file of files)
  hashes[file] = createHash('sha256')
    .update(await readFile(join(sources, file)))
    .digest('hex');
await writeFile(join(rendered, 'sources.json'), `${JSON.stringify(hashes, null, 2)}\n`);
