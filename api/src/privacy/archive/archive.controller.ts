import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { TEXTS } from '@lacteos/contracts/validation';
import type { FastifyReply } from 'fastify';

import { Allow, ANYONE, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers, ClientAddress, RawAnswer, SecretField, TextField } from '#platform/http/index.js';
import { Throttled } from '#platform/throttle/index.js';
import { IgnoresKey } from '#platform/repeats/index.js';
import { ArchiveService } from './archive.service.js';

class ArchiveRequestDto {
  @SecretField({ max: 128, required: TEXTS.passwordRequired })
  password: string;
}

class ArchiveAddressDto {
  @TextField({ description: 'Downloads the ZIP for five minutes, while the session of the call is open' })
  address: string;
}

class ArchiveKeyQuery {
  @TextField({ optional: true, max: 400, description: 'From the address that the request answered' })
  key?: string;
}

@Controller('account/data')
export class ArchiveController {
  constructor(private readonly archives: ArchiveService) {}

  @Allow(SIGNED_IN)
  @IgnoresKey('It changes nothing, and its answer opens the archive.')
  @Throttled('archives')
  @Post()
  @HttpCode(200)
  @Answers(ArchiveAddressDto)
  async request(
    @Body() { password }: ArchiveRequestDto,
    @CurrentUser() user: RequestUser,
    @ClientAddress() address: string,
  ): Promise<ArchiveAddressDto> {
    return { address: await this.archives.addressFor(user, password, address) };
  }

  /** The sealed key in the address authorises. */
  @Allow(ANYONE)
  @Throttled('archives')
  @Get()
  @RawAnswer()
  async read(@Query() { key = '' }: ArchiveKeyQuery, @Res() reply: FastifyReply): Promise<void> {
    const { name, file } = await this.archives.open(key);
    await reply
      .header('Content-Type', 'application/zip')
      .header('Content-Disposition', `attachment; filename="${name}"`)
      .header('Cache-Control', 'private, no-store')
      .send(file);
  }
}
