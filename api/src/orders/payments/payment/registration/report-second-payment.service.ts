import { formatMoney, toPesos } from '@lacteos/contracts/money/money';
import { paymentMethodNamed } from '@lacteos/contracts/orders/payment-methods';
import type { PaymentAlert } from '@lacteos/contracts/reference/reference-data';
import { orderStateOf, type OrderState } from '@lacteos/contracts/order-state';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { CashDrawer } from '../../cash-desk/cash-drawer.js';
import { OrderAccess } from '#orders/order/row/order-access.js';
import type { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderRepository } from '#orders/order/row/order.repository.js';
import { OrderTimeline } from '#orders/order/timeline/order-timeline.js';
import type { PaymentRegistrationDto } from './payment-registration.dto.js';
import { paymentResultOf, registrationProblems } from './registration-rules.js';

const PAID_TWICE = { alert: 'double-payment', text: 'Pago doble' } as const;
const REPORTS: Readonly<Partial<Record<OrderState, { alert: PaymentAlert; text: string }>>> = {
  paid: PAID_TWICE,
  dispatched: PAID_TWICE,
  cancelled: { alert: 'paid-after-cancellation', text: 'Pago de un pedido cancelado' },
};

@Injectable()
export class ReportSecondPaymentService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly orders: OrderRepository,
    private readonly timeline: OrderTimeline,
    private readonly drawer: CashDrawer,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Raises the alert that one payment has to go back; the first payment and an existing alert stay.
   * @throws ORDERS.NOT_FOUND, AUTH.FORBIDDEN, ORDERS.NOT_PAID while this is no second payment, VALIDATION.FAILED,
   * ORDERS.WOMPI_BY_HAND, CASH_DESK.NO_SHIFT, CASH_DESK.NO_SHIFT_UNCONFIRMED
   */
  async report(orderId: number, data: PaymentRegistrationDto, user: RequestUser): Promise<void> {
    await this.access.getForStaff(orderId, user);
    await this.work.run(async () => {
      const order = await this.orders.getLocked(orderId);
      const report = REPORTS[orderStateOf(order)];
      if (!report) throw new AppError('ORDERS.NOT_PAID');
      if (paymentMethodNamed(data.paymentMethod)?.registeredBy === 'provider')
        throw new AppError('ORDERS.WOMPI_BY_HAND');
      const errors = registrationProblems(data, toPesos(order.totalPrice));
      if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
      if (paymentMethodNamed(data.paymentMethod)?.isCash) await this.recordCash(order, data, user);
      const paymentAlert = order.paymentAlert ?? report.alert;
      await this.orders.change(orderId, { paymentAlert });
      await this.timeline.record({
        orderId,
        name: 'PaymentNeedsReview',
        actorId: user.id,
        detail: `${report.text}: ${paidWith(data)}. Devuelva uno de los pagos.`,
      });
      await this.audit.record({
        actorId: user.id,
        action: 'orders.second-payment',
        subject: 'order',
        subjectId: orderId,
        before: { paymentAlert: order.paymentAlert },
        after: {
          paymentAlert,
          paymentMethod: data.paymentMethod,
          paymentResult: paymentResultOf(data, this.clock.now()),
        },
      });
    });
  }

  private async recordCash(
    { id: orderId, totalPrice: amount }: OrderEntity,
    { withoutShift }: PaymentRegistrationDto,
    user: RequestUser,
  ): Promise<void> {
    const drawer = await this.drawer.find(user, withoutShift);
    const cash = { kind: 'second', orderId, amount, at: this.clock.now() } as const;
    await this.work.write(this.drawer.buildPayment(drawer, cash));
  }
}

const paidWith = ({ paymentMethod, totalPrice, transactionNumber, checkNumber }: PaymentRegistrationDto) =>
  [`${paymentMethod} por ${formatMoney(totalPrice)}`, transactionNumber ?? checkNumber]
    .filter(Boolean)
    .join(', ');
