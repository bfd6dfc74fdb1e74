import { randomInt } from 'node:crypto';
import { MERCHANT_ID, MERCHANT_NAME } from '../protocol/keys.js';
import type { PaymentRequest } from '../protocol/payment-request.js';
import { outcomeOf, type FinalStatus, type PaymentMethod } from '../protocol/test-data.js';
import { WompiError } from '../protocol/wompi-error.js';

export interface Transaction {
  id: string;
  created_at: string;
  finalized_at: string | null;
  amount_in_cents: number;
  reference: string;
  customer_email: string | null;
  currency: string;
  payment_method_type: string;
  payment_method: { type: string; extra: Record<string, string>; installments: number };
  status: 'PENDING' | 'VOIDED' | FinalStatus;
  status_message: string | null;
  shipping_address: Record<string, string> | null;
  redirect_url: string | null;
  payment_source_id: number | null;
  payment_link_id: string | null;
  customer_data: Record<string, string>;
  bill_id: null;
  taxes: [];
  tip_in_cents: null;
  merchant: { id: number; name: string };
}

const DAY_MS = 86_400_000;

/** Transactions start PENDING; `onFinal` gets every later state. */
export class TransactionStore {
  private readonly byId = new Map<string, Transaction>();
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly onFinal: (transaction: Transaction) => void,
    private readonly now: () => number,
  ) {}

  /** `delayMs` null leaves it pending until `finish`. @throws WompiError for a used reference */
  begin(request: PaymentRequest, method: PaymentMethod, delayMs: number | null): Transaction {
    if (this.ofReference(request.reference).some(({ status }) => status === 'APPROVED'))
      throw WompiError.ofField('reference', 'La referencia ya ha sido usada');
    const outcome = outcomeOf(method);
    const transaction: Transaction = {
      id: `${MERCHANT_ID}-${Math.floor(this.now() / 1000)}-${randomInt(10_000, 99_999)}`,
      created_at: new Date(this.now()).toISOString(),
      finalized_at: null,
      amount_in_cents: request.amountInCents,
      reference: request.reference,
      customer_email: request.customerEmail,
      currency: request.currency,
      payment_method_type: method.type,
      payment_method: { type: method.type, extra: outcome.extra, installments: method.installments },
      status: 'PENDING',
      status_message: null,
      shipping_address: request.shippingAddress,
      redirect_url: request.redirectUrl,
      payment_source_id: request.paymentSourceId,
      payment_link_id: request.paymentLinkId,
      customer_data: request.customerData,
      bill_id: null,
      taxes: [],
      tip_in_cents: null,
      merchant: { id: MERCHANT_ID, name: MERCHANT_NAME },
    };
    this.store(transaction);
    if (delayMs !== null) {
      const timer = setTimeout(() => this.finish(transaction.id, outcome.status, outcome.message), delayMs);
      this.timers.set(transaction.id, timer);
    }
    return transaction;
  }

  store(transaction: Transaction): void {
    this.byId.set(transaction.id, transaction);
  }

  /** @throws WompiError for an unknown payment */
  finish(id: string, status: FinalStatus, message: string | null = null): Transaction {
    return this.change(id, status, message);
  }

  /** Check first that the payment can be voided. */
  void(id: string): Transaction {
    return this.change(id, 'VOIDED', null);
  }

  /** Dates a payment to the day before: too late for a void. @throws WompiError 404 */
  settle(id: string): Transaction {
    const transaction = this.get(id);
    const dayBefore = (moment: string): string => new Date(Date.parse(moment) - DAY_MS).toISOString();
    const { created_at: created, finalized_at: finalized } = transaction;
    this.store({
      ...transaction,
      created_at: dayBefore(created),
      finalized_at: finalized && dayBefore(finalized),
    });
    return this.get(id);
  }

  /** @throws WompiError 404 */
  get(id: string): Transaction {
    const transaction = this.byId.get(id);
    if (!transaction) throw WompiError.notFound();
    return transaction;
  }

  all(): Transaction[] {
    return [...this.byId.values()];
  }

  movements() {
    return this.all()
      .filter(({ status }) => status === 'VOIDED')
      .map(({ id, amount_in_cents, status }) => ({
        kind: 'void',
        transaction_id: id,
        amount_in_cents,
        status,
      }));
  }

  ofReference(reference: string): Transaction[] {
    return this.all().filter((each) => each.reference === reference);
  }

  stop(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers.clear();
  }

  private change(id: string, status: Transaction['status'], message: string | null): Transaction {
    const changed: Transaction = {
      ...this.get(id),
      status,
      status_message: message,
      finalized_at: new Date(this.now()).toISOString(),
    };
    this.byId.set(id, changed);
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    this.onFinal(changed);
    return changed;
  }
}
