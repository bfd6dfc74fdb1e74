import { type PaymentType } from '@lacteos/contracts';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { AppError } from '#platform/errors/index.js';
import { Answers, IdField, IdParam, paged, type Paged } from '#platform/http/index.js';
import { Stores, Throttled } from '#platform/throttle/index.js';
import { IdempotencyKey, OwnKey } from '#platform/repeats/index.js';
import { ChosenStore } from '#products/index.js';
import { PaymentTypeDto } from './payments/payment/methods/payment-type.dto.js';
import { PaymentTypesService } from './payments/payment/methods/payment-types.service.js';
import { CancelOrderService } from './after-sale/cancellation/cancel-order.service.js';
import { FromCart } from './checkout/placing/from-cart.decorator.js';
import { NewOrderDto } from './checkout/placing/new-order.dto.js';
import { OrderDetailService } from './order/row/order-detail.service.js';
import { MyOrdersQuery } from './reports/list/order-list.query.js';
import { OrderListService } from './reports/list/order-list.service.js';
import { OrderDto, OrderRowDto } from './order/row/order.dto.js';
import { PlaceOrderService } from './checkout/placing/place-order.service.js';

class OrderIdQuery {
  @IdField({ fromText: true })
  id: number;
}

/** Rows, search words and messages; each line is written to the ledger of stock, too. */
const ORDER_BYTES = { beside: 5_000, times: 4 } as const;

@Controller('order')
export class OrdersController {
  constructor(
    private readonly paymentTypes: PaymentTypesService,
    private readonly placing: PlaceOrderService,
    private readonly details: OrderDetailService,
    private readonly lists: OrderListService,
    private readonly cancelling: CancelOrderService,
  ) {}

  @Allow(SIGNED_IN)
  @Get('payment_types')
  @Answers([PaymentTypeDto])
  types(@CurrentUser() user: RequestUser): Promise<PaymentType[]> {
    return this.paymentTypes.offeredTo(user.id_role);
  }

  @Allow(SIGNED_IN)
  @Get('mine')
  @Answers([OrderRowDto])
  async mine(@Query() query: MyOrdersQuery, @CurrentUser() user: RequestUser): Promise<Paged<OrderRowDto[]>> {
    const { orders, meta } = await this.lists.mine(query, user);
    return paged(orders, meta);
  }

  @Allow(SIGNED_IN, 'order-reader')
  @Get(':id')
  @Answers(OrderDto)
  get(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    return this.details.get(id, user);
  }

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

  @Allow(SIGNED_IN, 'order-canceller')
  @Delete('delete')
  @Answers(null)
  async cancel(@Query() { id }: OrderIdQuery, @CurrentUser() user: RequestUser): Promise<null> {
    await this.cancelling.cancel(id, user);
    return null;
  }
}
