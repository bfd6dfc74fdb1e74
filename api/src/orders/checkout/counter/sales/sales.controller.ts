import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';

import { Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { AppError } from '#platform/errors/index.js';
import { Answers, IdParam, paged, pageOf, type Paged } from '#platform/http/index.js';
import { IdempotencyKey, OwnKey } from '#platform/repeats/index.js';
import { ChosenStore } from '#products/index.js';
import { CounterReceiptDto } from '../receipt/counter-receipt.dto.js';
import { CounterReceipts } from '../receipt/counter-receipts.service.js';
import { NewSaleDto, SaleDto } from '../sale/new-sale.dto.js';
import { SellService } from '../sale/sell.service.js';
import { VoidSaleService } from './void-sale.service.js';
import { TillSaleDto, TillSalesQuery, VoidSaleDto } from './till-sale.dto.js';
import { TillSalesService } from './till-sales.service.js';

const SALE_ID = new IdParam('TILL.RECEIPT_NOT_FOUND');

@Controller('till/sales')
export class SalesController {
  constructor(
    private readonly selling: SellService,
    private readonly sales: TillSalesService,
    private readonly receipts: CounterReceipts,
    private readonly voiding: VoidSaleService,
  ) {}

  @Allow(STAFF)
  @Audited('orders.sold', 'vendió en la caja')
  @OwnKey('The key stands on the order for ever.')
  @Post()
  @Answers(SaleDto, 201)
  sell(
    @Body() sale: NewSaleDto,
    @CurrentUser() seller: RequestUser,
    @ChosenStore() chosenStore: number | null,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<SaleDto> {
    if (idempotencyKey === null) throw new AppError('ORDERS.IDEMPOTENCY_KEY_REQUIRED');
    return this.selling.sell({ sale, seller, chosenStore, idempotencyKey });
  }

  @Allow(STAFF)
  @Get()
  @Answers([TillSaleDto])
  async list(
    @Query() query: TillSalesQuery,
    @CurrentUser() user: RequestUser,
    @ChosenStore() chosenStore: number | null,
  ): Promise<Paged<TillSaleDto[]>> {
    const { page, pageSize } = pageOf(query);
    const { sales, total, totals } = await this.sales.list(query, user, chosenStore);
    return paged(sales, { total, page, pageSize, totals });
  }

  @Allow(STAFF)
  @Get(':id/receipt-data')
  @Answers(CounterReceiptDto)
  getReceipt(@Param('id', SALE_ID) id: number, @CurrentUser() user: RequestUser): Promise<CounterReceiptDto> {
    return this.receipts.getReceipt(id, user);
  }

  @Allow(STAFF)
  @Audited('orders.sale-voided', 'anuló la venta de la caja')
  @Post(':id/void')
  @HttpCode(HttpStatus.OK)
  @Answers(TillSaleDto)
  async voidSale(
    @Param('id', SALE_ID) id: number,
    @Body() { reason }: VoidSaleDto,
    @CurrentUser() user: RequestUser,
  ): Promise<TillSaleDto> {
    await this.voiding.voidSale(id, reason, user);
    return this.sales.get(await this.receipts.getSale(id, user), user);
  }
}
