import { mkdir } from 'node:fs/promises';

import sharp from 'sharp';

import { readPixels, renderOnce, renderPictureSet } from './picture-set.js';

/** Without a folder, nothing is stored. */
export interface PictureTask {
  readonly picture: Uint8Array;
  readonly folder?: string | null;
}
export interface RenderedPicture {
  readonly webp: Uint8Array;
}
export type PictureOutcome = 'taken' | 'not-an-image' | 'too-large' | 'too-long' | 'storage-full';

/** Excludes SVG, which may contain scripts and references. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 12_000;
/** Maximum aspect ratio, because pictures are rendered at full width. */
const MAX_RATIO = 5;
const NO_SPACE_CODES: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Validates the header before decoding. */
export async function renderPicture(picture: Uint8Array): Promise<PictureOutcome | RenderedPicture> {
  const bytes = Buffer.from(picture);
  const refusal = await refusalOf(bytes);
  if (refusal) return refusal;
  const webp = await renderOnce(bytes, MAX_PIXELS).catch(() => null);
  return webp ? { webp } : 'not-an-image';
}

export async function processPicture({ picture, folder = null }: PictureTask): Promise<PictureOutcome> {
  const bytes = Buffer.from(picture);
  const refusal = await refusalOf(bytes);
  if (refusal) return refusal;
  if (folder === null) return 'taken';
  const pixels = await readPixels(bytes, MAX_PIXELS).catch(() => null);
  if (!pixels) return 'not-an-image';
  try {
    await mkdir(folder, { recursive: true });
    await renderPictureSet(pixels, 'webp', folder);
    await renderPictureSet(pixels, 'avif', folder);
    return 'taken';
  } catch (error) {
    if (NO_SPACE_CODES.has((error as NodeJS.ErrnoException).code)) return 'storage-full';
    throw error;
  }
}

async function refusalOf(picture: Buffer): Promise<PictureOutcome | null> {
  const metadata = await sharp(picture)
    .metadata()
    .catch(() => null);
  if (!metadata || !FORMATS.has(metadata.format)) return 'not-an-image';
  const { width, height } = metadata;
  if (width * height > MAX_PIXELS) return 'too-large';
  const [short, long] = width < height ? [width, height] : [height, width];
  return long > MAX_SIDE || long > MAX_RATIO * short ? 'too-long' : null;
}
