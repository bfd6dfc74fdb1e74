import { Body, Controller, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { AppError } from '#platform/errors/index.js';
import { Answers } from '#platform/http/index.js';
import { IdempotencyKey, OwnKey } from '#platform/repeats/index.js';
import { Stores, Throttled } from '#platform/throttle/index.js';
import { ChosenStore } from '#products/index.js';
import { OrderDto } from '../../order/row/order.dto.js';
import { FromCart } from './from-cart.decorator.js';
import { NewOrderDto } from './new-order.dto.js';
import { PlaceOrderService } from './place-order.service.js';

const ORDER_BYTES = { beside: 5_000, times: 4 } as const;

@Controller('order')
export class PlaceOrderController {
  constructor(private readonly placing: PlaceOrderService) {}

  @Allow(SIGNED_IN, 'order-buyer')
  @OwnKey('The key stands on the order for ever.')
  @Throttled('orders')
  @Stores('text', ORDER_BYTES.beside, ORDER_BYTES.times)
  @ApiHeader({
    name: 'X-From-Cart',
    required: false,
    description:
      "'true' when the items are lines of the caller's cart: the order takes them, or is refused without them",
    schema: { type: 'string', enum: ['true'] },
  })
  @Post()
  @Answers(OrderDto, 201)
  place(
    @Body() order: NewOrderDto,
    @CurrentUser() buyer: RequestUser,
    @ChosenStore() chosenStore: number | null,
    @IdempotencyKey() idempotencyKey: string | null,
    @FromCart() isFromCart: boolean,
  ): Promise<OrderDto> {
    if (idempotencyKey === null) throw new AppError('ORDERS.IDEMPOTENCY_KEY_REQUIRED');
    return this.placing.place({ order, buyer, chosenStore, idempotencyKey, isFromCart });
  }
}
