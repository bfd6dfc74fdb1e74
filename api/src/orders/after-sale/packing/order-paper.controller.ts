import { Controller, Get, Query } from '@nestjs/common';
import { Allow, ADMINISTRATORS } from '#platform/access/index.js';

import { Answers } from '#platform/http/index.js';
import { orderRowView } from '../../order/row/order-view.js';
import { OrderPaperDto, OrderPaperQuery } from './order-paper.dto.js';
import { OrderPaperRepository, type PaperLineRow } from './order-paper.repository.js';

@Controller('admin/orders')
export class OrderPaperController {
  constructor(private readonly papers: OrderPaperRepository) {}

  @Allow(ADMINISTRATORS)
  @Get('paper')
  @Answers([OrderPaperDto])
  async read(@Query() query: OrderPaperQuery): Promise<OrderPaperDto[]> {
    const ids = [...new Set(query.ids.split(',').map(Number))];
    const orders = new Map((await this.papers.orders(ids)).map((order) => [order.id, order]));
    const rows = await this.papers.lines(ids);
    return ids.flatMap((id) => {
      const order = orders.get(id);
      if (!order) return [];
      const lines = rows.filter(({ orderId }) => orderId === id);
      return [{ ...orderRowView(order), lines: lines.map(lineView) }];
    });
  }
}

const lineView = ({
  productId,
  code,
  name,
  slug,
  quantity,
}: PaperLineRow): OrderPaperDto['lines'][number] => ({
  id_product: productId,
  code,
  name,
  slug,
  quantity,
});
