import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import { isInvoiced, type OrderInvoiceState } from '@lacteos/contracts/reference/reference-data';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { placeholdersFor, UnitOfWork } from '#platform/database/index.js';
import type { CustomerDataDto } from '../row/customer-data.dto.js';
import { OrderLineEntity } from '../row/order-line.entity.js';
import { isInState } from '../states/order-state-sql.js';
import { OrderEntity } from '../row/order.entity.js';
import { ReturnEntity, ReturnLineEntity } from '../returned/return.entity.js';
import { SETTLED_RETURNS } from '../returned/return-states.js';
import { ALL_RETURNED, SETTLED } from '../returned/returned-sql.js';
import type { InvoiceableLine, InvoiceablePart, PaidOrder } from './invoiceable-order.js';
import type { CreditedLine, LeftOutLine, Repricing, SettledLine, SoldLine } from './kept-lines.js';
import { OrderCreditEntity } from './order-credit.entity.js';

interface ReturnedUnits {
  readonly orderId: number;
  readonly productId: number;
  readonly units: number;
}

@Injectable()
export class InvoiceableOrdersRepository {
  constructor(private readonly work: UnitOfWork) {}

  async setInvoice(
    orderId: number,
    invoiceState: OrderInvoiceState,
    idInvoice: string | null,
  ): Promise<void> {
    await this.work.manager
      .createQueryBuilder()
      .update(OrderEntity)
      .set({ invoiceState, idInvoice, isInvoice: isInvoiced(invoiceState) })
      .where("id = :orderId AND (invoice_state <> :invoiceState OR COALESCE(id_invoice, '') <> :known)", {
        orderId,
        invoiceState,
        known: idInvoice ?? '',
      })
      .execute();
  }

  async setBuyer(orderId: number, customer: CustomerDataDto): Promise<void> {
    await this.work.manager.update(
      OrderEntity,
      { id: orderId },
      { customer, nDocument: customer.identification },
    );
  }

  /** Paid in [from, to), with goods that the buyer kept; by id, after `after`. */
  paidBetween(from: Date, to: Date, after: number, limit: number): Promise<PaidOrder[]> {
    return this.work.manager
      .createQueryBuilder(OrderEntity, 'paid')
      .select(['paid.id', 'paid.totalPrice', 'paid.paidAt', 'paid.idInvoice'])
      .where(isInState(['paid', 'dispatched'], 'paid'))
      .andWhere('paid.paidAt >= :from AND paid.paidAt < :to', { from, to })
      .andWhere('paid.id > :after', { after })
      .andWhere(`(paid.idInvoice IS NOT NULL OR paid.id NOT IN (${ALL_RETURNED}))`)
      .orderBy('paid.id')
      .take(limit)
      .getMany();
  }

  async leaveOutReturned(orderId: number): Promise<void> {
    await this.work.manager.update(
      ReturnEntity,
      { orderId, kind: 'goods', state: In([...SETTLED_RETURNS]) },
      { isLeftOut: true },
    );
  }

  async findLeftOutLines(orderId: number): Promise<LeftOutLine[]> {
    const returns = await this.work.manager.find(ReturnEntity, {
      where: { orderId, isLeftOut: true },
      order: { id: 'ASC' },
    });
    if (returns.length === 0) return [];
    return this.work.manager.find(ReturnLineEntity, {
      where: { returnId: In(returns.map(({ id }) => id)) },
      order: { returnId: 'ASC' },
    });
  }

  async reprice({ returnId, productId, amount, change }: Repricing): Promise<void> {
    await this.work.manager.update(ReturnLineEntity, { returnId, productId }, { amount });
    await this.work.manager.increment(ReturnEntity, { id: returnId }, 'amount', change);
  }

  isLeftOut(returnId: number): Promise<boolean> {
    return this.work.manager.existsBy(ReturnEntity, { id: returnId, isLeftOut: true });
  }

  async sumReturned(orderIds: readonly number[], scope: 'all' | 'left out'): Promise<ReturnedUnits[]> {
    if (orderIds.length === 0) return [];
    const rows = await this.work.manager.query<Record<keyof ReturnedUnits, number | string>[]>(
      `SELECT back.order_id AS orderId, part.product_id AS productId, SUM(part.quantity) AS units
       FROM returns AS back JOIN return_lines AS part ON part.return_id = back.id
       WHERE back.order_id IN (${placeholdersFor(orderIds)}) AND ${SETTLED}${scope === 'all' ? '' : ' AND back.is_left_out = 1'}
       GROUP BY back.order_id, part.product_id`,
      [...orderIds],
    );
    return rows.map(({ orderId, productId, units }) => ({
      orderId: Number(orderId),
      productId: Number(productId),
      units: Number(units),
    }));
  }

