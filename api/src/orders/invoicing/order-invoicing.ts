import type { Centavos, CustomerData, ShippingAddress, TaxClassification } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '../../platform/database/index.js';
import { OrderLineEntity } from '../order/order-line.entity.js';
import { OrderEntity } from '../order/order.entity.js';
import { OrderRepository } from '../order/order.repository.js';

/** A line of an order as an invoice needs it; the price is the one of the order, without VAT, in centavos. */
export interface InvoiceableLine {
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Centavos;
  readonly taxClassification: TaxClassification;
  readonly taxPercent: number;
  /** Id of the product in SIIGO; null until it is linked. */
  readonly siigoId: string | null;
}
/** What an invoice needs to know of an order. */
export interface InvoiceableOrder {
  readonly id: number;
  readonly userId: number;
  readonly nDocument: string;
  readonly customer: CustomerData | null;
  readonly shippingAddress: ShippingAddress;
  readonly paymentMethod: string;
  readonly paymentResult: { readonly expiryDate?: string | null } | null;
  readonly totalPrice: Centavos;
  readonly isPaid: boolean;
  readonly active: boolean;
  readonly isInvoice: boolean;
  readonly lines: readonly InvoiceableLine[];
}
/** A paid order in the comparison with the accounting system. */
export interface PaidOrder {
  readonly id: number;
  readonly totalPrice: Centavos;
  readonly paidAt: Date | null;
  readonly idInvoice: string | null;
}

/** What invoicing reads of orders, and the flag it sets on them. */
@Injectable()
export class OrderInvoicing {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
  ) {}

  /** The order with its lines and the codes of their products; null when there is none. */
  async find(orderId: number): Promise<InvoiceableOrder | null> {
    const order = await this.orders.find(orderId);
    return order && { ...order, lines: await this.lines(orderId) };
  }

  /**
   * Marks an order as invoiced; whether it did not carry that invoice before. Call it in the unit of work that records
   * the invoice.
   * @param invoiceId SIIGO's id of the invoice
   */
  async markInvoiced(orderId: number, invoiceId: string): Promise<boolean> {
    const outcome = await this.work.manager
      .createQueryBuilder()
      .update(OrderEntity)
      .set({ isInvoice: true, idInvoice: invoiceId })
      .where('id = :orderId AND (is_invoice = :open OR id_invoice <> :invoiceId)', {
        orderId,
        open: false,
        invoiceId,
      })
      .execute();
    return outcome.affected === 1;
  }

  /** Orders paid in [from, to), oldest first, with the invoice that they carry; at most `limit` after the id `after`. */
  async paidBetween(from: Date, to: Date, after: number, limit: number): Promise<PaidOrder[]> {
    return this.work.manager
      .createQueryBuilder(OrderEntity, 'paid')
      .select(['paid.id', 'paid.totalPrice', 'paid.paidAt', 'paid.idInvoice'])
      .where('paid.isPaid = :paid AND paid.active = :active', { paid: true, active: true })
      .andWhere('paid.paidAt >= :from AND paid.paidAt < :to', { from, to })
      .andWhere('paid.id > :after', { after })
      .orderBy('paid.id')
      .take(limit)
      .getMany();
  }

  private async lines(orderId: number): Promise<InvoiceableLine[]> {
    const rows = await this.work.manager
      .createQueryBuilder(OrderLineEntity, 'line')
      .leftJoin('products', 'product', 'product.id = line.product_id')
      .select('line.product_id', 'productId')
      .addSelect("COALESCE(product.code, '')", 'code')
      .addSelect('product.siigo_id', 'siigoId')
      .addSelect('line.product_name', 'name')
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
