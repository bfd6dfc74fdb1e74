import { FINAL_CONSUMER, ROLES, type OrderInvoiceState } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { AppError } from '#platform/errors/index.js';
import { UserLookup } from '#users/index.js';
import type { CustomerDataDto } from '../order/customer-data.dto.js';
import { OrderRepository } from '../order/order.repository.js';
import { customerProblems, normalizeCustomer } from '../placing/order-request-rules.js';
import { OrderWithholdings } from '../withholding/order-withholdings.js';
import type { InvoiceableOrder, PaidOrder } from './invoiceable-order.js';
import { VoidedPayments } from '../order/voided-payments.repository.js';
import { OrderSearchIndex } from '../search/order-search-index.js';
import type { InvoiceNumber } from '../search/search-words.js';
import { OrderInvoicingRepository } from './order-invoicing.repository.js';

/** What invoicing reads and changes of orders. */
@Injectable()
export class OrderInvoicing {
  constructor(
    private readonly orders: OrderRepository,
    private readonly invoicing: OrderInvoicingRepository,
    private readonly users: UserLookup,
    private readonly search: OrderSearchIndex,
    private readonly withholdings: OrderWithholdings,
    private readonly voided: VoidedPayments,
  ) {}

  /**
   * The order with its lines and their products' codes, or null. An order of staff without customer is the final
   * consumer's, never the cashier's.
   */
  async find(orderId: number): Promise<InvoiceableOrder | null> {
    const order = await this.orders.find(orderId);
    if (!order) return null;
    const account = order.customer ? null : await this.users.find(order.userId);
    const isOfStaff = account !== null && account.id_role !== ROLES.user;
    const nDocument = isOfStaff ? FINAL_CONSUMER : order.nDocument;
    const withholding = order.isPaid ? await this.withholdings.ofPaid(orderId) : null;
    const isPaymentVoided = await this.voided.has(order);
    return { ...order, nDocument, withholding, isPaymentVoided, lines: await this.invoicing.lines(orderId) };
  }

  /**
   * Sets where the invoice of an order stands; call it in the unit of work that changes the invoice.
   * @param invoiceId SIIGO's id of the invoice, or null
   */
  recordInvoice(orderId: number, state: OrderInvoiceState, invoiceId: string | null): Promise<void> {
    return this.invoicing.setInvoice(orderId, state, invoiceId);
  }

  /** Lets searches find an order by the number of its invoice; call it in the unit of work that records the number. */
  indexInvoice(orderId: number, invoice: InvoiceNumber): Promise<void> {
    return this.search.addInvoice(orderId, invoice);
  }

  /** Locks an order until the end of the transaction, so that its buyer and its invoice do not change at once. */
  async lock(orderId: number): Promise<void> {
    await this.orders.lock(orderId);
  }

  /**
   * Corrects the buyer of an order, as 'Datos Cliente' of the staff checkout; call it in a unit of work.
   * @returns the customer as it is stored
   * @throws VALIDATION.FAILED with texts by field
   */
  async correctBuyer(orderId: number, given: CustomerDataDto): Promise<CustomerDataDto> {
    const customer = normalizeCustomer(given);
    const errors = customerProblems(customer);
    if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
    await this.invoicing.setBuyer(orderId, customer);
    return customer;
  }

  /** Orders paid in [from, to) with an id above `after`, by id, at most `limit`. */
  paidBetween(from: Date, to: Date, after: number, limit: number): Promise<PaidOrder[]> {
    return this.invoicing.paidBetween(from, to, after, limit);
  }
}
