import { centavos, fromPesos, toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { correctionDetail } from '@lacteos/contracts/orders/correction-text';
import { paymentMethodNamed } from '@lacteos/contracts/orders/payment-methods';
import type { AuditedAction } from '@lacteos/contracts/generated/audited-actions';
import { APPROVED_STATUS } from '@lacteos/contracts/reference/reference-data';
import { colombianDayOf } from '@lacteos/contracts/time/colombian-day';
import { orderStateOf } from '@lacteos/contracts/order-state';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { CoveredRefunds } from '../../payments/refunds/covered-refunds.service.js';
import { CashDrawer } from '../../payments/cash-desk/cash-drawer.js';
import { ORDER_DISPATCHED, type OrderDispatched } from '../../delivery/progress/release-order.service.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { VoidedPayments } from '../../order/row/voided-payments.repository.js';
import { PaymentTypesService } from '../../payments/payment/payment-types.service.js';
import {
  paymentResultOf,
  registrationProblems,
} from '../../payments/payment/registration/registration-rules.js';
import type { OrderEventName } from '../../order/timeline/order-event.entity.js';
import { type OrderRecord, OrderRecords } from '../../order/records/order-records.js';
import { OrderWithholdings } from '../../order/withholding/order-withholdings.js';
import type { CorrectDispatchDto, CorrectPaymentDto } from './correction.dto.js';

export interface InvoicedPayment {
  readonly paymentMethod: string;
  readonly expiryDate: string | null;
}
/** Its parts and its cash are fixed: it is voided or returned. @throws ORDERS.COUNTER_SALE */
export function refuseCounterSale({ shiftId }: Pick<OrderEntity, 'shiftId'>): void {
  if (typeof shiftId === 'number') throw new AppError('ORDERS.COUNTER_SALE');
}

/** Refuses a change of what the invoice states; called with the order locked. */
export type InvoiceCheck = (before: InvoicedPayment, after: InvoicedPayment) => Promise<void>;

interface CorrectionRecord extends Pick<OrderRecord, 'texts' | 'messages'> {
  readonly text: readonly [before: string, after: string];
  readonly reason: string;
  readonly before: object;
  readonly after: object;
}

@Injectable()
export class OrderCorrections {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly voided: VoidedPayments,
    private readonly paymentTypes: PaymentTypesService,
    private readonly withholdings: OrderWithholdings,
    private readonly drawer: CashDrawer,
    private readonly covered: CoveredRefunds,
    private readonly records: OrderRecords,
  ) {}

  /**
   * Time and cashier stay; a change of cash is a movement of its own. A payment that its provider took back is
   * replaced.
   * @throws ORDERS.NOT_FOUND, ORDERS.CANCELLED, ORDERS.NOT_PAID, ORDERS.WOMPI_BY_HAND, VALIDATION.FAILED,
   * ORDERS.COUNTER_SALE, CASH_DESK.NO_SHIFT_UNCONFIRMED, and the errors of `check`
   */
  async payment(id: number, given: CorrectPaymentDto, user: RequestUser, check: InvoiceCheck): Promise<void> {
    const paymentId = await this.paymentTypes.idOf(given.paymentMethod);
    await this.work.run(async () => {
      const order = await this.locked(id);
      refuseCounterSale(order);
      const isVoided = await this.voided.isVoided(order);
      if (!isVoided) refuseProvider(order.paymentMethod);
      refuseProvider(given.paymentMethod);
      const before = { paymentMethod: order.paymentMethod, paymentResult: order.paymentResult };
      const after = { paymentMethod: given.paymentMethod, paymentResult: correctedResult(order, given) };
      const invoiced = ({ paymentMethod, paymentResult }: typeof before): InvoicedPayment => ({
        paymentMethod,
        expiryDate: paymentResult?.expiryDate ?? null,
      });
      await check(invoiced(before), invoiced(after));
      const isAlertOver = isVoided && order.paymentAlert === 'voided';
      await this.orders.change(id, { ...after, paymentId, ...(isAlertOver ? { paymentAlert: null } : {}) });
      await this.drawer.recordCorrection({
        orderId: id,
        received: await this.cashOf(order, given.paymentMethod),
        user,
        isWithoutShift: given.withoutShift,
      });
      if (isVoided) await this.covered.reopenAll(id);
      await this.record(id, 'PaymentCorrected', 'orders.payment_corrected', user.id, {
        text: [paymentText(before), paymentText(after)],
        reason: given.reason,
        before,
        after,
        texts: [after.paymentResult.transactionNumber],
      });
    });
  }

  /**
   * Mails a new guide to the buyer.
   * @throws ORDERS.NOT_FOUND, ORDERS.CANCELLED, ORDERS.NOT_DISPATCHED, ORDERS.COUNTER_SALE
   */
  async dispatch(id: number, given: CorrectDispatchDto, actorId: number): Promise<void> {
    await this.work.run(async () => {
      const order = await this.locked(id);
      refuseCounterSale(order);
      const { delivery, shippingPrice } = order;
      if (!delivery) throw new AppError('ORDERS.NOT_DISPATCHED');
      const { transport, numberGuide } = given;
      const isOther = delivery.transport !== transport || delivery.numberGuide !== numberGuide;
      const corrected = { ...delivery, transport, numberGuide };
      await this.orders.change(id, { delivery: corrected, shippingPrice: fromPesos(given.shippingPrice) });
      const dispatched: OrderDispatched = { orderId: id };
      await this.record(id, 'DispatchCorrected', 'orders.dispatch_corrected', actorId, {
        text: [`${delivery.transport}, guía ${delivery.numberGuide}`, `${transport}, guía ${numberGuide}`],
        reason: given.reason,
        before: { delivery, shippingPrice: toPesos(shippingPrice) },
        after: { delivery: corrected, shippingPrice: given.shippingPrice },
        texts: [numberGuide],
        messages: isOther ? [{ topic: ORDER_DISPATCHED, payload: dispatched }] : [],
      });
    });
  }

  /** @throws ORDERS.NOT_FOUND */
  async addNote(id: number, text: string, actorId: number): Promise<void> {
    if (!(await this.orders.find(id))) throw new AppError('ORDERS.NOT_FOUND');
    await this.work.run(async () => {
      await this.records.add({
        orderId: id,
        actorId,
        step: { name: 'NoteAdded', detail: text },
        audited: { action: 'orders.noted', before: null, after: { note: text } },
      });
    });
  }

  /** Cash received for an order paid by a method. */
  private async cashOf({ id, totalPrice }: OrderEntity, method: string): Promise<Centavos> {
    if (!paymentMethodNamed(method)?.isCash) return centavos(0);
    return centavos(totalPrice - (await this.withholdings.deductionOf(id)));
  }

  private async locked(id: number): Promise<OrderEntity> {
    const order = await this.orders.getLocked(id);
    const state = orderStateOf(order);
    if (state === 'cancelled') throw new AppError('ORDERS.CANCELLED');
    if (state === 'placed') throw new AppError('ORDERS.NOT_PAID');
    return order;
  }

  private async record(
    orderId: number,
    name: OrderEventName,
    action: AuditedAction,
    actorId: number,
    change: CorrectionRecord,
  ): Promise<void> {
    const { text, reason, before, after, ...rest } = change;
    const detail = correctionDetail({ before: text[0], after: text[1], reason });
    await this.records.add({
      orderId,
      actorId,
      step: { name, detail },
      audited: { action, before, after: { ...after, reason } },
      ...rest,
    });
  }
}

