import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { Controller, Get, Inject, Param, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { CONFIG, type Config } from '../../config/index.js';
import { AppError } from '../../platform/errors/index.js';
import { RawAnswer } from '../../platform/http/index.js';

/** Names and files that exist by design; nothing else ever reaches the file system. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FILE = /^(320|640|960)\.(webp|avif)$/;
const ONE_YEAR = 'public, max-age=31536000, immutable';
const NOT_LONG = 'public, max-age=30';

/** Pictures of products and stores, in three widths and two formats. */
@Controller('media')
export class MediaController {
  private readonly folder: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.folder = resolve(config.dataDir, 'media');
  }

  /** The picture; an AVIF that is still being made is answered as WebP, and not for long. */
  @Get(':name/:file')
  @RawAnswer()
  async picture(
    @Param('name') name: string,
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const [, width, format] = FILE.exec(file) ?? [];
    if (!format || !NAME.test(name)) throw new AppError('NOT_FOUND');
    const folder = join(this.folder, name);
    const asked = await read(join(folder, file), format);
    if (asked) return answer(asked, reply, ONE_YEAR);
    const other = await read(join(folder, `${width}.webp`), 'webp');
    if (!other) throw new AppError('NOT_FOUND');
    return answer(other, reply, NOT_LONG);
  }
}

interface Picture {
  path: string;
  size: number;
  type: string;
}

async function read(path: string, format: string): Promise<Picture | null> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? { path, size: found.size, type: `image/${format}` } : null;
}

function answer({ path, size, type }: Picture, reply: FastifyReply, cacheControl: string): StreamableFile {
  void reply.header('cache-control', cacheControl);
  return new StreamableFile(createReadStream(path), { type, length: size });
}
