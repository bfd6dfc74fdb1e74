import type { CartItem } from '@lacteos/contracts/schemas';
import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { ChosenStore } from '#products/index.js';
import { CartAddQuery, CartEmptyQuery, CartItemDto, CartLineQuery } from './cart.dto.js';
import { CartService } from './cart.service.js';

@Controller('cart')
export class CartController {
  constructor(private readonly carts: CartService) {}

  @Allow(SIGNED_IN, 'cart-owner')
  @Get(':id')
  @Answers([CartItemDto])
  get(
    @Param('id', new IdParam()) cartOf: number,
    @CurrentUser() user: RequestUser,
    @ChosenStore() chosenStore: number | null,
  ): Promise<CartItem[]> {
    return this.carts.get({ user, cartOf, chosenStore });
  }

  /** The specification has both addresses. */
  @Allow(SIGNED_IN, 'cart-owner')
  @Post(['', 'cart'])
  @Answers([CartItemDto])
  add(
    @Query() query: CartAddQuery,
    @CurrentUser() user: RequestUser,
    @ChosenStore() chosenStore: number | null,
  ): Promise<CartItem[]> {
    return this.carts.add({ user, cartOf: query.id, chosenStore }, query.productId, query.quantity);
  }

  @Allow(SIGNED_IN, 'cart-owner')
  @Delete()
  @Answers([CartItemDto])
  removeOne(
    @Query() query: CartLineQuery,
    @CurrentUser() user: RequestUser,
    @ChosenStore() chosenStore: number | null,
  ): Promise<CartItem[]> {
    return this.carts.removeOne({ user, cartOf: query.id, chosenStore }, query.productId);
  }

  @Allow(SIGNED_IN, 'cart-owner')
  @Delete('delete')
  @Answers([CartItemDto])
  remove(
    @Query() query: CartLineQuery,
    @CurrentUser() user: RequestUser,
    @ChosenStore() chosenStore: number | null,
  ): Promise<CartItem[]> {
    return this.carts.remove({ user, cartOf: query.id, chosenStore }, query.productId);
  }

  @Allow(SIGNED_IN, 'cart-owner')
  @Delete('cart')
  @Answers([CartItemDto])
  empty(
    @Query() query: CartEmptyQuery,
    @CurrentUser() user: RequestUser,
    @ChosenStore() chosenStore: number | null,
  ): Promise<CartItem[]> {
    return this.carts.empty({ user, cartOf: query.id ?? user.id, chosenStore });
  }
}