function paymentText({
  paymentMethod,
  paymentResult,
}: Pick<OrderEntity, 'paymentMethod' | 'paymentResult'>): string {
  const { transactionNumber, checkNumber, checkBank, transaction, expiryDate } = paymentResult ?? {};
  const reference = transactionNumber ?? checkNumber ?? transaction?.id;
  const due = expiryDate ? `vence ${colombianDayOf(expiryDate)}` : null;
  return [paymentMethod, reference, checkBank, due].filter(Boolean).join(' ');
}

/** Provider-reported payments cannot be corrected. */
function refuseProvider(method: string): void {
  if (paymentMethodNamed(method)?.registeredBy === 'provider') throw new AppError('ORDERS.WOMPI_BY_HAND');
}

function correctedResult({ paymentResult, totalPrice, paidAt }: OrderEntity, given: CorrectPaymentDto) {
  const date = paymentResult?.date ?? (paidAt ?? new Date(0)).toISOString();
  const { reason: _reason, ...fields } = given;
  const data = {
    ...fields,
    totalPrice: toPesos(totalPrice),
    status: APPROVED_STATUS as typeof APPROVED_STATUS,
    date,
  };
  const problems = Object.entries(registrationProblems(data, data.totalPrice));
  if (problems.length > 0) {
    const errors = Object.fromEntries(problems.map(([field, text]) => [field.replace(/^data\./, ''), text]));
    throw new AppError('VALIDATION.FAILED', { errors });
  }
  return paymentResultOf(data, new Date(date));
}
