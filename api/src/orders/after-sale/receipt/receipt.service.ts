import { counterReceiptLines, type ReceiptWidth } from '@lacteos/contracts/counter/counter-receipt';
import { receiptLines } from '@lacteos/contracts/orders/receipt';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import type { CounterReceiptDto } from '../../checkout/counter/receipt/counter-receipt.dto.js';
import { CounterReceipts } from '../../checkout/counter/receipt/counter-receipts.service.js';
import { OrderDetailService } from '../../order/detail/order-detail.service.js';
import { receiptPdf } from './receipt-pdf.js';

const WIDE: ReceiptWidth = 80;

@Injectable()
export class ReceiptService {
  constructor(
    private readonly orders: OrderDetailService,
    private readonly counter: CounterReceipts,
  ) {}

  /** 80 mm PDF; a counter sale has its own paper. @throws ORDERS.NOT_FOUND */
  async pdf(orderId: number, user: RequestUser): Promise<Buffer> {
    const counterReceipt = await this.counter.findReceipt(orderId, user);
    if (counterReceipt) return counterPaper(counterReceipt, WIDE);
    return receiptPdf(receiptLines(await this.orders.get(orderId, user)), `Recibo del pedido ${orderId}`);
  }

  /** @throws TILL.RECEIPT_NOT_FOUND */
  async counterPdf(orderId: number, width: ReceiptWidth, user: RequestUser): Promise<Buffer> {
    return counterPaper(await this.counter.getReceipt(orderId, user), width);
  }
}

const counterPaper = (receipt: CounterReceiptDto, width: ReceiptWidth): Promise<Buffer> =>
  receiptPdf(counterReceiptLines(receipt, width), `Recibo de la venta ${receipt.number}`, width);
