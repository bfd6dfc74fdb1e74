import { Body, Controller, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow, ANYONE } from '#platform/access/index.js';
import { Answers, clientAddress } from '#platform/http/index.js';
import { OutsideTransaction } from '#platform/repeats/index.js';
import { StoresByAttempts, StoresNothing } from '#platform/throttle/index.js';
import { type Attempt, type AttemptKind, AttemptLimiter } from '../accounts/attempt-limiter.js';
import { emailKey } from '../accounts/user.entity.js';
import { RecoveryCodeDto, ResetPasswordDto } from '../auth/auth.dto.js';
import { KnownDevice } from '../auth/known-device.js';
import { RecoveryMails } from './recovery-mails.js';
import { RecoveryVisitors } from './recovery-visitor.js';
import { ResetPasswordService } from './reset-password.service.js';

/** Estimated bytes of message, code and idempotency key. */
const CODE_REQUEST_BYTES = 1_200;

@ApiTags('auth')
@Controller('auth')
export class RecoveryController {
  constructor(
    private readonly recovery: RecoveryMails,
    private readonly resetting: ResetPasswordService,
    private readonly limiter: AttemptLimiter,
    private readonly devices: KnownDevice,
    private readonly visitors: RecoveryVisitors,
  ) {}

  /** The answer does not reveal whether the account exists. */
  @Allow(ANYONE)
  @StoresByAttempts(CODE_REQUEST_BYTES)
  @Post('reset/code')
  @Answers(null)
  async requestCode(
    @Body() form: RecoveryCodeDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.limiter.count(await this.attemptOf('recovery', form.email, request));
    await this.recovery.request(form.email, this.visitors.remember(request, reply));
  }

  @Allow(ANYONE)
  @OutsideTransaction('A wrong code has to cost a try although it fails; a code counts once.')
  @StoresNothing('Only a mailed code changes anything, once.')
  @Put('reset')
  @Answers(null)
  async reset(@Body() form: ResetPasswordDto, @Req() request: FastifyRequest): Promise<void> {
    await this.limiter.count(await this.attemptOf('reset', form.email, request));
    await this.resetting.reset(form, this.visitors.identify(request));
  }

  private async attemptOf(kind: AttemptKind, email: string, request: FastifyRequest): Promise<Attempt> {
    const account = emailKey(email);
    const device = await this.devices.recognise(request, account);
    return { kind, account, address: clientAddress(request), device };
  }
}
