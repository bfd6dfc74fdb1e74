import { toPesos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import type { StockLine } from '#partners/index.js';
import type { Statement } from '#platform/database/index.js';
import { OrderRecords } from '#orders/order/records/order-records.js';
import type { NewOrderRow } from '#orders/order/row/order-rows.js';
import { OrderSearchIndex } from '#orders/order/search/order-search-index.js';
import { searchWordsOf, tokenize } from '#orders/order/search/search-words.js';
import { OrderTimeline } from '#orders/order/timeline/order-timeline.js';
import { CashDrawer } from '#orders/payments/cash-desk/cash-drawer.js';
import { type NewPart, PaymentsRepository } from '#orders/payments/payment/payments.repository.js';
import { formatPesos } from '#orders/payments/refunds/refund-texts.js';
import { OversoldLinesRepository } from '../offline/oversold-lines.repository.js';
import { COUNTER_SOLD, type CounterSold } from './counter-sold.js';
import { HANDED_OVER } from './sale-buyer.js';
import type { CheckedSale } from './checked-sale.js';

/** Writes the rows beside a sale's order: parts, cash, timeline, audit trail and message. */
@Injectable()
export class SaleRecords {
  constructor(
    private readonly search: OrderSearchIndex,
    private readonly payments: PaymentsRepository,
    private readonly drawer: CashDrawer,
    private readonly timeline: OrderTimeline,
    private readonly records: OrderRecords,
    private readonly oversold: OversoldLinesRepository,
  ) {}

  /** Before the order is paid: a trigger keeps the state beside its words. */
  buildSearchWords(
    orderId: number,
    { totalPrice, shippingAddress }: NewOrderRow,
    parts: readonly NewPart[],
  ): Statement[] {
    const references = parts.flatMap(({ reference }) => reference ?? []).join(' ');
    const words = [...searchWordsOf(shippingAddress), ...tokenize(references)];
    return this.search.buildAdd(orderId, totalPrice, [...new Set(words)]);
  }

  buildOversold(orderId: number, missing: readonly StockLine[]): Statement[] {
    return this.oversold.buildInsert(orderId, missing);
  }

  buildAll(
    orderId: number,
    { sellerId: actorId, ...sale }: CheckedSale & { readonly at: Date; readonly sentBy: number },
  ): Statement[] {
    const { shiftId, isShiftOpen, parts, totals, offline, at, sentBy } = sale;
    const step = { orderId, actorId, at };
    const detail = offline && offlineText(offline.oldPrices);
    return [
      this.payments.buildInsertParts(orderId, parts, at),
      ...this.drawer.buildSale({ orderId, shiftId: isShiftOpen ? shiftId : null, parts, at }, actorId),
      this.timeline.buildRecord({ ...step, name: 'OrderPlaced', ...(detail ? { detail } : {}) }),
      this.timeline.buildRecord({ ...step, name: 'OrderPaid', detail: partsText(parts) }),
      this.timeline.buildRecord({ ...step, name: 'OrderDispatched', detail: HANDED_OVER }),
      ...this.records.buildAdd({
        orderId,
        actorId: sentBy,
        audited: {
          action: 'orders.sold',
          before: null,
          after: {
            shiftId,
            totalPrice: toPesos(totals.totalPrice),
            payments: partsText(parts),
            ...(offline ? { soldBy: actorId, offline: detail } : {}),
          },
        },
        messages: [{ topic: COUNTER_SOLD, payload: { orderId } satisfies CounterSold }],
      }),
    ];
  }
}

const offlineText = (oldPrices: readonly string[]): string =>
  ['Vendido sin conexión', ...oldPrices.map((text) => `precio anterior: ${text}`)].join('; ');

const partsText = (parts: readonly NewPart[]): string =>
  parts.map(({ method, amount }) => `${method} ${formatPesos(amount)}`).join(', ');
