import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { pictureAddress } from '@lacteos/contracts/pictures/pictures';
import sharp from 'sharp';

import { renderPictures } from './pictures.js';

describe('demo pictures', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are rendered once in every width, also without a drawing', async () => {
    const folders = { sources: folder, media: join(folder, 'media') };
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>';
    await writeFile(join(folder, 'kumis.svg'), drawing);
    await utimes(join(folder, 'kumis.svg'), 1, 1);

    const names = ['kumis', 'without-drawing'];
    expect(await renderPictures(names, 'webp', folders)).toBe(2);
    expect(await renderPictures(names, 'webp', folders)).toBe(0);
    expect(await renderPictures(['kumis'], 'avif', folders)).toBe(1);
    expect((await readdir(join(folder, 'media', 'kumis'))).sort()).toEqual([
      '320.avif',
      '320.webp',
      '640.avif',
      '640.webp',
      '960.avif',
      '960.webp',
    ]);
    expect((await sharp(join(folder, 'media', 'without-drawing', '320.webp')).metadata()).width).toBe(320);
    expect((await sharp(join(folder, 'media', 'kumis', '960.webp')).metadata()).width).toBe(960);
    expect(pictureAddress('kumis')).toBe('/api/media/kumis/640.webp');
  });

  it('are rendered from a photo in no width larger than its own [N-18-345]', async () => {
    const folders = { sources: folder, media: join(folder, 'media') };
    const photo = sharp({ create: { width: 700, height: 700, channels: 3, background: '#c8161f' } });
    await photo.webp().toFile(join(folder, 'yogurt.webp'));
    expect(await renderPictures(['yogurt'], 'webp', folders)).toBe(1);
    const { dominant } = await sharp(join(folder, 'media', 'yogurt', '320.webp')).stats();
    expect(dominant.r).toBeGreaterThan(150);
    expect(dominant.g).toBeLessThan(60);
    const widths = [320, 640, 960].map(async (width) => {
      const file = join(folder, 'media', 'yogurt', `${width}.webp`);
      return (await sharp(file).metadata()).width;
    });
    expect(await Promise.all(widths)).toEqual([320, 640, 700]);
  });

  it('are copied when rendered beside the drawings, and rendered otherwise', async () => {
    const folders = { sources: folder, ready: join(folder, 'ready'), media: join(folder, 'media') };
    for (const width of [320, 640, 960]) {
      await mkdir(join(folders.ready, 'kumis'), { recursive: true });
      await writeFile(join(folders.ready, 'kumis', `${width}.avif`), `kept ${width}`);
    }
    expect(await renderPictures(['kumis', 'queso'], 'avif', folders)).toBe(2);
    expect(await readFile(join(folders.media, 'kumis', '640.avif'), 'utf8')).toBe('kept 640');
    expect((await sharp(join(folders.media, 'queso', '640.avif')).metadata()).width).toBe(640);
    expect((await readdir(join(folders.media, 'kumis'))).sort()).toEqual([
      '320.avif',
      '640.avif',
      '960.avif',
    ]);
  });

  it('are committed as rendered from their current sources', async () => {
    const sources = fileURLToPath(new URL('../../seed-pictures', import.meta.url));
    const files = (await readdir(sources)).filter((file) => /\.(svg|webp)$/.test(file)).sort();
    const now = await Promise.all(
      files.map(async (file) => [
        file,
        createHash('sha256')
          .update(await readFile(join(sources, file)))
          .digest('hex'),
      ]),
    );
    const kept = JSON.parse(await readFile(join(sources, 'rendered', 'sources.json'), 'utf8')) as object;
    // After a change of pictures: npm run pictures -w api
    expect(kept).toEqual(Object.fromEntries(now));
  });
});
