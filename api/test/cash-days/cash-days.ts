import { centavos, fromPesos, type Centavos } from '@lacteos/contracts/money/money';

import type { RequestUser } from '../../src/platform/access/index.js';
import { CashMovementEntity } from '../../src/orders/payments/cash-desk/cash-movement.entity.js';
import { CashShiftEntity } from '../../src/orders/payments/cash-desk/cash-shift.entity.js';
import { OrderCorrections } from '../../src/orders/after-sale/correction/order-corrections.service.js';
import { OrderEntity } from '../../src/orders/order/row/order.entity.js';
import { CashShiftService } from '../../src/orders/payments/cash-desk/cash-shift.service.js';
import { MoneyCheckRepository } from '../../src/orders/reports/money-check/money-check.repository.js';
import { RegisterPaymentService } from '../../src/orders/payments/payment/registration/register-payment.service.js';
import { RefundsService } from '../../src/orders/payments/refunds/refunds.service.js';
import { RefundTasksService } from '../../src/orders/payments/refunds/tasks/refund-tasks.service.js';
import { aPaymentRegistration } from '../registrations.js';
import type { ShopBuilder } from '../shop-builder.js';
import type { TestApi } from '../test-api.js';

/** Counts of events at the cash desk by kind. */
export const ACTIONS = [
  'cash payments',
  'other payments',
  'payments refused without a shift',
  'payments in no shift',
  'refunds',
  'refunds refused without a shift',
  'corrections',
  'corrections after closing',
  'closings',
  'closings sent twice',
] as const;
export type ActionCounts = Record<(typeof ACTIONS)[number], number>;

const DAY_MS = 86_400_000;
const ORDERS_A_DAY = 4;
/** Days whose orders are prepared together. */
const DAYS_AT_ONCE = 50;
const NEQUI = { paymentMethod: 'Nequi', transactionNumber: 'N-1' } as const;
const EMPTY = {
  withoutShift: false,
  expiryDate: null,
  checkNumber: null,
  checkBank: null,
  transactionNumber: null,
};
const CHECKED = async (): Promise<void> => undefined;

/**
 * Random days of a shop with several drawers and simultaneous payments, refunds, corrections and closings. Calls
 * the use cases instead of HTTP, so that ten thousand days take minutes.
 */
export class CashDays {
  readonly deeds = Object.fromEntries(ACTIONS.map((deed) => [deed, 0])) as ActionCounts;
  private readonly people: RequestUser[] = [];
  private readonly unpaid: number[] = [];
  /** Paid orders, oldest first. */
  private paid: number[] = [];
  private template: OrderEntity | null = null;
  private refunds = 0;
  /** Expected cash as answered at closing, by shift. */
  private readonly closed = new Map<number, number>();

  constructor(
    private readonly api: TestApi,
    private readonly shop: ShopBuilder,
    private readonly random: () => number,
  ) {}

  /** Creates two cashiers of a store, two administrators and the template order. */
  async prepare(): Promise<void> {
    const product = await this.shop.addProduct({ stock: 10 });
    const cashier = await this.shop.cashier();
    await this.shop.stock(cashier.storeId, product.id, 5);
    const other = await this.api.addUser({ id_role: 2 });
    const insert = 'INSERT INTO cashier_stores (user_id, store_id) VALUES (?, ?)';
    await this.api.uow.manager.query(insert, [other.id, cashier.storeId]);
    const office = [await this.api.addUser({ id_role: 3 }), await this.api.addUser({ id_role: 4 })];
    for (const { id, id_role, email, n_document } of [cashier.user, other, ...office])
      this.people.push({ id, id_role, email, n_document, sessionVersion: 1, keyVersion: 1, sessionId: '' });
    const { id } = await this.shop.placedBy(cashier, [[product, 1]]);
    this.template = await this.api.uow.manager.findOneByOrFail(OrderEntity, { id });
  }

  async run(days: number): Promise<void> {
    for (let day = 0; day < days; day += 1) {
      if (this.unpaid.length === 0) await this.placeOrders(Math.min(DAYS_AT_ONCE, days - day) * ORDERS_A_DAY);
      await this.liveDay(day);
      this.api.clock.advance(DAY_MS);
    }
  }

