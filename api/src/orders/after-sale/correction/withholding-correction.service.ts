import { centavos, formatMoney, toPesos } from '@lacteos/contracts/money/money';
import type { WithholdingRates } from '@lacteos/contracts/money/withholdings';
import { correctionDetail } from '@lacteos/contracts/orders/correction-text';
import { paymentMethodNamed } from '@lacteos/contracts/orders/payment-methods';
import { orderStateOf } from '@lacteos/contracts/order-state';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { CashDrawer } from '../../payments/cash-desk/cash-drawer.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { VoidedPayments } from '../../order/row/voided-payments.repository.js';
import { RefundsRepository } from '../../payments/refunds/refunds.repository.js';
import { RefundsService } from '../../payments/refunds/refunds.service.js';
import { OrderRecords } from '../../order/records/order-records.js';
import type { OrderWithholdingEntity } from '../../order/withholding/order-withholding.entity.js';
import { OrderWithholdings } from '../../order/withholding/order-withholdings.js';
import { refuseCounterSale } from './order-corrections.service.js';
import type { CorrectWithholdingDto } from './correction.dto.js';

const ALERT = 'balance-due';
const NOTHING = centavos(0);
const UNCHANGED = 'El pedido ya tiene estas retenciones.';

@Injectable()
export class WithholdingCorrections {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly voided: VoidedPayments,
    private readonly withholdings: OrderWithholdings,
    private readonly known: RefundsRepository,
    private readonly refunds: RefundsService,
    private readonly drawer: CashDrawer,
    private readonly records: OrderRecords,
  ) {}

  /**
   * Begins a refund of what was received too much, or raises the alert 'balance-due'.
   * @param check refuses what an invoice states; called with the order locked
   * @throws ORDERS.NOT_FOUND, ORDERS.CANCELLED, ORDERS.NOT_PAID, ORDERS.PAYMENT_VOIDED, ORDERS.ALERT_OPEN,
   * ORDERS.COUNTER_SALE, REFUNDS.EXCEEDED, CASH_DESK.NO_SHIFT_UNCONFIRMED, VALIDATION.FAILED, and the errors of `check`
   */
  async correct(
    orderId: number,
    given: CorrectWithholdingDto,
    user: RequestUser,
    check: () => Promise<void>,
  ): Promise<void> {
    await this.work.run(async () => {
      const order = await this.locked(orderId);
      refuseCounterSale(order);
      await check();
      const before = (await this.withholdings.find(orderId)) ?? untouched(orderId);
      const rates = { reteFuente: given.retefuente, reteIva: given.reteiva, reteIca: given.reteica };
      const lines = await this.orders.lines(orderId);
      const computed = this.withholdings.compute(order, lines, { ...rates, minimumBase: NOTHING });
      const withheld = computed?.withheld ?? NOTHING;
      if (withheld === before.withheld && isSame(rates, before))
        throw new AppError('VALIDATION.FAILED', { errors: { retefuente: UNCHANGED } });
      // No money has come for a credit yet: the debt is the corrected one.
      const isCredit = paymentMethodNamed(order.paymentMethod)?.isCredit ?? false;
      const isRegistered = given.received === 'registered' && !isCredit;
      const difference = centavos(
        isRegistered ? withheld - before.withheld + before.difference : -before.collected,
      );
      const earlier = await this.known.ofCause(orderId, keyOf(orderId));
      const { collected } = before;
      const open = difference + collected - earlier.reduce((sum, { amount }) => sum + amount, 0);
      const balanceDue = centavos(Math.max(0, -open));
      const after = { orderId, ...rates, withheld, difference, collected, balanceDue };
      await this.store(order, after);
      await this.record(order, before, after, given.reason, user.id);
      await this.drawer.recordCorrection({
        orderId,
        received: cashOf(order, after),
        user,
        isWithoutShift: given.withoutShift,
      });
      if (open > 0)
        await this.refunds.begin({
          orderId,
          amount: centavos(open),
          requestKey: `${keyOf(orderId)}${earlier.length + 1}`,
          reason: `Retenciones corregidas. ${given.reason}`,
          actorId: user.id,
        });
    });
  }

  /** @throws ORDERS.NOT_FOUND, ORDERS.CANCELLED, ORDERS.NOT_PAID, ORDERS.NO_BALANCE_DUE */
  async collect(orderId: number, transactionNumber: string, actorId: number): Promise<void> {
    await this.work.run(async () => {
      const order = await this.locked(orderId);
      const row = await this.withholdings.find(orderId);
      if (!row || row.balanceDue === 0) throw new AppError('ORDERS.NO_BALANCE_DUE');
      const collected = centavos(row.collected + row.balanceDue);
      await this.store(order, { ...row, collected, balanceDue: NOTHING });
      const amount = formatMoney(toPesos(row.balanceDue));
      const detail = `${amount}, transacción ${transactionNumber}`;
      await this.records.add({
        orderId,
        actorId,
        texts: [transactionNumber],
        step: { name: 'BalanceCollected', detail },
        audited: {
          action: 'orders.balance_collected',
          before: { balanceDue: toPesos(row.balanceDue) },
          after: { balanceDue: 0, transactionNumber },
        },
      });
    });
  }

  private async store(order: OrderEntity, row: OrderWithholdingEntity): Promise<void> {
    const isDue = row.balanceDue > 0;
    if (isDue && order.paymentAlert !== null && order.paymentAlert !== ALERT)
      throw new AppError('ORDERS.ALERT_OPEN');
    await this.withholdings.setOrder(row);
    const received = await this.known.receivedOf(order);
    if ((await this.known.sumOfOrder(order.id)) > received) throw new AppError('REFUNDS.EXCEEDED');
    if (isDue !== (order.paymentAlert === ALERT))
      await this.orders.change(order.id, { paymentAlert: isDue ? ALERT : null });
  }

  private async locked(orderId: number): Promise<OrderEntity> {
    const order = await this.orders.getLocked(orderId);
    const state = orderStateOf(order);
    if (state === 'cancelled') throw new AppError('ORDERS.CANCELLED');
    if (state === 'placed') throw new AppError('ORDERS.NOT_PAID');
    if (await this.voided.isVoided(order)) throw new AppError('ORDERS.PAYMENT_VOIDED');
    return order;
  }

  private async record(
    { id: orderId }: OrderEntity,
    before: OrderWithholdingEntity,
    after: OrderWithholdingEntity,
    reason: string,
    actorId: number,
  ): Promise<void> {
    const [from = '', to = '', due = ''] = [before.withheld, after.withheld, after.balanceDue].map((amount) =>
      formatMoney(toPesos(amount)),
    );
    const rest = after.balanceDue > 0 ? `; faltan ${due} por cobrar` : '';
    const detail = correctionDetail({ before: from, after: `${to}${rest}`, reason });
    await this.records.add({
      orderId,
      actorId,
      step: { name: 'WithholdingCorrected', detail },
      audited: {
        action: 'orders.withholding_corrected',
        before: auditedOf(before),
        after: { ...auditedOf(after), reason },
      },
    });
  }
}

const keyOf = (orderId: number): string => `withholding:${orderId}:`;

const untouched = (orderId: number): OrderWithholdingEntity => ({
  orderId,
  reteFuente: 0,
  reteIva: 0,
  reteIca: 0,
  withheld: NOTHING,
  difference: NOTHING,
  collected: NOTHING,
  balanceDue: NOTHING,
});

const cashOf = (
  { paymentMethod, totalPrice }: OrderEntity,
  { withheld, difference }: OrderWithholdingEntity,
) => centavos(paymentMethodNamed(paymentMethod)?.isCash ? totalPrice - withheld + difference : 0);

const isSame = (one: WithholdingRates, other: WithholdingRates): boolean =>
  one.reteFuente === other.reteFuente && one.reteIva === other.reteIva && one.reteIca === other.reteIca;

const auditedOf = ({ reteFuente, reteIva, reteIca, withheld, balanceDue }: OrderWithholdingEntity) => ({
  retefuente: reteFuente,
  reteiva: reteIva,
  reteica: reteIca,
  withheld: toPesos(withheld),
  balanceDue: toPesos(balanceDue),
});
