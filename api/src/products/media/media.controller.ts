import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { pictureFile } from '@lacteos/contracts/pictures/pictures';
import { Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { CONFIG, type Config } from '#config/index.js';
import { Allow, ADMINISTRATORS, ANYONE } from '#platform/access/index.js';
import { AppError } from '#platform/errors/index.js';
import { AcceptsFile, Answers, RawAnswer, readUpload, TextField, type Upload } from '#platform/http/index.js';
import { Throttled } from '#platform/throttle/index.js';
import { IgnoresKey } from '#platform/repeats/index.js';
import { MediaService } from './media.service.js';

/** Keeps other paths away from the file system. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ONE_YEAR = 'public, max-age=31536000, immutable';
const NOT_LONG = 'public, max-age=30';

class UploadedPictureDto {
  @TextField({ description: 'Address of the picture' })
  secure_url: string;
}

class UploadSettingsDto {
  @TextField({ description: 'Preset that the image host knows (IMAGE_HOST_PRESET)' })
  preset: string;
}

@Controller('media')
export class MediaController {
  private readonly folder: string;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly media: MediaService,
  ) {
    this.folder = resolve(config.dataDir, 'media');
  }

  /** Follows the contract of external image hosts. */
  @Allow(ADMINISTRATORS)
  @IgnoresKey('The address of a picture comes from its content.')
  @Throttled('uploads')
  @Post()
  @HttpCode(200)
  @AcceptsFile(10_000_000, 'upload_preset')
  @RawAnswer()
  @ApiOkResponse({ type: UploadedPictureDto })
  async upload(@Req() request: FastifyRequest): Promise<UploadedPictureDto> {
    return { secure_url: await this.media.store(() => readPicture(request)) };
  }

  @Allow(ADMINISTRATORS)
  @Get('upload')
  @Answers(UploadSettingsDto)
  uploadSettings(): UploadSettingsDto {
    return { preset: this.config.imageHost.preset };
  }

  /** Answers WebP with a short cache time until the AVIF is rendered. */
  @Allow(ANYONE)
  @Get(':name/:file')
  @RawAnswer()
  async picture(
    @Param('name') name: string,
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const known = pictureFile(file);
    if (!known || !NAME.test(name)) throw new AppError('NOT_FOUND');
    const folder = join(this.folder, name);
    const asked = await read(join(folder, file));
    const picture = asked ?? (await read(join(folder, `${known.width}.webp`)));
    if (!picture) throw new AppError('NOT_FOUND');
    void reply
      .type(`image/${asked ? known.format : 'webp'}`)
      .header('cache-control', asked ? ONE_YEAR : NOT_LONG);
    return picture;
  }
}

const read = (path: string): Promise<Buffer | null> => readFile(path).catch(() => null);

/** @throws MEDIA.TOO_LARGE */
export const readPicture = (request: FastifyRequest): Promise<Upload> =>
  readUpload(request).catch((error: unknown) => {
    const isTooLarge = error instanceof AppError && error.code === 'REQUEST.TOO_LARGE';
    throw isTooLarge ? new AppError('MEDIA.TOO_LARGE') : error;
  });
