import { centavos, type Centavos } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { OrderCreditsRepository, type ProductCredit } from './order-credits.repository.js';
import { OrderInvoicingRepository } from './order-invoicing.repository.js';

/** What a credit note takes off a line of its invoice, in centavos. */
export interface NoteLine {
  /** The product's code. */
  readonly code: string;
  /** Units that come back; 0 where only money does. */
  readonly quantity: number;
  readonly base: Centavos;
  readonly total: Centavos;
}

/** What credit notes made by hand take off sales; call it in the unit of work that changes the document. */
@Injectable()
export class OrderCredits {
  constructor(
    private readonly credits: OrderCreditsRepository,
    private readonly invoicing: OrderInvoicingRepository,
  ) {}

  /** Records an accepted note of the invoice that an order has. */
  async recordNote(orderId: number, noteId: number, lines: readonly NoteLine[]): Promise<void> {
    const products = new Map(
      (await this.invoicing.lines(orderId)).map(({ code, productId }) => [code, productId]),
    );
    const sums = new Map<number, ProductCredit>();
    for (const { code, quantity, base, total } of lines) {
      const productId = products.get(code) ?? 0;
      const sum = sums.get(productId);
      sums.set(productId, {
        productId,
        quantity: quantity + (sum?.quantity ?? 0),
        base: centavos(base + (sum?.base ?? 0)),
        amount: centavos(total + (sum?.amount ?? 0)),
      });
    }
    await this.credits.add(orderId, `note:${noteId}`, [...sums.values()]);
  }

  /** Takes goods out again whose invoice had been credited by hand before they came back: they count once. */
  async recordCreditedBefore(orderId: number, returnId: number): Promise<void> {
    const goods = await this.credits.ofReturn(returnId);
    await this.credits.add(
      orderId,
      `return:${returnId}`,
      goods.map(({ productId, quantity, base, amount }) => ({
        productId,
        quantity: -quantity,
        base: (0 - base) as Centavos,
        amount: (0 - amount) as Centavos,
      })),
    );
  }

  /** Clears what notes of the last invoice took off: the next one charges it again. */
  clear(orderId: number): Promise<void> {
    return this.credits.clear(orderId);
  }
}
