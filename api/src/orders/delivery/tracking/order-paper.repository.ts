import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { OrderLineEntity } from '#orders/order/row/order-line.entity.js';
import { MISSING_UNITS } from '#orders/order/returned/returned-sql.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';

export interface PaperLineRow {
  orderId: number;
  productId: number;
  code: string;
  name: string;
  slug: string;
  quantity: number;
}

@Injectable()
export class OrderPaperRepository {
  constructor(private readonly work: UnitOfWork) {}

  orders(ids: readonly number[]): Promise<OrderEntity[]> {
    return this.work.manager.findBy(OrderEntity, { id: In([...ids]) });
  }

  lines(ids: readonly number[]): Promise<PaperLineRow[]> {
    return this.work.manager
      .createQueryBuilder(OrderLineEntity, 'line')
      .leftJoin('products', 'product', 'product.id = line.product_id')
      .select('line.order_id', 'orderId')
      .addSelect('line.product_id', 'productId')
      .addSelect("COALESCE(product.code, '')", 'code')
      .addSelect('line.product_name', 'name')
      .addSelect("COALESCE(product.slug, '')", 'slug')
      .addSelect(`line.quantity - ${MISSING_UNITS}`, 'quantity')
      .where(`line.order_id IN (:...ids) AND line.quantity > ${MISSING_UNITS}`, { ids })
      .orderBy('line.order_id')
      .addOrderBy('line.product_id')
      .getRawMany<PaperLineRow>()
      .then((rows) => rows.map((row) => ({ ...row, quantity: Number(row.quantity) })));
  }
}
