import { centavos, toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { paymentMethodNamed } from '@lacteos/contracts/orders/payment-methods';
import { STATE_FLAGS } from '@lacteos/contracts/order-state';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { CashDrawer } from '../../cash-desk/cash-drawer.js';
import { OrderAccess } from '#orders/order/row/order-access.js';
import { refusalOf } from '#orders/order/states/order-refusals.js';
import type { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import { OrderSettlement, type Settlement } from '../order-settlement.js';
import { PaymentTypesService } from '../payment-types.service.js';
import type { OrderRecord } from '#orders/order/records/order-records.js';
import type { OrderLineRow } from '#orders/order/row/order-rows.js';
import { type OrderWithholding, OrderWithholdings } from '#orders/order/withholding/order-withholdings.js';
import { PaymentsRepository } from '../payments.repository.js';
import { paymentResultOf, registrationProblems } from './registration-rules.js';
import type { PaymentRegistrationDto } from './payment-registration.dto.js';

export interface RegisteredPayment {
  readonly order: OrderEntity;
  readonly lines: readonly OrderLineRow[];
  readonly withholding: OrderWithholding | null;
}

@Injectable()
export class RegisterPaymentService {
  constructor(
    private readonly access: OrderAccess,
    private readonly paymentTypes: PaymentTypesService,
    private readonly payments: PaymentsRepository,
    private readonly settlement: OrderSettlement,
    private readonly orders: OrderRepository,
    private readonly withholdings: OrderWithholdings,
    private readonly drawer: CashDrawer,
    private readonly clock: Clock,
  ) {}

  /**
   * One of two concurrent requests succeeds. The order takes the method that was paid with and keeps what its buyer
   * withheld.
   * @returns the paid order, null when it has to be read again
   * @throws ORDERS.NOT_FOUND, AUTH.FORBIDDEN, VALIDATION.FAILED, ORDERS.WOMPI_BY_HAND, ORDERS.PAYMENT_PENDING,
   * ORDERS.ALREADY_PAID, ORDERS.CANCELLED, CASH_DESK.NO_SHIFT, CASH_DESK.NO_SHIFT_UNCONFIRMED
   */
  async register(
    id: number,
    data: PaymentRegistrationDto,
    user: RequestUser,
  ): Promise<RegisteredPayment | null> {
    const [order, lines, attempts, rates] = await Promise.all([
      this.access.getForStaff(id, user),
      this.orders.lines(id),
      this.payments.findAttempts(id),
      this.withholdings.ratesFor(id),
    ]);
    refuse(order, data, attempts.isPending);
    const isCash = paymentMethodNamed(data.paymentMethod)?.isCash ?? false;
    const [paymentId, drawer] = await Promise.all([
      this.paymentTypes.idOf(data.paymentMethod),
      isCash ? this.drawer.find(user, data.withoutShift) : null,
    ]);
    const paidAt = this.clock.now();
    const { paymentMethod } = data;
    const paymentResult = paymentResultOf(data, paidAt);
    const paid = { paymentMethod, paymentId, paymentResult, paidAt };
    const settlement = { ...paid, orderId: id, actor: user.id, isAgain: attempts.isVoided };
    const withholding = this.withholdings.compute(order, lines, rates);
    const received = centavos(order.totalPrice - (withholding?.withheld ?? 0));
    const cash = { kind: 'payment', orderId: id, amount: received, at: paidAt } as const;
    const audited = auditedPayment(order, settlement, withholding?.withheld ?? null);
    const outcome = await this.settlement.settle(settlement, audited, [
      ...(drawer ? this.drawer.buildPayment(drawer, cash) : []),
      ...(withholding ? [this.withholdings.buildKeep(id, withholding)] : []),
    ]);
    if (outcome === 'settled') {
      return { order: { ...order, ...STATE_FLAGS.paid, ...paid }, lines, withholding };
    }
    if (outcome === 'settled-late') return null;
    throw new AppError(outcome === 'cancelled' ? 'ORDERS.CANCELLED' : 'ORDERS.ALREADY_PAID');
  }
}

function refuse(order: OrderEntity, data: PaymentRegistrationDto, isPending: boolean): void {
  const refusal = refusalOf(order, 'registerPayment');
  if (refusal) throw refusal;
  if (paymentMethodNamed(data.paymentMethod)?.registeredBy === 'provider')
    throw new AppError('ORDERS.WOMPI_BY_HAND');
  const errors = registrationProblems(data, toPesos(order.totalPrice));
  if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
  if (isPending) throw new AppError('ORDERS.PAYMENT_PENDING');
}

const auditedPayment = (
  { isPaid, paymentMethod: orderedMethod, paymentResult: nothing }: OrderEntity,
  { paymentMethod, paymentResult }: Settlement,
  withheld: Centavos | null,
): NonNullable<OrderRecord['audited']> => ({
  action: 'orders.paid',
  before: { isPaid, paymentMethod: orderedMethod, paymentResult: nothing },
  after: { isPaid: true, paymentMethod, paymentResult, ...(withheld === null ? {} : { withheld }) },
});
