import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { PictureKeyQuery, sendPicture } from '#products/index.js';
import { Allow, ANYONE } from '#platform/access/index.js';
import { RawAnswer } from '#platform/http/index.js';
import { DeliveryPhotos } from './delivery-photos.service.js';

@Controller('media/deliveries')
export class DeliveryPhotosController {
  constructor(private readonly photos: DeliveryPhotos) {}

  /** The sealed key of the address authorises. */
  @Allow(ANYONE)
  @Get(':id')
  @RawAnswer()
  async read(
    @Param('id') id: string,
    @Query() { key = '' }: PictureKeyQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return sendPicture(reply, await this.photos.read(id, key));
  }
}
