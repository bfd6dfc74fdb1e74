import { toPesos, type Centavos } from '@lacteos/contracts/money/money';
import { HAND_KINDS } from '@lacteos/contracts/counter/cash-movements';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { OrderEntity } from '#orders/order/row/order.entity.js';
import { OrderPaymentEntity } from '#orders/order/row/order-payment.entity.js';
import { CashMovementEntity } from '../cash-movement.entity.js';
import type { ShiftPaperDto } from './shift-paper.dto.js';

type MethodRow = { method: string; count: number | string; amount: number | string };

/** Sold at the till in the shift itself; cash of its other orders is among the movements. */
const IS_SOLD = 'sold.id = movement.order_id AND sold.shift_id = movement.shift_id';
const CASH = 'Efectivo';

@Injectable()
export class ShiftPaperRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Without voided sales; cash as it came into this shift. */
  async salesOf(shiftId: number, isBlind: boolean): Promise<ShiftPaperDto['sales']> {
    const { manager } = this.work;
    const [count, voided, others, cash] = await Promise.all([
      manager.countBy(OrderEntity, { shiftId, active: true }),
      manager.countBy(OrderEntity, { shiftId, active: false }),
      manager
        .createQueryBuilder(OrderPaymentEntity, 'part')
        .innerJoin('orders', 'sold', 'sold.id = part.order_id')
        .where('sold.shift_id = :shiftId AND sold.active = :isActive', { shiftId, isActive: true })
        .andWhere('part.received IS NULL')
        .select('part.method', 'method')
        .addSelect('COUNT(*)', 'count')
        .addSelect('SUM(part.amount)', 'amount')
        .groupBy('part.method')
        .orderBy('MIN(part.payment_id)')
        .getRawMany<MethodRow>(),
      isBlind ? [] : this.soldForCash(shiftId),
    ]);
    return { count, voided, byMethod: [...cash, ...others].map(methodView) };
  }

  private async soldForCash(shiftId: number): Promise<MethodRow[]> {
    const row = await this.work.manager
      .createQueryBuilder(CashMovementEntity, 'movement')
      .innerJoin('orders', 'sold', `${IS_SOLD} AND sold.active = :isActive`, { isActive: true })
      .where("movement.shift_id = :shiftId AND movement.kind = 'payment'", { shiftId })
      .select('COUNT(*)', 'count')
      .addSelect('SUM(movement.amount)', 'amount')
      .getRawOne<Omit<MethodRow, 'method'>>();
    return row && Number(row.count) > 0 ? [{ method: CASH, ...row }] : [];
  }

  /** Cash that was given back, without that of sales which were voided in the shift. */
  async refundedOf(shiftId: number): Promise<Centavos> {
    const row = await this.work.manager
      .createQueryBuilder(CashMovementEntity, 'movement')
      .leftJoin('orders', 'sold', `${IS_SOLD} AND sold.active = :isActive`, { isActive: false })
      .where("movement.shift_id = :shiftId AND movement.kind = 'refund' AND sold.id IS NULL", { shiftId })
      .select('SUM(movement.amount)', 'amount')
      .getRawOne<{ amount: number | string | null }>();
    return -Number(row?.amount ?? 0) as Centavos;
  }

  async movementsOf(shiftId: number, isBlind: boolean): Promise<ShiftPaperDto['movements']> {
    const query = this.work.manager
      .createQueryBuilder(CashMovementEntity, 'movement')
      .where('movement.shift_id = :shiftId', { shiftId });
    if (isBlind) query.andWhere('movement.kind IN (:...kinds)', { kinds: HAND_KINDS });
    else
      query
        .leftJoin('orders', 'sold', IS_SOLD)
        .andWhere("movement.kind NOT IN ('refund', 'rounding')")
        .andWhere("(movement.kind <> 'payment' OR sold.id IS NULL)");
    const movements = await query.orderBy('movement.id').getMany();
    return movements.map(({ kind, amount, orderId, note, at }) => ({
      kind,
      amount: toPesos(amount),
      orderId,
      note,
      at: at.toISOString(),
    }));
  }
}

const methodView = ({ method, count, amount }: MethodRow): ShiftPaperDto['sales']['byMethod'][number] => ({
  method,
  count: Number(count),
  amount: toPesos(Number(amount) as Centavos),
});
