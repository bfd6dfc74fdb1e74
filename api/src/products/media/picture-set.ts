import { rename } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

/** Widths and formats that each picture is kept in; the addresses of /api/media name them. */
export const PICTURE_WIDTHS = [320, 640, 960] as const;
const LARGEST = Math.max(...PICTURE_WIDTHS);
export type PictureFormat = 'webp' | 'avif';

/** The address of a picture as the API answers it; siblings exist in every width and format. */
export const pictureAddress = (name: string): string => `/api/media/${name}/640.webp`;

interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** A picture's pixels at the largest width, upright and without its metadata. @param limitPixels refuses larger ones */
export async function readPixels(picture: Buffer, limitPixels?: number): Promise<Pixels> {
  const { data, info } = await sharp(
    picture,
    limitPixels ? { limitInputPixels: limitPixels, failOn: 'error' } : {},
  )
    .autoOrient()
    .resize({ width: LARGEST })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Writes a picture in every width of a format into a folder that exists; each file appears whole or not at all. */
export async function renderPictureSet(
  { data, raw }: Pixels,
  format: PictureFormat,
  folder: string,
): Promise<void> {
  for (const width of PICTURE_WIDTHS) {
    const file = join(folder, `${width}.${format}`);
    const unfinished = `${file}.${process.pid}.part`;
    const picture = sharp(data, { raw }).resize({ width });
    await (
      format === 'webp' ? picture.webp({ quality: 82, effort: 2 }) : picture.avif({ quality: 52, effort: 2 })
    ).toFile(unfinished);
    await rename(unfinished, file);
  }
}
