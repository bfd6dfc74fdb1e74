import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

import { Allow, STAFF } from '#platform/access/index.js';
import { AcceptsFile, RawAnswer, TextField } from '#platform/http/index.js';
import { IgnoresKey } from '#platform/repeats/index.js';
import { Throttled } from '#platform/throttle/index.js';
import { MediaService, readPicture } from '#products/index.js';

/** Image hosts' format, without envelope. */
class UploadedExpensePhotoDto {
  @TextField({ description: 'Address of the picture' })
  secure_url: string;
}

@Controller('media/expenses')
export class ExpensePhotosController {
  constructor(private readonly media: MediaService) {}

  @Allow(STAFF)
  @IgnoresKey('The address of a picture comes from its content.')
  @Throttled('uploads')
  @Post()
  @HttpCode(200)
  @AcceptsFile(10_000_000)
  @RawAnswer()
  @ApiOkResponse({ type: UploadedExpensePhotoDto })
  async upload(@Req() request: FastifyRequest): Promise<UploadedExpensePhotoDto> {
    return { secure_url: await this.media.store(() => readPicture(request)) };
  }
}
