import { copyFile, mkdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { PICTURE_WIDTHS, type PictureFormat } from '@lacteos/contracts/pictures/pictures';

import { loadPictureSet } from '#products/index.js';

export const SOURCE_EXTENSIONS = ['.svg', '.webp'] as const;

export interface PictureFolders {
  sources: string;
  ready?: string;
  media: string;
}

/** Files newer than their source stay; a missing source becomes a card. @returns number of written pictures */
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
  const source = await findSource(sources, name);
  const target = join(media, name);
  const files = PICTURE_WIDTHS.map((width) => join(target, `${width}.${format}`));
  const times = await Promise.all(files.map((file) => modifiedAt(file)));
  if (times.every((time) => time !== null && time >= (source?.changedAt ?? 0))) return false;

  await mkdir(target, { recursive: true });
  if (ready && (await takeReady(join(ready, name), format, target))) return true;
  const picture = source === null ? placeholder(name) : await readFile(source.file);
  const { readPixels, renderPictureSet } = await loadPictureSet();
  await renderPictureSet(await readPixels(picture), format, target);
  return true;
}

async function findSource(folder: string, name: string): Promise<{ file: string; changedAt: number } | null> {
  for (const extension of SOURCE_EXTENSIONS) {
    const file = join(folder, name + extension);
    const changedAt = await modifiedAt(file);
    if (changedAt !== null) return { file, changedAt };
  }
  return null;
}

/** Each file appears complete or not at all. @returns whether it existed */
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
