import { Controller, Delete, Get, Param, Put } from '@nestjs/common';

import { CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { ChosenStore, ProductDto } from '#products/index.js';
import { WishesDto } from './wishes.dto.js';
import { WishesService } from './wishes.service.js';

const productId = new IdParam('PRODUCTS.NOT_FOUND');

/** The caller's favourites, and the products without stock that the caller waits for. */
@Controller('account')
export class WishesController {
  constructor(private readonly wishes: WishesService) {}

  @Get('wishes')
  @Answers(WishesDto)
  read(@CurrentUser() user: RequestUser): Promise<WishesDto> {
    return this.wishes.of(user);
  }

  @Get('favourites')
  @Answers([ProductDto])
  favourites(
    @CurrentUser() user: RequestUser,
    @ChosenStore() chosenStore: number | null,
  ): Promise<ProductDto[]> {
    return this.wishes.favourites(user, chosenStore);
  }

  @Put('favourites/:id')
  @Answers(WishesDto)
  like(@Param('id', productId) id: number, @CurrentUser() user: RequestUser): Promise<WishesDto> {
    return this.wishes.like(user, id);
  }

  @Delete('favourites/:id')
  @Answers(WishesDto)
  unlike(@Param('id', productId) id: number, @CurrentUser() user: RequestUser): Promise<WishesDto> {
    return this.wishes.remove('favourites', user, id);
  }

  @Put('restock-notices/:id')
  @Answers(WishesDto)
  awaitStock(@Param('id', productId) id: number, @CurrentUser() user: RequestUser): Promise<WishesDto> {
    return this.wishes.awaitStock(user, id);
  }

  @Delete('restock-notices/:id')
  @Answers(WishesDto)
  forget(@Param('id', productId) id: number, @CurrentUser() user: RequestUser): Promise<WishesDto> {
    return this.wishes.remove('restock_notices', user, id);
  }
}
