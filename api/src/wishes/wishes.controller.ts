import { ROLES } from '@lacteos/contracts/reference/roles';
import { Controller, Delete, Get, Param, Put } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { ChosenStore, ProductDto } from '#products/index.js';
import { WishesDto } from './wishes.dto.js';
import { WishesService } from './wishes.service.js';

const productId = new IdParam('PRODUCTS.NOT_FOUND');

@Controller('account')
export class WishesController {
  constructor(private readonly wishes: WishesService) {}

  @Allow(SIGNED_IN)
  @Get('wishes')
  @Answers(WishesDto)
  read(@CurrentUser() user: RequestUser): Promise<WishesDto> {
    return this.wishes.getWishes(user);
  }

  @Allow(SIGNED_IN)
  @Get('favourites')
  @Answers([ProductDto])
  favourites(
    @CurrentUser() user: RequestUser,
    @ChosenStore() chosenStore: number | null,
  ): Promise<ProductDto[]> {
    return this.wishes.favourites(user, chosenStore);
  }

  @Allow(SIGNED_IN)
  @Put('favourites/:id')
  @Answers(WishesDto)
  like(@Param('id', productId) id: number, @CurrentUser() user: RequestUser): Promise<WishesDto> {
    return this.wishes.like(user, id);
  }

  @Allow(SIGNED_IN)
  @Delete('favourites/:id')
  @Answers(WishesDto)
  unlike(@Param('id', productId) id: number, @CurrentUser() user: RequestUser): Promise<WishesDto> {
    return this.wishes.remove('favourites', user, id);
  }

  @Allow([ROLES.user])
  @Put('restock-notices/:id')
  @Answers(WishesDto)
  awaitStock(@Param('id', productId) id: number, @CurrentUser() user: RequestUser): Promise<WishesDto> {
    return this.wishes.awaitStock(user, id);
  }

  @Allow([ROLES.user])
  @Delete('restock-notices/:id')
  @Answers(WishesDto)
  forget(@Param('id', productId) id: number, @CurrentUser() user: RequestUser): Promise<WishesDto> {
    return this.wishes.remove('restock_notices', user, id);
  }
}
