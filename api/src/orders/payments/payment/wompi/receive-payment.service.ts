import { centavos } from '@lacteos/contracts/money/money';
import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';
import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import type { OrderEventName } from '#orders/order/timeline/order-event.entity.js';
import type { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import { OrderTimeline } from '#orders/order/timeline/order-timeline.js';
import { GivenBackPayments } from '../given-back-payments.service.js';
import { OrderSettlement, type Settlement } from '../order-settlement.js';
import type { PaymentSource } from '../payment.entity.js';
import { PaymentTypesService } from '../payment-types.service.js';
import { PaymentsRepository } from '../payments.repository.js';
import { judgePayment, type PaymentVerdict } from './payment-verdict.js';
import { isReferenceOf, orderIdOf } from './protocol/wompi-reference.js';
import type { WompiTransaction } from './protocol/wompi-transaction.js';

/** `known`: received before. `foreign`: the reference is not of this shop. */
export type ReceivedPayment = PaymentVerdict | 'known' | 'foreign';

export const WOMPI_PROVIDER = 'wompi';

const DETAILS: Readonly<Partial<Record<PaymentVerdict, string>>> = {
  'double-payment': 'Wompi cobró dos veces este pedido: devuelva uno de los pagos.',
  'paid-after-cancellation': 'Wompi cobró este pedido después de cancelado: devuelva el pago.',
  'wrong-amount': 'Wompi informa un pago por otro valor u otra moneda: revíselo antes de despachar.',
  voided: 'Wompi anuló el pago de este pedido: revíselo antes de despachar.',
};

@Injectable()
export class ReceivePaymentService {
  private readonly logger = new Logger(ReceivePaymentService.name);

  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly payments: PaymentsRepository,
    private readonly paymentTypes: PaymentTypesService,
    private readonly settlement: OrderSettlement,
    private readonly givenBack: GivenBackPayments,
    private readonly timeline: OrderTimeline,
    private readonly clock: Clock,
  ) {}

  /** Once per transaction and status. Locks the order's row, so that copies in any order pay it once. */
  async receive(transaction: WompiTransaction, source: PaymentSource): Promise<ReceivedPayment> {
    const orderId = orderIdOf(transaction.reference);
    const wompiId = await this.paymentTypes.idOf(PAYMENT_METHODS.wompi.label);
    const received =
      orderId === null
        ? 'foreign'
        : await this.work.run(() => this.recordPayment(orderId, wompiId, transaction, source));
    if (received !== 'known')
      this.logger.log(
        `Wompi ${transaction.id} ${transaction.status} of ${transaction.reference}: ${received}`,
      );
    return received;
  }

  private async recordPayment(
    orderId: number,
    paymentId: number,
    transaction: WompiTransaction,
    source: PaymentSource,
  ): Promise<ReceivedPayment> {
    const order = await this.orders.lock(orderId);
    const reports = await this.payments.ofOrder(orderId);
    const voids = reports.filter(({ outcome }) => outcome === 'voided').length;
    if (!order || !isReferenceOf(order, voids, transaction.reference)) return 'foreign';
    const known = reports.filter(
      ({ provider, transactionId }) => provider === WOMPI_PROVIDER && transactionId === transaction.id,
    );
    if (known.some(({ status }) => status === transaction.status)) return 'known';
    const judged = judgePayment(transaction, order, known);
    const isVoid = judged === 'voided' || judged === 'given-back';
    const verdict = isVoid && (await this.payments.isOwnVoid(transaction.id)) ? 'note' : judged;
    await this.payments.add({
      provider: WOMPI_PROVIDER,
      transactionId: transaction.id,
      status: transaction.status,
      orderId,
      amount: centavos(transaction.amountInCents),
      currency: transaction.currency,
      paymentMethodType: transaction.paymentMethodType,
      source,
      outcome: verdict,
      at: this.clock.now(),
    });
    await this.applyVerdict(order, { paymentId, isAgain: voids > 0 }, transaction, verdict);
    return verdict;
  }

  private async applyVerdict(
    order: OrderEntity,
    payment: Pick<Settlement, 'paymentId' | 'isAgain'>,
    transaction: WompiTransaction,
    verdict: PaymentVerdict,
  ): Promise<void> {
    if (verdict === 'settle') {
      await this.settlement.settle({
        orderId: order.id,
        paymentMethod: PAYMENT_METHODS.wompi.label,
        ...payment,
        paymentResult: {
          transactionNumber: null,
          checkNumber: null,
          transaction: {
            id: transaction.id,
            payment_method_type: transaction.paymentMethodType,
            status: transaction.status,
          },
        },
        paidAt: this.paidAt(order, transaction),
        actor: null,
      });
      return;
    }
    if (verdict === 'given-back') return this.givenBack.record(order, transaction.id);
    const step = stepOf(verdict, transaction.status);
    if (step)
      await this.timeline.record({
        orderId: order.id,
        name: step,
        actorId: null,
        detail: detailOf(verdict, transaction),
      });
    if (verdict === 'voided') await this.settlement.followVoid(order.id, transaction.id);
    if (verdict !== 'note') await this.orders.change(order.id, { paymentAlert: verdict });
  }

  /** Wompi's time, limited to between the order and now. */
  private paidAt({ createdAt }: OrderEntity, { finalizedAt }: WompiTransaction): Date {
    const now = this.clock.now();
    return finalizedAt && finalizedAt >= createdAt && finalizedAt <= now ? finalizedAt : now;
  }
}

const NOTED_STEPS: Readonly<Record<string, OrderEventName>> = {
  PENDING: 'PaymentPending',
  DECLINED: 'PaymentDeclined',
  ERROR: 'PaymentDeclined',
};

const stepOf = (verdict: PaymentVerdict, status: string): OrderEventName | null =>
  verdict === 'note' ? (NOTED_STEPS[status] ?? null) : 'PaymentNeedsReview';

const detailOf = (verdict: PaymentVerdict, { id }: WompiTransaction): string =>
  `${DETAILS[verdict] ?? ''} Transacción ${id}.`.trim();
