import { centavos, toPesos } from '@lacteos/contracts/money/money';
import { priceLine, type PricedLine } from '@lacteos/contracts/money/order-pricing';
import { unitPriceWithVat } from '@lacteos/contracts/money/shown-price';
import { vatName } from '@lacteos/contracts/money/vat-classes';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { AppError } from '#platform/errors/index.js';
import { UserLookup } from '#users/index.js';
import { OrderAccess } from '#orders/order/row/order-access.js';
import type { OrderEntity } from '#orders/order/row/order.entity.js';
import type { OrderLineRow } from '#orders/order/row/order-rows.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import { OrderSearchIndex } from '#orders/order/search/order-search-index.js';
import type { OrderPaymentEntity } from '#orders/order/row/order-payment.entity.js';
import { PaymentsRepository } from '#orders/payments/payment/payments.repository.js';
import { storeView } from '../store/counter-store.dto.js';
import { SellingStores } from '../store/selling-stores.repository.js';
import { buyerNameOf } from './buyer-name.js';
import type { CounterReceiptDto } from './counter-receipt.dto.js';
import { CounterReceiptsRepository } from './counter-receipts.repository.js';
import { RECEIPT_COMPANY, RECEIPT_LEGAL } from './receipt-facts.js';
import { changeOf, roundingOf } from './receipt-sums.js';
import { readReturnCode } from './return-code.js';

/** An order whose columns of a counter sale are there. */
export type CounterSale = OrderEntity & { readonly shiftId: number; readonly returnCode: string };

@Injectable()
export class CounterReceipts {
  constructor(
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly payments: PaymentsRepository,
    private readonly receipts: CounterReceiptsRepository,
    private readonly stores: SellingStores,
    private readonly search: OrderSearchIndex,
    private readonly users: UserLookup,
  ) {}

  /** null for any other order. @throws ORDERS.NOT_FOUND also for another user's order */
  async findReceipt(orderId: number, user: RequestUser): Promise<CounterReceiptDto | null> {
    const order = await this.access.get(orderId, user);
    return isCounterSale(order) ? this.viewOf(order) : null;
  }

  /** @throws TILL.RECEIPT_NOT_FOUND also for another store's sale */
  async getSale(orderId: number, user: RequestUser): Promise<CounterSale> {
    const order = await this.access.getForStaff(orderId, user).catch(asMissingReceipt);
    if (!isCounterSale(order)) throw new AppError('TILL.RECEIPT_NOT_FOUND');
    return order;
  }

  /** @param code number of the order or code of the receipt @throws TILL.RECEIPT_NOT_FOUND */
  async getSaleByCode(code: string, user: RequestUser): Promise<CounterSale> {
    const returnCode = readReturnCode(code);
    const orderId = returnCode === null ? numberOf(code) : await this.receipts.findOrderId(returnCode);
    if (orderId === null) throw new AppError('TILL.RECEIPT_NOT_FOUND');
    return this.getSale(orderId, user);
  }

  async getReceipt(orderId: number, user: RequestUser): Promise<CounterReceiptDto> {
    return this.viewOf(await this.getSale(orderId, user));
  }

  async viewOf(sale: CounterSale): Promise<CounterReceiptDto> {
    const [lines, parts, store, presentations, names, invoices, drawer] = await Promise.all([
      this.orders.lines(sale.id),
      this.payments.partsOf(sale.id),
      this.stores.get(sale.storeId),
      this.receipts.findPresentations(sale.id),
      this.users.namesOf([sale.userId]),
      this.search.invoicesOf([sale.id]),
      this.receipts.findDrawer(sale.shiftId),
    ]);
    return {
      company: RECEIPT_COMPANY,
      store: storeView(store),
      number: sale.id,
      createdAt: sale.createdAt.toISOString(),
      cashier: names.get(sale.userId) ?? '',
      shiftId: sale.shiftId,
      drawer,
      customer: sale.customer && { name: buyerNameOf(sale), identification: sale.nDocument },
      lines: lines.map((line) => lineView(line, presentations.get(line.productId) ?? '')),
      vat: vatOf(lines.map((line) => priceLine(line))),
      total: toPesos(sale.totalPrice),
      parts: parts.map(partView),
      rounding: toPesos(roundingOf(parts)),
      change: toPesos(changeOf(parts)),
      invoice: sale.isInvoice ? (invoices.get(sale.id)?.at(-1) ?? null) : null,
      returnCode: sale.returnCode,
      state: sale.active ? 'valid' : 'void',
      legal: RECEIPT_LEGAL,
    };
  }
}

const isCounterSale = (order: OrderEntity): order is CounterSale =>
  typeof order.shiftId === 'number' && typeof order.returnCode === 'string';

function lineView(line: OrderLineRow, presentation: string): CounterReceiptDto['lines'][number] {
  const { productName: name, quantity, unitPrice, taxPercent } = line;
  return {
    name,
    presentation,
    quantity,
    price: toPesos(unitPriceWithVat(unitPrice, taxPercent)),
    total: toPesos(priceLine(line).total),
  };
}

const partView = ({
  method,
  amount,
  received,
  reference,
}: OrderPaymentEntity): CounterReceiptDto['parts'][number] => ({
  method,
  amount: toPesos(amount),
  received: received === null ? null : toPesos(received),
  reference,
});

function vatOf(lines: readonly PricedLine[]): CounterReceiptDto['vat'] {
  const sums = new Map<string, { base: number; tax: number }>();
  for (const line of lines) {
    const name = vatName(line);
    const { base, tax } = sums.get(name) ?? { base: 0, tax: 0 };
    sums.set(name, { base: base + line.base, tax: tax + line.tax });
  }
  return [...sums].map(([name, { base, tax }]) => ({
    name,
    base: toPesos(centavos(base)),
    tax: toPesos(centavos(tax)),
  }));
}

const numberOf = (code: string): number | null => {
  const number = code.replace(/[\s#.]/g, '');
  return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null;
};

function asMissingReceipt(error: unknown): never {
  if (error instanceof AppError && error.code === 'ORDERS.NOT_FOUND')
    throw new AppError('TILL.RECEIPT_NOT_FOUND');
  throw error;
}