  async findSoldLines(orderIds: readonly number[]): Promise<SoldLine[]> {
    if (orderIds.length === 0) return [];
    const rows = await this.work.manager.query<Record<keyof SoldLine, string | number>[]>(
      `SELECT line.order_id AS orderId, line.product_id AS productId, COALESCE(product.code, '') AS code,
         line.product_name AS name, line.quantity AS quantity, line.unit_price AS unitPrice, orders.active = 0 AS isCancelled
       FROM order_lines AS line JOIN orders ON orders.id = line.order_id
       LEFT JOIN products AS product ON product.id = line.product_id
       WHERE line.order_id IN (${placeholdersFor(orderIds)}) ORDER BY line.order_id, line.product_id`,
      [...orderIds],
    );
    return rows.map((row) => ({
      orderId: Number(row.orderId),
      productId: Number(row.productId),
      code: String(row.code),
      name: String(row.name),
      quantity: Number(row.quantity),
      unitPrice: centavos(Number(row.unitPrice)),
      isCancelled: Number(row.isCancelled) === 1,
    }));
  }

  async findSettledLines(orderIds: readonly number[]): Promise<SettledLine[]> {
    if (orderIds.length === 0) return [];
    const rows = await this.work.manager.query<Record<keyof SettledLine, string | number | null>[]>(
      `SELECT back.order_id AS orderId, part.product_id AS productId, part.quantity AS quantity, part.base AS base,
         back.is_left_out AS isLeftOut
       FROM returns AS back JOIN return_lines AS part ON part.return_id = back.id
       WHERE back.order_id IN (${placeholdersFor(orderIds)}) AND ${SETTLED}`,
      [...orderIds],
    );
    return rows.map((row) => ({
      orderId: Number(row.orderId),
      productId: Number(row.productId),
      quantity: Number(row.quantity),
      base: row.base === null ? null : centavos(Number(row.base)),
      isLeftOut: Number(row.isLeftOut) === 1,
    }));
  }

  async findCreditedLines(orderIds: readonly number[]): Promise<CreditedLine[]> {
    if (orderIds.length === 0) return [];
    return this.work.manager.findBy(OrderCreditEntity, { orderId: In([...orderIds]) });
  }

  async findReturnedSince(moment: Date): Promise<number[]> {
    const rows = await this.work.manager
      .createQueryBuilder(ReturnEntity, 'back')
      .select('DISTINCT back.order_id', 'orderId')
      .where(SETTLED)
      .andWhere('back.updatedAt >= :moment', { moment })
      .getRawMany<{ orderId: number }>();
    return rows.map(({ orderId }) => Number(orderId));
  }

  /** The room `payments` owns these tables but stands above this one. */
  async findParts(orderId: number): Promise<InvoiceablePart[]> {
    const rows = await this.work.manager.query<{ method: string; amount: number | string }[]>(
      `SELECT part.method, part.amount - COALESCE(SUM(refund.amount), 0) AS amount FROM order_payments AS part
       LEFT JOIN refunds AS refund ON refund.part_id = part.id
       WHERE part.order_id = ? GROUP BY part.id, part.method, part.amount, part.position ORDER BY part.position`,
      [orderId],
    );
    return rows.map(({ method, amount }) => ({ method, amount: Number(amount) as Centavos }));
  }

  async lines(orderId: number): Promise<InvoiceableLine[]> {
    const rows = await this.work.manager
      .createQueryBuilder(OrderLineEntity, 'line')
      .leftJoin('products', 'product', 'product.id = line.product_id')
      .select('line.product_id', 'productId')
      .addSelect("COALESCE(product.code, '')", 'code')
      .addSelect('product.siigo_id', 'siigoId')
      .addSelect('line.product_name', 'name')
      .addSelect("COALESCE(product.slug, '')", 'presentation')
      .addSelect('line.quantity', 'quantity')
      .addSelect('line.unit_price', 'unitPrice')
      .addSelect('line.tax_classification', 'taxClassification')
      .addSelect('line.tax_percent', 'taxPercent')
      .where('line.order_id = :orderId', { orderId })
      .orderBy('line.product_id')
      .getRawMany<InvoiceableLine>();
    return rows.map((row) => ({ ...row, unitPrice: Number(row.unitPrice) as Centavos }));
  }
}
