import { receiptLines } from '@lacteos/contracts/orders/receipt';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { OrderDetailService } from '../../order/detail/order-detail.service.js';
import { receiptPdf } from './receipt-pdf.js';

@Injectable()
export class ReceiptService {
  constructor(private readonly orders: OrderDetailService) {}

  /** 80 mm PDF. @throws ORDERS.NOT_FOUND */
  async pdf(orderId: number, user: RequestUser): Promise<Buffer> {
    return receiptPdf(receiptLines(await this.orders.get(orderId, user)), `Recibo del pedido ${orderId}`);
  }
}
