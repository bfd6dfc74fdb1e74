// `node mfe-storefront/hero-scene/render.mjs`. Needs ffmpeg with libvpx-vp9 and libx264.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { frame } from './scene.mjs';

const SECONDS = 12;
const PER_SECOND = 20;
const folder = resolve(import.meta.dirname, '../src/pages/home/hero');
const image = (turn) => sharp(Buffer.from(frame(turn)));

await image(0).webp({ quality: 72 }).toFile(`${folder}/llano.webp`);
await image(0).avif({ quality: 50 }).toFile(`${folder}/llano.avif`);
if (process.argv.includes('--poster')) process.exit(0);

const input = [
  '-y',
  '-loglevel',
  'error',
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  '1280x720',
  '-r',
  String(PER_SECOND),
  '-i',
  '-',
];
const films = [
  [
    '-an',
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '38',
    '-row-mt',
    '1',
    '-cpu-used',
    '4',
    '-pix_fmt',
    'yuv420p',
    `${folder}/llano.webm`,
  ],
  [
    '-an',
    '-c:v',
    'libx264',
    '-crf',
    '28',
    '-preset',
    'slow',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    `${folder}/llano.mp4`,
  ],
].map((output) => spawn('ffmpeg', [...input, ...output], { stdio: ['pipe', 'inherit', 'inherit'] }));

for (let index = 0; index < SECONDS * PER_SECOND; index += 1) {
  const pixels = await image(index / (SECONDS * PER_SECOND))
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const film of films) if (!film.stdin.write(pixels)) await once(film.stdin, 'drain');
}
for (const film of films) film.stdin.end();
await Promise.all(films.map((film) => once(film, 'exit')));
