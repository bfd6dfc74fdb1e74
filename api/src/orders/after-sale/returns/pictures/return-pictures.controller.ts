import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Allow, ANYONE, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { AcceptsFile, RawAnswer, TextField } from '#platform/http/index.js';
import { depositorOf, StoresMeasured, Throttled } from '#platform/throttle/index.js';
import { IgnoresKey } from '#platform/repeats/index.js';
import { PictureKeyQuery, readPicture, sendPicture } from '#products/index.js';
import { ReturnPictures } from './return-pictures.service.js';

/** Image hosts' format, without envelope. */
class UploadedReturnPictureDto {
  @TextField({ description: 'Names the picture in the request for the return; it opens nothing' })
  secure_url: string;
}

@Controller('media/returns')
export class ReturnPicturesController {
  constructor(private readonly pictures: ReturnPictures) {}

  @Allow(SIGNED_IN)
  @IgnoresKey('The address of a picture comes from its content.')
  @Throttled('photos')
  @StoresMeasured('files')
  @Post()
  @HttpCode(200)
  @AcceptsFile(10_000_000)
  @RawAnswer()
  @ApiOkResponse({ type: UploadedReturnPictureDto })
  async upload(
    @Req() request: FastifyRequest,
    @CurrentUser() user: RequestUser,
  ): Promise<UploadedReturnPictureDto> {
    const read = () => readPicture(request);
    return { secure_url: await this.pictures.store(read, user, depositorOf(request)) };
  }

  /** The sealed key of the address authorises. */
  @Allow(ANYONE)
  @Get(':id')
  @RawAnswer()
  async read(
    @Param('id') id: string,
    @Query() { key = '' }: PictureKeyQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return sendPicture(reply, await this.pictures.read(id, key));
  }
}
