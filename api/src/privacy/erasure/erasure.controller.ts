import { Body, Controller, Get, HttpCode, Inject, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { CONFIG, type Config } from '#config/index.js';
import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers, ClientAddress } from '#platform/http/index.js';
import { IgnoresKey } from '#platform/repeats/index.js';
import { clearRefreshCookie } from '#users/index.js';
import { ErasureDto, ErasureStateDto } from './erasure.dto.js';
import { ErasureService } from './erasure.service.js';

@Controller('account/erasure')
export class ErasureController {
  private readonly isSecure: boolean;

  constructor(
    private readonly erasure: ErasureService,
    @Inject(CONFIG) config: Config,
  ) {
    this.isSecure = config.publicUrl.startsWith('https:');
  }

  @Allow(SIGNED_IN)
  @Get()
  @Answers(ErasureStateDto)
  async state(@CurrentUser() user: RequestUser): Promise<ErasureStateDto> {
    return { obstacles: await this.erasure.obstacles(user) };
  }

  @Allow(SIGNED_IN)
  @IgnoresKey('An account that is erased has no session for a repetition, and no row may name it.')
  @Post()
  @HttpCode(200)
  @Answers(null)
  async erase(
    @Body() form: ErasureDto,
    @CurrentUser() user: RequestUser,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.erasure.erase(user, form, address);
    clearRefreshCookie(reply, this.isSecure);
  }
}
