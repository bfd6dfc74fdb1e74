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
const FILE = /^(?:320|640|960)\.(webp|avif)$/;
const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Pictures of products and stores, in three widths and two formats. */
@Controller('media')
export class MediaController {
  private readonly folder: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.folder = resolve(config.dataDir, 'media');
  }

  @Get(':name/:file')
  @RawAnswer()
  async picture(
    @Param('name') name: string,
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const format = FILE.exec(file)?.[1];
    if (!format || !NAME.test(name)) throw new AppError('NOT_FOUND');
    const path = join(this.folder, name, file);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) throw new AppError('NOT_FOUND');
    void reply.header('cache-control', ONE_YEAR);
    return new StreamableFile(createReadStream(path), { type: `image/${format}`, length: found.size });
  }
}
