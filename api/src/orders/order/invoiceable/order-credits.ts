import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import { OrderCreditsRepository, type ProductCredit } from './order-credits.repository.js';
import { InvoiceableOrdersRepository } from './invoiceable-orders.repository.js';

/** Centavos. */
export interface NoteLine {
  readonly code: string;
  /** Returned units; 0 for money only. */
  readonly quantity: number;
  readonly base: Centavos;
  readonly total: Centavos;
}

/** Call it in the unit of work that changes the document. */
@Injectable()
export class OrderCredits {
  constructor(
    private readonly credits: OrderCreditsRepository,
    private readonly invoicing: InvoiceableOrdersRepository,
  ) {}

  async recordNote(orderId: number, noteId: number, lines: readonly NoteLine[]): Promise<void> {
    await this.credits.add(orderId, `note:${noteId}`, await this.sumByProduct(orderId, lines));
  }

  /**
   * Takes goods out that were credited by hand before they came back: they count once. @param noted what their own
   * credit note takes off
   */
  async recordCreditedBefore(
    orderId: number,
    returnId: number,
    noted: readonly NoteLine[] = [],
  ): Promise<void> {
    const goods = await this.credits.ofReturn(returnId);
    const credited = await this.sumByProduct(orderId, noted);
    const rests = goods.map(({ productId, quantity, base, amount }) => {
      const note = credited.find((credit) => credit.productId === productId);
      return {
        productId,
        quantity: (note?.quantity ?? 0) - quantity,
        base: centavos((note?.base ?? 0) - base),
        amount: centavos((note?.amount ?? 0) - amount),
      };
    });
    const open = rests.filter(({ quantity, amount }) => quantity !== 0 || amount !== 0);
    await this.credits.add(orderId, `return:${returnId}`, open);
  }

  private async sumByProduct(orderId: number, lines: readonly NoteLine[]): Promise<ProductCredit[]> {
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
    return [...sums.values()];
  }

  /** The next invoice charges again what notes of the last one took off. */
  clear(orderId: number): Promise<void> {
    return this.credits.clear(orderId);
  }
}
