import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { Allow, ANYONE, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers } from '#platform/http/index.js';
import { StoresNothing, Throttled } from '#platform/throttle/index.js';
import { EmailVerification } from './email-verification.service.js';
import { EmailVerificationDto, VerifiedEmailDto, VerifyEmailDto } from './verification.dto.js';

@ApiTags('auth')
@Controller('auth/verification')
export class VerificationController {
  constructor(private readonly verification: EmailVerification) {}

  @Allow(SIGNED_IN)
  @Get()
  @Answers(EmailVerificationDto)
  async state(@CurrentUser() user: RequestUser): Promise<EmailVerificationDto> {
    return { email: user.email, isVerified: await this.verification.isVerified(user) };
  }

  @Allow(SIGNED_IN)
  @Post()
  @HttpCode(200)
  @Throttled('mails')
  @Answers(null)
  async request(@CurrentUser() user: RequestUser): Promise<void> {
    await this.verification.requestAgain(user);
  }

  /** Without a session, because links are opened on other devices. */
  @Allow(ANYONE)
  @StoresNothing('Only a mailed token changes anything, once.')
  @Put()
  @Answers(VerifiedEmailDto)
  async verify(@Body() { token }: VerifyEmailDto): Promise<VerifiedEmailDto> {
    return { wasVerified: !(await this.verification.verify(token)) };
  }
}
