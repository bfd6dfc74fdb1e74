import { copyFile, mkdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { PICTURE_WIDTHS, type PictureFormat } from '@lacteos/contracts';

import { readPixels, renderPictureSet } from '#products/index.js';

/** Folders of the drawings, of those that are rendered already, and of the rendered files. */
export interface PictureFolders {
  sources: string;
  ready?: string;
  media: string;
}

/**
 * Renders each named drawing in every width of a format, or takes what is ready; files that are newer than their drawing
 * stay. A missing drawing becomes a plain card with the first letter. Answers how many pictures were written.
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
  { sources, ready, media }: PictureFolders,
): Promise<boolean> {
  const source = join(sources, `${name}.svg`);
  const target = join(media, name);
  const drawnAt = await modifiedAt(source);
  const files = PICTURE_WIDTHS.map((width) => join(target, `${width}.${format}`));
  const times = await Promise.all(files.map((file) => modifiedAt(file)));
  if (times.every((time) => time !== null && time >= (drawnAt ?? 0))) return false;

  await mkdir(target, { recursive: true });
  if (ready && (await takeReady(join(ready, name), format, target))) return true;
  const drawing = drawnAt === null ? placeholder(name) : await readFile(source);
  await renderPictureSet(await readPixels(drawing), format, target);
  return true;
}

/** Copies a rendered picture in every width; each file appears complete or not at all. @returns whether it existed */
async function takeReady(from: string, format: PictureFormat, to: string): Promise<boolean> {
  const files = PICTURE_WIDTHS.map((width) => `${width}.${format}`);
  const times = await Promise.all(files.map((file) => modifiedAt(join(from, file))));
  if (times.includes(null)) return false;
  for (const file of files) {
    const unfinished = join(to, `${file}.${process.pid}.part`);
    await copyFile(join(from, file), unfinished);
    await rename(unfinished, join(to, file));
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
