import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers, ClientAddress } from '#platform/http/index.js';
import { PasswordChangeDto } from './own-password.dto.js';
import { OwnPasswordService } from './own-password.service.js';

@ApiTags('auth')
@Controller('auth/password')
export class OwnPasswordController {
  constructor(private readonly passwords: OwnPasswordService) {}

  @Allow(SIGNED_IN)
  @Put()
  @Answers(null)
  change(
    @Body() form: PasswordChangeDto,
    @CurrentUser() user: RequestUser,
    @ClientAddress() address: string,
  ): Promise<void> {
    return this.passwords.change(user, form, address);
  }
}
