import { chargedShipping } from '@lacteos/contracts/money/included-vat';
import { centavos } from '@lacteos/contracts/money/money';
import { priceLine } from '@lacteos/contracts/money/order-pricing';
import { FINAL_CONSUMER, type OrderInvoiceState } from '@lacteos/contracts/reference/reference-data';
import { ROLES } from '@lacteos/contracts/reference/roles';
import { Injectable } from '@nestjs/common';

import { AppError } from '#platform/errors/index.js';
import { UserLookup } from '#users/index.js';
import { CreditTasks } from './credit-tasks.js';
import type { CustomerDataDto } from '../row/customer-data.dto.js';
import { OrderRepository } from '../row/order.repository.js';
import { customerProblems, normalizeCustomer } from '../row/contact-rules.js';
import { subtractUnits } from '../returned/returned-amounts.js';
import { OrderWithholdings } from '../withholding/order-withholdings.js';
import type { InvoiceableLine, InvoiceableOrder, PaidOrder } from './invoiceable-order.js';
import { VoidedPayments } from '../row/voided-payments.repository.js';
import { OrderSearchIndex } from '../search/order-search-index.js';
import type { InvoiceNumber } from '../search/search-words.js';
import { keptLine, type KeptLine, repriceLeftOut } from './kept-lines.js';
import { InvoiceableOrdersRepository } from './invoiceable-orders.repository.js';

@Injectable()
export class InvoiceableOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly invoicing: InvoiceableOrdersRepository,
    private readonly users: UserLookup,
    private readonly search: OrderSearchIndex,
    private readonly withholdings: OrderWithholdings,
    private readonly voided: VoidedPayments,
    private readonly creditTasks: CreditTasks,
  ) {}

  /**
   * Goods that the buyer kept, or null. A staff order without customer is the final consumer's, never the cashier's.
   */
  find(orderId: number): Promise<InvoiceableOrder | null> {
    return this.read(orderId, 'all');
  }

  /** Ignores returns after the last invoice request. */
  findAsRequested(orderId: number): Promise<InvoiceableOrder | null> {
    return this.read(orderId, 'left out');
  }

  /**
   * Locks the order and fixes its next invoice to what the buyer keeps now; later returns are credited. Call it in
   * the unit of work that requests the invoice.
   */
  async freezeLines(orderId: number): Promise<void> {
    await this.orders.lock(orderId);
    await this.invoicing.leaveOutReturned(orderId);
    await this.creditTasks.clearDue(orderId);
    const leftOut = await this.invoicing.findLeftOutLines(orderId);
    if (leftOut.length === 0) return;
    for (const repricing of repriceLeftOut(await this.invoicing.lines(orderId), leftOut))
      await this.invoicing.reprice(repricing);
  }

  isLeftOut(returnId: number): Promise<boolean> {
    return this.invoicing.isLeftOut(returnId);
  }

  private async read(orderId: number, returned: 'all' | 'left out'): Promise<InvoiceableOrder | null> {
    const order = await this.orders.find(orderId);
    if (!order) return null;
    const account = order.customer ? null : await this.users.find(order.userId);
    const isOfStaff = account !== null && account.id_role !== ROLES.user;
    const nDocument = isOfStaff ? FINAL_CONSUMER : order.nDocument;
    const withholding = order.isPaid ? await this.withholdings.ofPaid(orderId) : null;
    const isPaymentVoided = await this.voided.isVoided(order);
    const parts = await this.invoicing.findParts(orderId);
    const sold = await this.invoicing.lines(orderId);
    const back = await this.invoicing.sumReturned([orderId], returned);
    const lines = subtractUnits(sold, new Map(back.map(({ productId, units }) => [productId, units])));
    const beside = chargedShipping(order);
    // Any other difference is a wrong total, which the invoice reports.
    const shipping = beside === order.shippingPrice ? beside : centavos(0);
    const totalPrice = centavos(order.totalPrice - totalOf(sold) + totalOf(lines));
    const returnedUnits = back.reduce((sum, { units }) => sum + units, 0);
    const goods = { parts, lines, shipping, returnedUnits };
    return { ...order, totalPrice, nDocument, withholding, isPaymentVoided, ...goods };
  }

  /** Call it in the unit of work that changes the invoice. @param invoiceId SIIGO's id, or null */
  recordInvoice(orderId: number, state: OrderInvoiceState, invoiceId: string | null): Promise<void> {
    return this.invoicing.setInvoice(orderId, state, invoiceId);
  }

  /** For searches; call it in the unit of work that records the number. */
  indexInvoice(orderId: number, invoice: InvoiceNumber): Promise<void> {
    return this.search.addInvoice(orderId, invoice);
  }

  /** Until the end of the transaction, so that buyer and invoice do not change at once. */
  async lock(orderId: number): Promise<void> {
    await this.orders.lock(orderId);
  }

  /**
   * Follows 'Datos Cliente' of the staff checkout; call it in a unit of work. @returns the customer as stored @throws
   * VALIDATION.FAILED with texts by field
   */
  async correctBuyer(orderId: number, given: CustomerDataDto): Promise<CustomerDataDto> {
    const customer = normalizeCustomer(given);
    const errors = customerProblems(customer);
    if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
    await this.invoicing.setBuyer(orderId, customer);
    return customer;
  }

  /** Less what staff credited by hand; nothing of a cancelled order. */
  async findKeptLines(orderIds: readonly number[]): Promise<KeptLine[]> {
    const sold = await this.invoicing.findSoldLines(orderIds);
    const settled = await this.invoicing.findSettledLines(orderIds);
    const byHand = await this.invoicing.findCreditedLines(orderIds);
    return sold.map((line) => keptLine(line, settled, byHand));
  }

  findReturnedSince(moment: Date): Promise<number[]> {
    return this.invoicing.findReturnedSince(moment);
  }

  /** Paid in [from, to); by id, after `after`, at most `limit`. */
  paidBetween(from: Date, to: Date, after: number, limit: number): Promise<PaidOrder[]> {
    return this.invoicing.paidBetween(from, to, after, limit);
  }
}

const totalOf = (lines: readonly InvoiceableLine[]): number =>
  lines.reduce((sum, line) => sum + priceLine(line).total, 0);
