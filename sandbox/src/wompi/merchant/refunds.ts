import { randomUUID } from 'node:crypto';
import type { Transaction, TransactionStore } from './transactions.js';
import { WompiError } from '../protocol/wompi-error.js';

export type RefundStatus = 'PENDING' | 'APPROVED' | 'DECLINED' | 'ERROR' | 'CANCELLED';
export interface Refund {
  id: number;
  v2_refund_id: string | null;
  transaction_id: string;
  amount_in_cents: number;
  currency: string;
  status: RefundStatus;
  status_message: string;
  reason: string | null;
  created_at: string;
  cancelled_at: string | null;
  [reference: `reference${string}`]: string | null;
}
export type EmbeddedRefund = Pick<Refund, 'created_at' | 'transaction_id' | 'status' | 'amount_in_cents'>;
export interface RefundRequest {
  transactionId: string;
  amountInCents: number;
  reason: string | null;
  references: Readonly<Record<string, string>>;
  outcome: RefundStatus;
}

const MESSAGES: Readonly<Record<RefundStatus, string>> = {
  PENDING: '',
  APPROVED: '',
  DECLINED: 'Tiempo límite sin encontrar fondos excedido',
  ERROR: 'Error en la comunicación con el autorizador',
  CANCELLED: '',
};
/** Other methods are not refundable. */
const REFUNDABLE: Readonly<Record<string, 'any part' | 'whole'>> = {
  CARD: 'any part',
  NEQUI: 'whole',
  BANCOLOMBIA_TRANSFER: 'whole',
};
export const isMovement = ({ status }: { status: RefundStatus }): boolean =>
  status === 'APPROVED' || status === 'PENDING';
const refused = (text: string): WompiError => new WompiError(422, 'UNPROCESSABLE', text);

/** Approved and pending refunds reduce what is left of the transaction. */
export class RefundStore {
  private readonly byId = new Map<number, Refund>();

  constructor(
    private readonly transactions: TransactionStore,
    private readonly now: () => number,
  ) {}

  get all(): Refund[] {
    return [...this.byId.values()];
  }

  /** @throws WompiError when the transaction is not approved, was voided, or has too little left */
  create({ transactionId, amountInCents, reason, references, outcome }: RefundRequest): Refund {
    const transaction = this.transactions.get(transactionId);
    if (transaction.status !== 'APPROVED') throw refused('La transacción no está aprobada');
    const part = REFUNDABLE[transaction.payment_method_type];
    if (!part) throw refused('El medio de pago no permite reembolsos');
    if (part === 'whole' && amountInCents !== transaction.amount_in_cents)
      throw WompiError.ofField('amount_in_cents', 'Solo se permiten reembolsos totales');
    if (amountInCents > this.leftOf(transaction))
      throw WompiError.ofField('amount_in_cents', 'El monto supera el disponible para reembolsar');
    const refund: Refund = {
      ...references,
      id: this.byId.size + 1,
      v2_refund_id: null,
      transaction_id: transactionId,
      amount_in_cents: amountInCents,
      currency: transaction.currency,
      status: 'PENDING',
      status_message: '',
      reason,
      created_at: new Date(this.now()).toISOString(),
      cancelled_at: null,
    };
    this.byId.set(refund.id, refund);
    return outcome === 'PENDING' ? refund : this.finish(String(refund.id), outcome);
  }

  /** @throws WompiError 404 */
  finish(id: string, status: RefundStatus): Refund {
    const ended: Refund = {
      ...this.get(id),
      status,
      status_message: MESSAGES[status],
      v2_refund_id: status === 'APPROVED' ? `v2_refund_${randomUUID().replaceAll('-', '')}` : null,
      cancelled_at: status === 'CANCELLED' ? new Date(this.now()).toISOString() : null,
    };
    this.byId.set(ended.id, ended);
    return ended;
  }

  /** Accepts either id. @throws WompiError 404 */
  get(id: string): Refund {
    const refund = this.all.find((each) => String(each.id) === id || each.v2_refund_id === id);
    if (!refund) throw WompiError.notFound();
    return refund;
  }

  findByTransaction(transactionId: string): EmbeddedRefund[] {
    return this.all
      .filter((refund) => refund.transaction_id === transactionId)
      .map(({ created_at, transaction_id, status, amount_in_cents }) => ({
        created_at,
        transaction_id,
        status,
        amount_in_cents,
      }));
  }

  movements() {
    return this.all.filter(isMovement).map((refund) => ({
      kind: 'refund',
      transaction_id: refund.transaction_id,
      amount_in_cents: refund.amount_in_cents,
      status: refund.status,
    }));
  }

  private leftOf({ id, amount_in_cents: paid }: Transaction): number {
    return this.findByTransaction(id)
      .filter(isMovement)
      .reduce((left, refund) => left - refund.amount_in_cents, paid);
  }
}
