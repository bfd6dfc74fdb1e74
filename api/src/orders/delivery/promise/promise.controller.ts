import { fromPesos } from '@lacteos/contracts/money/money';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Allow, ANYONE } from '#platform/access/index.js';
import { Answers, RawAnswer, sendRevalidated, taggedBody, type TaggedBody } from '#platform/http/index.js';
import { DeliveryPromiseDto, PromiseQuery } from './promise.dto.js';
import { PromiseService } from './promise.service.js';

@Controller('delivery/promise')
export class PromiseController {
  constructor(private readonly promises: PromiseService) {}

  @Allow(ANYONE)
  @Get()
  @Answers(DeliveryPromiseDto)
  @RawAnswer()
  async promise(
    @Query() { city_code, neighbourhood = '', total }: PromiseQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const place = { cityCode: city_code, address: neighbourhood };
    const promise = await this.promises.promise(place, total === undefined ? null : fromPesos(total));
    return sendRevalidated(request, reply, taggedPromise(promise), false);
  }
}

/** The same promise has the same tag all day: pages say days relative to the one of `now`. */
const taggedPromise = (data: DeliveryPromiseDto): TaggedBody => ({
  body: JSON.stringify({ success: true, data }),
  etag: taggedBody(JSON.stringify({ ...data, now: colombianDay(new Date(data.now)) })).etag,
});
