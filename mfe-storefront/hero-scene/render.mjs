// `node mfe-storefront/hero-scene/render.mjs`: poster and loop of the hero from `table.webp`, which
// `npm run pictures:render -w api -- hero` makes, and the drawn Llanos of the company's section. Needs ffmpeg with
// libvpx-vp9 and libx264; `--posters` does without.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { frame } from './scene.mjs';

const SECONDS = 12;
const PER_SECOND = 20;
const [WIDTH, HEIGHT] = [1280, 800];
const NEARER = 0.035;
const folder = resolve(import.meta.dirname, '../src/pages/home/hero');
const company = resolve(import.meta.dirname, '../src/features/company');
const table = join(import.meta.dirname, 'table.webp');

async function writePoster(image, file) {
  await image.clone().webp({ quality: 72 }).toFile(`${file}.webp`);
  await image.clone().avif({ quality: 50 }).toFile(`${file}.avif`);
}

const still = await sharp(table).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer();

/** The table at a moment of the loop (0 to 1), a little nearer in its middle; sampled between pixels, else it trembles. */
function drift(turn) {
  const scale = 1 + (NEARER * (1 - Math.cos(2 * Math.PI * turn))) / 2;
  const pixels = Buffer.alloc(still.length);
  for (let y = 0, at = 0; y < HEIGHT; y += 1) {
    const [top, down] = between(HEIGHT - 1 - (HEIGHT - 1 - y) / scale, HEIGHT);
    for (let x = 0; x < WIDTH; x += 1) {
      const [left, right] = between(WIDTH / 2 + (x - WIDTH / 2) / scale, WIDTH);
      const corner = (top * WIDTH + left) * 3;
      for (let channel = corner; channel < corner + 3; channel += 1, at += 1)
        pixels[at] =
          (still[channel] * (1 - right) + still[channel + 3] * right) * (1 - down) +
          (still[channel + WIDTH * 3] * (1 - right) + still[channel + WIDTH * 3 + 3] * right) * down;
    }
  }
  return pixels;
}

/** A pixel that has a next one, and how far towards it the position is. */
function between(position, count) {
  const whole = Math.min(count - 2, Math.max(0, Math.floor(position)));
  return [whole, position - whole];
}

await writePoster(sharp(Buffer.from(frame(0))), `${company}/llano`);
await writePoster(sharp(table), `${folder}/table`);
if (process.argv.includes('--posters')) process.exit(0);

const input = [
  '-y',
  '-loglevel',
  'error',
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${WIDTH}x${HEIGHT}`,
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
    `${folder}/table.webm`,
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
    `${folder}/table.mp4`,
  ],
].map((output) => spawn('ffmpeg', [...input, ...output], { stdio: ['pipe', 'inherit', 'inherit'] }));

for (let index = 0; index < SECONDS * PER_SECOND; index += 1) {
  const pixels = drift(index / (SECONDS * PER_SECOND));
  for (const film of films) if (!film.stdin.write(pixels)) await once(film.stdin, 'drain');
}
for (const film of films) film.stdin.end();
await Promise.all(films.map((film) => once(film, 'exit')));
