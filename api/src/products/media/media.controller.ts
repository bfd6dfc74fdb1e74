import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { CONFIG, type Config } from '../../config/index.js';
import { AppError } from '../../platform/errors/index.js';
import { AcceptsFile, RawAnswer, readUpload, TextField } from '../../platform/http/index.js';
import { MediaService } from './media.service.js';

/** Names and files that exist by design; nothing else ever reaches the file system. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FILE = /^(320|640|960)\.(webp|avif)$/;
const ONE_YEAR = 'public, max-age=31536000, immutable';
const NOT_LONG = 'public, max-age=30';

const MAX_UPLOAD_BYTES = 10_000_000;

/** The answer of image hosts; no envelope around it. */
export class UploadedPictureDto {
  @TextField({ description: 'Address of the picture' })
  secure_url: string;
}

/** Pictures of products and stores, in three widths and two formats. */
@Controller('media')
export class MediaController {
  private readonly folder: string;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly media: MediaService,
  ) {
    this.folder = resolve(config.dataDir, 'media');
  }

  /** Takes a picture in: the contract of the external image host. */
  @Post()
  @HttpCode(200)
  @AcceptsFile('upload_preset')
  @RawAnswer()
  @ApiOkResponse({ type: UploadedPictureDto })
  async upload(@Req() request: FastifyRequest): Promise<UploadedPictureDto> {
    const upload = await readUpload(request, MAX_UPLOAD_BYTES).catch((error: unknown) => {
      const isTooLarge = error instanceof AppError && error.code === 'REQUEST.TOO_LARGE';
      throw isTooLarge ? new AppError('MEDIA.TOO_LARGE') : error;
    });
    return { secure_url: await this.media.keep(upload) };
  }

  /** The picture; an AVIF that is still being made is answered as WebP, and not for long. */
  @Get(':name/:file')
  @RawAnswer()
  async picture(
    @Param('name') name: string,
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const [, width, format] = FILE.exec(file) ?? [];
    if (!format || !NAME.test(name)) throw new AppError('NOT_FOUND');
    const folder = join(this.folder, name);
    const asked = await read(join(folder, file));
    const picture = asked ?? (await read(join(folder, `${width}.webp`)));
    if (!picture) throw new AppError('NOT_FOUND');
    void reply.type(`image/${asked ? format : 'webp'}`).header('cache-control', asked ? ONE_YEAR : NOT_LONG);
    return picture;
  }
}

const read = (path: string): Promise<Buffer | null> => readFile(path).catch(() => null);
