import { mkdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

/** Widths and formats that each picture is kept in; the addresses of /api/media name them. */
export const PICTURE_WIDTHS = [320, 640, 960] as const;
const LARGEST = Math.max(...PICTURE_WIDTHS);
export type PictureFormat = 'webp' | 'avif';

/** Where the drawings are and where the rendered files go. */
export interface PictureFolders {
  sources: string;
  media: string;
}

/** The address of a picture as the API answers it; siblings exist in every width and format. */
export const pictureAddress = (name: string): string => `/api/media/${name}/640.webp`;

/**
 * Renders each named drawing in every width of a format; files that are newer than their drawing stay. A missing drawing
 * becomes a plain card with the first letter. Answers how many pictures were rendered.
 */
export async function renderPictures(
  names: readonly string[],
  format: PictureFormat,
  folders: PictureFolders,
): Promise<number> {
  const waiting = [...names];
  let rendered = 0;
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      if (await renderPicture(name, format, folders)) rendered += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return rendered;
}

async function renderPicture(
  name: string,
  format: PictureFormat,
  { sources, media }: PictureFolders,
): Promise<boolean> {
  const source = join(sources, `${name}.svg`);
  const target = join(media, name);
  const drawnAt = await modifiedAt(source);
  const files = PICTURE_WIDTHS.map((width) => ({ width, file: join(target, `${width}.${format}`) }));
  const times = await Promise.all(files.map(({ file }) => modifiedAt(file)));
  if (times.every((time) => time !== null && time >= (drawnAt ?? 0))) return false;

  const drawing = drawnAt === null ? placeholder(name) : await readFile(source);
  await mkdir(target, { recursive: true });
  const { data, info } = await sharp(drawing)
    .resize({ width: LARGEST })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const { width, file } of files) {
    const picture = sharp(data, { raw }).resize({ width });
    const unfinished = `${file}.part`;
    await (
      format === 'webp' ? picture.webp({ quality: 82, effort: 2 }) : picture.avif({ quality: 52, effort: 2 })
    ).toFile(unfinished);
    await rename(unfinished, file);
  }
  return true;
}

async function modifiedAt(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null);
  return found === null ? null : found.mtimeMs;
}

function placeholder(name: string): Buffer {
  const letter = (name[0] ?? '').toUpperCase();
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960"><rect width="960" height="960" fill="#DCEBF5"/>` +
      `<circle cx="480" cy="480" r="300" fill="#FFF9EF"/><text x="480" y="600" font-family="serif" font-size="340" ` +
      `text-anchor="middle" fill="#2F6B3A">${letter}</text></svg>`,
  );
}
