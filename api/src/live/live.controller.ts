import type { Success } from '@lacteos/contracts/answer';
import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';

import {
  AccessTokens,
  ADMINISTRATORS,
  Allow,
  CurrentUser,
  type RequestUser,
} from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { Answers, ClientAddress, RawAnswer } from '#platform/http/index.js';
import { readCursor } from './change-cursor.js';
import { ChangeFeed } from './change-feed.js';
import { changesView, LiveChangesDto, LiveQuery } from './live.dto.js';
import { LiveStreams } from './live-streams.js';

@ApiTags('live')
@Controller('admin/live')
export class LiveController {
  constructor(
    private readonly feed: ChangeFeed,
    private readonly streams: LiveStreams,
    private readonly tokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  /** With `Accept: text/event-stream`, continues as a stream (`Last-Event-ID`). */
  @Allow(ADMINISTRATORS)
  @Get()
  @RawAnswer()
  @Answers(LiveChangesDto)
  async read(
    @Query() query: LiveQuery,
    @Headers('last-event-id') lastEventId: string | undefined,
    @ClientAddress() address: string,
    @CurrentUser() user: RequestUser,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const cursor = readCursor(query.cursor) ?? readCursor(lastEventId);
    if (!isForStream(request)) {
      const data = changesView(await this.feed.since(cursor), this.clock.now());
      return void (await reply.send({ success: true, data } satisfies Success<LiveChangesDto>));
    }
    const listener = { user, address, endsAt: this.tokens.endOf(request.headers.authorization ?? '') };
    this.streams.requireRoom(listener);
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
    reply.hijack();
    await this.streams.open(listener, reply.raw, cursor);
  }
}

const isForStream = ({ headers }: FastifyRequest): boolean =>
  /\btext\/event-stream\b/.test(headers.accept ?? '');
