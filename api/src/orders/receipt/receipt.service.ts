import { Injectable } from '@nestjs/common';

import type { RequestUser } from '../../platform/access/index.js';
import { OrderAccess } from '../order/order-access.js';
import { OrderRepository } from '../order/order.repository.js';
import { receiptLines } from './receipt-content.js';
import { receiptPdf } from './receipt-pdf.js';

/** Writes receipts of orders. */
@Injectable()
export class ReceiptService {
  constructor(
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
  ) {}

  /** The receipt of an order that the user may see, as PDF of 80 mm. @throws ORDERS.NOT_FOUND */
  async pdf(orderId: number, user: RequestUser): Promise<Buffer> {
    const order = await this.access.get(orderId, user);
    return receiptPdf(receiptLines(order, await this.orders.lines(orderId)), `Recibo del pedido ${orderId}`);
  }
}
