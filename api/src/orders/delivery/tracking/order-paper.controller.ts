import { Controller, Get, Query } from '@nestjs/common';
import { Allow, ADMINISTRATORS } from '#platform/access/index.js';

import { Answers } from '#platform/http/index.js';
import { orderRowView } from '#orders/order/row/order-view.js';
import { OrderPaperDto, OrderPaperQuery } from './order-paper.dto.js';
import { TrackingLabels } from './tracking-labels.js';
import { OrderPaperRepository, type PaperLineRow } from './order-paper.repository.js';

@Controller('admin/orders')
export class OrderPaperController {
  constructor(
    private readonly papers: OrderPaperRepository,
    private readonly labels: TrackingLabels,
  ) {}

  @Allow(ADMINISTRATORS)
  @Get('paper')
  @Answers([OrderPaperDto])
  async read(@Query() query: OrderPaperQuery): Promise<OrderPaperDto[]> {
    const ids = [...new Set(query.ids.split(',').map(Number))];
    const orders = new Map((await this.papers.orders(ids)).map((order) => [order.id, order]));
    const rows = await this.papers.lines(ids);
    const papers: OrderPaperDto[] = [];
    for (const order of ids.flatMap((id) => orders.get(id) ?? [])) {
      const lines = rows.filter(({ orderId }) => orderId === order.id);
      const label = await this.labels.build(order);
      papers.push({ ...orderRowView(order), ...label, lines: lines.map(lineView) });
    }
    return papers;
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
