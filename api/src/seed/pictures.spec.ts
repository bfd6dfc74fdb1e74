import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { pictureAddress } from '../products/index.js';
import { renderPictures } from './pictures.js';

describe('demo pictures', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('renders every width, once, also without a drawing', async () => {
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
    expect(pictureAddress('kumis')).toBe('/api/media/kumis/640.webp');
  });
});
