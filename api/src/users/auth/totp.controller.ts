import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Answers, ClientAddress } from '#platform/http/index.js';
import { IgnoresKey, OutsideTransaction } from '#platform/repeats/index.js';
import {
  BackupCodesDto,
  TotpBeginDto,
  TotpCodeDto,
  TotpRemovalDto,
  TotpSetupDto,
  TotpStateDto,
} from '../two-factor/two-factor.dto.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';
import { SecondStep } from './second-step.service.js';

@ApiTags('auth')
@Controller('auth/totp')
export class TotpController {
  constructor(
    private readonly twoFactor: TwoFactorService,
    private readonly secondStep: SecondStep,
  ) {}

  @Allow(ADMINISTRATORS)
  @Get()
  @Answers(TotpStateDto)
  state(@CurrentUser() user: RequestUser): Promise<TotpStateDto> {
    return this.twoFactor.state(user.id);
  }

  @Allow(ADMINISTRATORS)
  @IgnoresKey('Its answer is a secret, which nothing may store; the last one counts.')
  @Post()
  @Answers(TotpSetupDto, 201)
  begin(
    @Body() { password }: TotpBeginDto,
    @CurrentUser() user: RequestUser,
    @ClientAddress() address: string,
  ): Promise<TotpSetupDto> {
    return this.secondStep.begin(user, password, address);
  }

  @Allow(ADMINISTRATORS)
  @IgnoresKey('Its answer is backup codes, which nothing may store; a code counts once.')
  @Put()
  @Answers(BackupCodesDto)
  async confirm(
    @Body() { code }: TotpCodeDto,
    @CurrentUser() user: RequestUser,
    @ClientAddress() address: string,
  ): Promise<BackupCodesDto> {
    return { codes: await this.secondStep.confirm(user, code, address) };
  }

  @Allow(ADMINISTRATORS)
  @OutsideTransaction('A code counts once; a second step that is over stays so.')
  @Post('disable')
  @Answers(null)
  disable(
    @Body() form: TotpRemovalDto,
    @CurrentUser() user: RequestUser,
    @ClientAddress() address: string,
  ): Promise<void> {
    return this.secondStep.disable(user, form, address);
  }
}
