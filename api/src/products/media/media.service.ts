import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { Inject, Injectable } from '@nestjs/common';
import sharp from 'sharp';

import { CONFIG, type Config } from '../../config/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { Upload } from '../../platform/http/index.js';
import { ImageHost } from './image-host.js';
import { pictureAddress, readPixels, renderPictureSet } from './picture-set.js';

/** Formats that are decoded; SVG is not among them, because it may carry scripts and references. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const MAX_PIXELS = 50_000_000;

/** Takes uploaded pictures in. */
@Injectable()
export class MediaService {
  private readonly folder: string;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly host: ImageHost,
  ) {
    this.folder = resolve(config.dataDir, 'media');
  }

  /**
   * Keeps a picture, in every width and format or at the external host, and answers its address. The same picture has the
   * same address, so that a repeated upload makes no second copy.
   * @throws MEDIA.FILE_REQUIRED, MEDIA.PRESET_UNKNOWN, MEDIA.NOT_AN_IMAGE, MEDIA.TOO_LARGE, MEDIA.HOST_UNAVAILABLE
   */
  async keep({ file, fields }: Upload): Promise<string> {
    const { preset } = this.config.imageHost;
    if ((fields['upload_preset'] ?? preset) !== preset) throw new AppError('MEDIA.PRESET_UNKNOWN');
    if (!file || file.bytes.length === 0) throw new AppError('MEDIA.FILE_REQUIRED');
    await refuseOthers(file.bytes);
    return this.host.isExternal ? this.host.upload(file.bytes, file.name, preset) : this.render(file.bytes);
  }

  private async render(picture: Buffer): Promise<string> {
    const name = `u-${createHash('sha256').update(picture).digest('hex').slice(0, 32)}`;
    const folder = join(this.folder, name);
    const pixels = await readPixels(picture, MAX_PIXELS).catch((error: unknown) => {
      throw new AppError('MEDIA.NOT_AN_IMAGE', {}, error);
    });
    await mkdir(folder, { recursive: true });
    await renderPictureSet(pixels, 'webp', folder);
    await renderPictureSet(pixels, 'avif', folder);
    return pictureAddress(name);
  }
}

async function refuseOthers(picture: Buffer): Promise<void> {
  const { format, width, height } = await sharp(picture)
    .metadata()
    .catch((error: unknown) => {
      throw new AppError('MEDIA.NOT_AN_IMAGE', {}, error);
    });
  if (!FORMATS.has(format)) throw new AppError('MEDIA.NOT_AN_IMAGE');
  if (width * height > MAX_PIXELS) throw new AppError('MEDIA.TOO_LARGE');
}
