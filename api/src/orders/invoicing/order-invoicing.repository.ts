import { isInvoiced, type Centavos, type OrderInvoiceState } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import type { CustomerDataDto } from '../order/customer-data.dto.js';
import { OrderLineEntity } from '../order/order-line.entity.js';
import { isInState } from '../order/order-state-sql.js';
import { OrderEntity } from '../order/order.entity.js';
import type { InvoiceableLine, PaidOrder } from './invoiceable-order.js';

/** Queries of invoicing on orders. */
@Injectable()
export class OrderInvoicingRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Sets the invoice of an order, and whether it counts as invoiced. */
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

  /** Sets the buyer of an order, for lists and search too. */
  async setBuyer(orderId: number, customer: CustomerDataDto): Promise<void> {
    await this.work.manager.update(
      OrderEntity,
      { id: orderId },
      { customer, nDocument: customer.identification },
    );
  }

  /** Orders paid in [from, to) with an id above `after`, by id, at most `limit`. */
  paidBetween(from: Date, to: Date, after: number, limit: number): Promise<PaidOrder[]> {
    return this.work.manager
      .createQueryBuilder(OrderEntity, 'paid')
      .select(['paid.id', 'paid.totalPrice', 'paid.paidAt', 'paid.idInvoice'])
      .where(isInState(['paid', 'dispatched'], 'paid'))
      .andWhere('paid.paidAt >= :from AND paid.paidAt < :to', { from, to })
      .andWhere('paid.id > :after', { after })
      .orderBy('paid.id')
      .take(limit)
      .getMany();
  }

  /** Lines of an order with their products' codes. */
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
