import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, ClientAddress } from '#platform/http/index.js';
import { Throttled } from '#platform/throttle/index.js';
import { OutsideTransaction } from '#platform/repeats/index.js';
import { ConfirmEmailChangeService } from './confirm-email-change.service.js';
import { NewEmailCodeDto, NewEmailDto, ProfileChangeDto, ProfileDto } from './profile.dto.js';
import { ProfileService } from './profile.service.js';
import { RequestEmailChangeService } from './request-email-change.service.js';

@Controller('account')
export class ProfileController {
  constructor(
    private readonly profile: ProfileService,
    private readonly emailRequests: RequestEmailChangeService,
    private readonly emailConfirmations: ConfirmEmailChangeService,
  ) {}

  @Allow(SIGNED_IN)
  @Get('profile')
  @Answers(ProfileDto)
  get(@CurrentUser() user: RequestUser): Promise<ProfileDto> {
    return this.profile.getProfile(user.id);
  }

  @Allow(SIGNED_IN)
  @Audited('users.corrected-own', 'corrigió su propia cuenta')
  @Put('profile')
  @Answers(ProfileDto)
  change(@Body() form: ProfileChangeDto, @CurrentUser() user: RequestUser): Promise<ProfileDto> {
    return this.profile.change(user, form);
  }

  /** The account keeps the old address until the code is entered. */
  @Allow(SIGNED_IN)
  @Post('email')
  @HttpCode(200)
  @Throttled('mails')
  @Answers(null)
  requestEmail(
    @Body() form: NewEmailDto,
    @CurrentUser() user: RequestUser,
    @ClientAddress() address: string,
  ): Promise<void> {
    return this.emailRequests.request(user, form, address);
  }

  @Allow(SIGNED_IN)
  @Audited('users.corrected-own')
  @OutsideTransaction('A wrong code has to cost a try although it fails; a code counts once.')
  @Put('email')
  @Answers(ProfileDto)
  async confirmEmail(
    @Body() { code }: NewEmailCodeDto,
    @CurrentUser() user: RequestUser,
    @ClientAddress() address: string,
  ): Promise<ProfileDto> {
    await this.emailConfirmations.confirm(user, code, address);
    return this.profile.getProfile(user.id);
  }
}
