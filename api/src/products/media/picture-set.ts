import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PICTURE_WIDTHS, type PictureFormat } from '@lacteos/contracts/pictures/pictures';
import sharp from 'sharp';

const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);

interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Upright and without metadata; drawings have every width. @param limitPixels refuses larger pictures */
export async function readPixels(picture: Buffer, limitPixels?: number): Promise<Pixels> {
  const read = sharp(picture, limitPixels ? { limitInputPixels: limitPixels, failOn: 'error' } : {});
  const { format } = await read.metadata();
  const { data, info } = await read
    .autoOrient()
    .resize({ width: MAX_WIDTH, withoutEnlargement: format !== 'svg' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** One WebP of at most the largest width, upright and without metadata; never enlarged. */
export const renderOnce = (picture: Buffer, limitPixels: number): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: limitPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toBuffer();

/** Writes every width up to the picture's own into an existing folder; each file appears complete or not at all. */
export async function renderPictureSet(
  { data, raw }: Pixels,
  format: PictureFormat,
  folder: string,
): Promise<void> {
  for (const width of PICTURE_WIDTHS) {
    const picture = sharp(data, { raw }).resize({ width, withoutEnlargement: true });
    const bytes = await (
      format === 'webp' ? picture.webp({ quality: 82, effort: 2 }) : picture.avif({ quality: 52, effort: 2 })
    ).toBuffer();
    await writeAtomically(join(folder, `${width}.${format}`), bytes);
  }
}

/** Writes with Node, because its errors name the cause and sharp's do not. */
async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
