/**
 * Renders the demo's drawings as AVIF and keeps them beside the drawings, with the hash of the drawing each was made of:
 * a spec fails when one has changed since. Run it after `npm run build -w api` when a drawing is new or another.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderPictures } from '../dist/seed/pictures.js';

const sources = fileURLToPath(new URL('../seed-pictures', import.meta.url));
const rendered = join(sources, 'rendered');

await rm(rendered, { recursive: true, force: true });
await mkdir(rendered);
const drawings = (await readdir(sources)).filter((file) => file.endsWith('.svg')).sort();
const count = await renderPictures(
  drawings.map((file) => parse(file).name),
  'avif',
  { sources, media: rendered },
);
const hashes = {};
for (const file of drawings)
  hashes[file] = createHash('sha256')
    .update(await readFile(join(sources, file)))
    .digest('hex');
await writeFile(join(rendered, 'drawings.json'), `${JSON.stringify(hashes, null, 2)}\n`);
console.log(`rendered ${count} pictures`);
