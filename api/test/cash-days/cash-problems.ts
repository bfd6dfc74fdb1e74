import { CashMovementEntity } from '../../src/orders/payments/cash-desk/cash-movement.entity.js';
import { CashShiftEntity } from '../../src/orders/payments/cash-desk/cash-shift.entity.js';
import { OrderEntity } from '../../src/orders/order/row/order.entity.js';
import { OrderPaymentEntity } from '../../src/orders/order/row/order-payment.entity.js';
import { RefundEntity } from '../../src/orders/payments/refunds/refund/refund.entity.js';
import { MoneyCheckRepository } from '../../src/orders/reports/money-check/money-check.repository.js';
import type { TestApi } from '../test-api.js';
import type { ActionCounts } from './action-counts.js';

export interface LivedDays {
  readonly counts: ActionCounts;
  readonly cashiers: ReadonlySet<number>;
  /** Expected cash as answered at closing, by shift. */
  readonly closed: ReadonlyMap<number, number>;
  /** Order by key. */
  readonly sales: ReadonlyMap<string, number>;
  /** Movement by key. */
  readonly movements: ReadonlyMap<string, number>;
}

const HAND_KINDS: readonly string[] = ['withdrawal', 'expense', 'deposit', 'change'];
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Every violation of Σ shifts = Σ movements, by name. */
export async function findProblems(api: TestApi, lived: LivedDays): Promise<string[]> {
  const { manager } = api.uow;
  const faults = await new MoneyCheckRepository(api.uow).faults();
  const rows = {
    movements: await manager.find(CashMovementEntity),
    shifts: await manager.find(CashShiftEntity),
    orders: await manager.find(OrderEntity, {
      select: {
        ...{ id: true, isPaid: true, paymentMethod: true, totalPrice: true },
        ...{ shiftId: true, idempotencyKey: true },
      },
    }),
    parts: (await manager.find(OrderPaymentEntity)).filter(({ received }) => received !== null),
    refunds: await manager.findBy(RefundEntity, { way: 'cash', state: 'done' }),
  };
  const counts = { ...sumsOf(rows), ...countsOf(rows, lived) };
  return [
    ...faults.map(({ rule, count }) => `${rule}: ${count}`),
    ...Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [] : [`${name}: ${count}`])),
  ];
}

interface Rows {
  readonly movements: readonly CashMovementEntity[];
  readonly shifts: readonly CashShiftEntity[];
  readonly orders: readonly OrderEntity[];
  readonly parts: readonly OrderPaymentEntity[];
  readonly refunds: readonly RefundEntity[];
}

function sumsOf({ movements, shifts, orders, parts, refunds }: Rows): Record<string, number> {
  const amountsOf = (isMeant: (movement: CashMovementEntity) => boolean): number =>
    sumOf(movements.filter(isMeant).map(({ amount }) => amount));
  const inShifts = new Map<number, number>();
  for (const { shiftId, amount } of movements)
    if (shiftId !== null) inShifts.set(shiftId, (inShifts.get(shiftId) ?? 0) + amount);
  const expected = shifts.map(({ id, openingCash, expectedCash }) =>
    expectedCash === null ? (inShifts.get(id) ?? 0) : expectedCash - openingCash,
  );
  const ordered = orders.filter(
    ({ isPaid, paymentMethod, shiftId }) => isPaid && paymentMethod === 'Efectivo' && shiftId === null,
  );
  const sold = sumOf(parts.map(({ amount }) => amount));
  return {
    'Σ shifts + Σ in no shift − Σ movements':
      sumOf(expected) + amountsOf(({ shiftId }) => shiftId === null) - amountsOf(() => true),
    'Σ received − Σ cash of orders and sales':
      amountsOf(({ kind }) => ['payment', 'correction'].includes(kind)) -
      sumOf(ordered.map(({ totalPrice }) => totalPrice)) -
      sold,
    'Σ given back + Σ refunds':
      amountsOf(({ kind }) => kind === 'refund') + sumOf(refunds.map(({ amount }) => amount)),
    'Σ roundings − those of sales + those given back':
      amountsOf(({ kind }) => kind === 'rounding') -
      sumOf(parts.map(({ rounding }) => rounding)) +
      sumOf(refunds.map(({ rounding }) => rounding)),
  };
}

function countsOf(
  { movements, shifts, orders, parts, refunds }: Rows,
  { counts, cashiers, closed, sales, movements: byKey }: LivedDays,
): Record<string, number> {
  const payments = movements.filter(({ kind }) => kind === 'payment');
  const byHand = movements.filter(({ kind }) => HAND_KINDS.includes(kind));
  const fromTill = orders.filter(({ idempotencyKey }) => idempotencyKey.startsWith('till-'));
  const answered = new Set(sales.values());
  const recorded = new Set(byHand.map(({ id }) => id));
  const drawers = shifts.flatMap(({ openDrawer }) => openDrawer ?? []);
  return {
    'payments without exactly one movement': counts['cash payments'] + parts.length - payments.length,
    'orders whose payment is in two movements':
      payments.length - new Set(payments.map(({ orderId }) => orderId)).size,
    'refunds without exactly one movement':
      refunds.length - movements.filter(({ kind }) => kind === 'refund').length,
    'payments in no shift beyond those that were confirmed':
      payments.filter(({ shiftId }) => shiftId === null).length - counts['payments in no shift'],
    'cash of cashiers in no shift': movements.filter(
      ({ shiftId, kind, actorId }) =>
        shiftId === null && kind !== 'correction' && actorId !== null && cashiers.has(actorId),
    ).length,
    'closed shifts that changed afterwards': shifts.filter(
      ({ id, expectedCash, closedAt }) => closedAt !== null && closed.get(id) !== expectedCash,
    ).length,
    'shifts without a drawer': shifts.filter(({ drawerId }) => drawerId === null).length,
    'drawers with two open shifts': drawers.length - new Set(drawers).size,
    'sales without exactly one order': fromTill.length - sales.size,
    'orders of sales that nobody was told of': fromTill.filter(({ id }) => !answered.has(id)).length,
    'movements by hand beside their keys': byHand.length - byKey.size,
    'keys of movements that have none': [...byKey.values()].filter((id) => !recorded.has(id)).length,
  };
}
