import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { SavedAddressDto, SavedAddressFormDto } from './saved-addresses.dto.js';
import { SavedAddressesService } from './saved-addresses.service.js';

const addressId = new IdParam('PROFILE.ADDRESS_NOT_FOUND');

@Controller('account/addresses')
export class SavedAddressesController {
  constructor(private readonly addresses: SavedAddressesService) {}

  @Allow(SIGNED_IN)
  @Get()
  @Answers([SavedAddressDto])
  list(@CurrentUser() user: RequestUser): Promise<SavedAddressDto[]> {
    return this.addresses.list(user.id);
  }

  @Allow(SIGNED_IN)
  @Post()
  @HttpCode(200)
  @Answers([SavedAddressDto])
  add(@Body() form: SavedAddressFormDto, @CurrentUser() user: RequestUser): Promise<SavedAddressDto[]> {
    return this.addresses.add(user, form);
  }

  @Allow(SIGNED_IN)
  @Put(':id')
  @Answers([SavedAddressDto])
  change(
    @Param('id', addressId) id: number,
    @Body() form: SavedAddressFormDto,
    @CurrentUser() user: RequestUser,
  ): Promise<SavedAddressDto[]> {
    return this.addresses.change(user.id, id, form);
  }

  @Allow(SIGNED_IN)
  @Delete(':id')
  @Answers([SavedAddressDto])
  remove(@Param('id', addressId) id: number, @CurrentUser() user: RequestUser): Promise<SavedAddressDto[]> {
    return this.addresses.remove(user.id, id);
  }
}