  /** Every violation of Σ shifts = Σ movements. */
  async problems(): Promise<string[]> {
    const { manager } = this.api.uow;
    const faults = await new MoneyCheckRepository(this.api.uow).faults();
    const [movements, shifts, orders] = await Promise.all([
      manager.find(CashMovementEntity),
      manager.find(CashShiftEntity),
      manager.findBy(OrderEntity, { isPaid: true, paymentMethod: 'Efectivo' }),
    ]);
    const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
    const amountsOf = (isMeant: (movement: CashMovementEntity) => boolean): number =>
      sumOf(movements.filter(isMeant).map(({ amount }) => amount));
    const inShifts = new Map<number, number>();
    for (const { shiftId, amount } of movements)
      if (shiftId !== null) inShifts.set(shiftId, (inShifts.get(shiftId) ?? 0) + amount);
    const expected = shifts.map(({ id, openingCash, expectedCash }) =>
      expectedCash === null ? (inShifts.get(id) ?? 0) : expectedCash - openingCash,
    );
    const payments = movements.filter(({ kind }) => kind === 'payment');
    const counts = {
      'Σ shifts + Σ in no shift − Σ movements':
        sumOf(expected) + amountsOf(({ shiftId }) => shiftId === null) - amountsOf(() => true),
      'Σ movements − Σ cash of orders + Σ refunds':
        amountsOf(({ kind }) => kind !== 'refund') - sumOf(orders.map(({ totalPrice }) => totalPrice)),
      'payments without exactly one movement': this.deeds['cash payments'] - payments.length,
      'orders whose payment is in two movements':
        payments.length - new Set(payments.map(({ orderId }) => orderId)).size,
      'refunds without exactly one movement':
        this.deeds.refunds - movements.filter(({ kind }) => kind === 'refund').length,
      'payments in no shift beyond those that were confirmed':
        payments.filter(({ shiftId }) => shiftId === null).length - this.deeds['payments in no shift'],
      'cash of cashiers in no shift': movements.filter(
        ({ shiftId, kind, actorId }) =>
          shiftId === null && kind !== 'correction' && this.roleOf(actorId) === 2,
      ).length,
      'closed shifts that changed afterwards': shifts.filter(
        ({ id, expectedCash, closedAt }) => closedAt !== null && this.closed.get(id) !== expectedCash,
      ).length,
    };
    return [
      ...faults.map(({ rule, count }) => `${rule}: ${count}`),
      ...Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [] : [`${name}: ${count}`])),
    ];
  }

  private roleOf(userId: number | null): number | undefined {
    return this.people.find(({ id }) => id === userId)?.id_role;
  }

  /** Inserts many unpaid copies of one order. */
  private async placeOrders(count: number): Promise<void> {
    const { template } = this;
    if (!template) throw new Error('prepare() comes first');
    const { manager } = this.api.uow;
    const last = Number((await manager.maximum(OrderEntity, 'id')) ?? 0);
    const ids = Array.from({ length: count }, (_, n) => last + 1 + n);
    for (let start = 0; start < count; start += DAYS_AT_ONCE)
      await manager.insert(
        OrderEntity,
        ids
          .slice(start, start + DAYS_AT_ONCE)
          .map((id) => ({ ...template, id, idempotencyKey: `day-${id}`, createdAt: this.api.clock.now() })),
      );
    const columns = [
      'product_id',
      'quantity',
      'unit_price',
      'tax_classification',
      'tax_percent',
      'tax_price',
    ];
    await manager.query(
      `INSERT INTO order_lines (order_id, ${columns.join(', ')}, product_name)
       SELECT placed.id, ${columns.map((column) => `line.${column}`).join(', ')}, line.product_name
       FROM order_lines line JOIN orders placed ON placed.id > ? WHERE line.order_id = ?`,
      [last, template.id],
    );
    this.unpaid.push(...ids);
  }

  private pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.random() * values.length)] as T;
  }

  /** Opens some drawers, then runs everything at once in random order. */
  private async liveDay(day: number): Promise<void> {
    const open = new Map<RequestUser, number>();
    for (const person of this.people) {
      const shift = await this.shifts.current(person);
      if (shift) open.set(person, shift.id);
      else if (this.random() < 0.6)
        open.set(person, (await this.shifts.open([{ value: 50_000, count: 1 }], person, null)).id);
    }
    const refund =
      this.random() < 0.5 && this.paid.length > 0 ? await this.beginRefund(this.pick(this.paid)) : null;
    const deeds: (() => Promise<void>)[] = [];
    for (const orderId of this.unpaid.splice(0, ORDERS_A_DAY)) deeds.push(this.payment(orderId));
    // May pick orders that are being paid at this moment.
    for (const orderId of new Set([this.pick(this.paid), this.pick(this.paid)]))
      if (orderId && this.random() < 0.6) deeds.push(this.correction(orderId));
    if (refund !== null) deeds.push(this.refund(refund));
    for (const [person, shiftId] of open)
      if (this.random() < 0.7) {
        deeds.push(this.closing(person, shiftId));
        if (this.random() < 0.2) deeds.push(this.closing(person, shiftId, true));
      }
    const shuffled = deeds.map((deed) => ({ deed, at: this.random() })).sort((one, two) => one.at - two.at);
    await Promise.all(shuffled.map(({ deed }) => deed()));
    if (day % DAYS_AT_ONCE === 0) this.paid = this.paid.slice(-2 * DAYS_AT_ONCE);
  }

  private payment(orderId: number): () => Promise<void> {
    const person = this.pick(this.people);
    const isCash = this.random() < 0.8;
    const withoutShift = this.random() < 0.5;
    const totalPrice = (this.template?.totalPrice ?? 0) / 100;
    const registration = aPaymentRegistration(this.api.clock.now(), totalPrice, {
      ...(isCash ? {} : NEQUI),
      withoutShift,
    });
    return async () => {
      try {
        await this.api.app.get(RegisterPaymentService).register(orderId, registration, person);
      } catch (error) {
        // The order is paid another day.
        this.unpaid.push(orderId);
        return this.count(error, 'payments refused without a shift');
      }
      this.deeds[isCash ? 'cash payments' : 'other payments'] += 1;
      this.paid.push(orderId);
      if (!isCash) return undefined;
      const [movement] = await this.api.uow.manager.findBy(CashMovementEntity, { orderId, kind: 'payment' });
      if (movement?.shiftId === null) this.deeds['payments in no shift'] += 1;
      return undefined;
    };
  }

  private correction(orderId: number): () => Promise<void> {
    const person = this.pick(this.people.slice(2));
    const reason = 'Se registró mal';
    const change = this.random() < 0.5 ? NEQUI : ({ paymentMethod: 'Efectivo' } as const);
    const given = { ...EMPTY, ...change, reason, withoutShift: true };
    return async () => {
      await this.api.app.get(OrderCorrections).payment(orderId, given, person, CHECKED);
      const movements = await this.api.uow.manager.findBy(CashMovementEntity, { orderId });
      const last = movements.at(-1);
      if (last?.kind !== 'correction') return;
      this.deeds.corrections += 1;
      const corrected = movements.find(({ id }) => id === last.correctsId);
      if (corrected && corrected.shiftId !== last.shiftId) this.deeds['corrections after closing'] += 1;
    };
  }

  /** Releases part of an order's money for a cash refund; null when it was not paid in cash. */
  private async beginRefund(orderId: number): Promise<number | null> {
    const order = await this.api.uow.manager.findOneByOrFail(OrderEntity, { id: orderId });
    if (order.paymentMethod !== 'Efectivo') return null;
    this.refunds += 1;
    const amount = centavos(fromPesos(1 + Math.floor(this.random() * 50))) as Centavos;
    const cause = {
      orderId,
      amount,
      requestKey: `day:${this.refunds}`,
      reason: 'Prueba',
      actorId: this.people[2]?.id ?? 0,
    };
    const begun = await this.api.uow
      .run(() => this.api.app.get(RefundsService).begin(cause))
      .catch(() => null);
    if (begun?.state === 'held') await this.act(begun.id, 'release', this.people[3]);
    return begun?.id ?? null;
  }

  private refund(id: number): () => Promise<void> {
    const person = this.pick(this.people.slice(2));
    return async () => {
      try {
        await this.act(id, 'pay-cash', person);
        this.deeds.refunds += 1;
      } catch (error) {
        this.count(error, 'refunds refused without a shift');
      }
    };
  }

  private async act(
    id: number,
    action: 'release' | 'pay-cash',
    person: RequestUser | undefined,
  ): Promise<void> {
    if (person) await this.api.app.get(RefundTasksService).act(id, { action }, person);
  }

  private closing(person: RequestUser, shiftId: number, isSecond = false): () => Promise<void> {
    const counts = [{ value: 1_000, count: Math.floor(this.random() * 100) }];
    return async () => {
      const { id, expectedCash } = await this.shifts.close({ shiftId, counts, note: 'Contado' }, person);
      const expected = Math.round(expectedCash * 100);
      if (id !== shiftId || (this.closed.get(id) ?? expected) !== expected)
        throw new Error(`closing the shift ${shiftId} answered ${id} with ${expectedCash}`);
      this.closed.set(id, expected);
      this.deeds[isSecond ? 'closings sent twice' : 'closings'] += 1;
    };
  }

  private count(error: unknown, deed: keyof ActionCounts): void {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!code.startsWith('CASH_DESK.NO_SHIFT')) throw error;
    this.deeds[deed] += 1;
  }

  private get shifts(): CashShiftService {
    return this.api.app.get(CashShiftService);
  }
}
