import { centavos, fromPesos, type Centavos } from '@lacteos/contracts/money/money';

import { CashierStores, Drawers } from '../../src/partners/index.js';
import { FACTORY } from '../../src/products/index.js';
import type { RequestUser } from '../../src/platform/access/index.js';
import { CashMovementEntity } from '../../src/orders/payments/cash-desk/cash-movement.entity.js';
import { CashShiftRepository } from '../../src/orders/payments/cash-desk/cash-shift.repository.js';
import { CloseShiftService } from '../../src/orders/payments/cash-desk/close-shift.service.js';
import { OpenShiftService } from '../../src/orders/payments/cash-desk/open-shift.service.js';
import { OrderCorrections } from '../../src/orders/after-sale/correction/order-corrections.service.js';
import { OrderEntity } from '../../src/orders/order/row/order.entity.js';
import { RegisterPaymentService } from '../../src/orders/payments/payment/registration/register-payment.service.js';
import { RefundsService } from '../../src/orders/payments/refunds/refunds.service.js';
import { RefundTasksService } from '../../src/orders/payments/refunds/tasks/refund-tasks.service.js';
import { Session } from '../../src/users/index.js';
import { aPaymentRegistration } from '../registrations.js';
import type { ShopBuilder } from '../shop-builder.js';
import type { TestApi } from '../test-api.js';
import { type ActionCounts, noActions, refusedWith } from './action-counts.js';
import { findProblems } from './cash-problems.js';
import { SuddenDeaths } from './sudden-deaths.js';
import { TillDeeds } from './till-deeds.js';

const DAY_MS = 86_400_000;
const ORDERS_A_DAY = 4;
const SALES_A_DAY = 5;
/** Days whose orders are prepared together. */
const DAYS_AT_ONCE = 50;
const OPENING = { counts: [{ value: 50_000, count: 1 }] };
const NEQUI = { paymentMethod: 'Nequi', transactionNumber: 'N-1' } as const;
const EMPTY = {
  withoutShift: false,
  expiryDate: null,
  checkNumber: null,
  checkBank: null,
  transactionNumber: null,
};
const CHECKED = async (): Promise<void> => undefined;
/** Units that no run sells out. */
const PLENTY = 10_000_000;
const NO_SHIFT = ['CASH_DESK.NO_SHIFT', 'CASH_DESK.NO_SHIFT_UNCONFIRMED'];
const TAKEN = ['CASH_DESK.NO_DRAWER', 'CASH_DESK.DRAWER_TAKEN'];

/**
 * Random days of a shop with more people than drawers: at once payments, refunds, corrections, sales over the counter,
 * their voids and returns, movements by hand and closings, some killed before their commit or sent again. Calls the use
 * cases instead of HTTP, so that ten thousand days take minutes.
 */
export class CashDays {
  readonly deeds: ActionCounts = noActions();
  private readonly cashiers: RequestUser[] = [];
  private readonly office: RequestUser[] = [];
  private readonly unpaid: number[] = [];
  /** Paid orders, oldest first. */
  private paid: number[] = [];
  private template: OrderEntity | null = null;
  private refunds = 0;
  /** Expected cash as answered at closing, by shift. */
  private readonly closed = new Map<number, number>();
  private readonly deaths: SuddenDeaths;
  private till: TillDeeds | null = null;

  constructor(
    private readonly api: TestApi,
    private readonly shop: ShopBuilder,
    private readonly random: () => number,
    endsConnections: boolean,
  ) {
    this.deaths = new SuddenDeaths(api, random, endsConnections);
  }

  /** Creates three cashiers of a store with two drawers, two administrators, products and the template order. */
  async prepare(): Promise<void> {
    const product = await this.shop.addProduct({ stock: 10 });
    const first = await this.shop.cashier();
    await this.shop.stock(first.storeId, product.id, 5);
    for (const name of ['Caja 1', 'Caja 2']) await this.api.app.get(Drawers).ensure(first.storeId, name);
    const others = [await this.api.addUser({ id_role: 2 }), await this.api.addUser({ id_role: 2 })];
    for (const { id } of others) await this.api.app.get(CashierStores).assign(id, first.storeId);
    const office = [await this.api.addUser({ id_role: 3 }), await this.api.addUser({ id_role: 4 })];
    for (const user of [first.user, ...others, ...office]) {
      const { id, id_role, email, n_document } = user;
      await this.api.tokenOf(user);
      const { id: sessionId } = await this.api.uow.manager.findOneByOrFail(Session, { user_id: id });
      const person = { id, id_role, email, n_document, sessionVersion: 1, keyVersion: 1, sessionId };
      (id_role === 2 ? this.cashiers : this.office).push(person);
    }
    const sold = [];
    for (const price of [4_608, 4_633]) {
      const one = await this.shop.addProduct({ price, taxClassification: 'Excluded', stock: 0 });
      for (const storeId of [first.storeId, FACTORY]) await this.shop.stock(storeId, one.id, PLENTY);
      sold.push(one);
    }
    this.till = new TillDeeds(this.api, sold, this.deaths, this.random, this.deeds);
    const { id } = await this.shop.placedBy(first, [[product, 1]]);
    this.template = await this.api.uow.manager.findOneByOrFail(OrderEntity, { id });
  }

  async run(days: number): Promise<void> {
    for (let day = 0; day < days; day += 1) {
      if (this.unpaid.length === 0) await this.placeOrders(Math.min(DAYS_AT_ONCE, days - day) * ORDERS_A_DAY);
      await this.liveDay(day);
      this.api.clock.advance(DAY_MS);
    }
    this.deeds['writes killed before their commit'] = this.deaths.killed;
  }

  /** Every violation of Σ shifts = Σ movements. */
  problems(): Promise<string[]> {
    return findProblems(this.api, {
      counts: this.deeds,
      cashiers: new Set(this.cashiers.map(({ id }) => id)),
      closed: this.closed,
      sales: this.tillDeeds.byKey,
      movements: this.tillDeeds.movements,
    });
  }

  private get tillDeeds(): TillDeeds {
    if (!this.till) throw new Error('prepare() comes first');
    return this.till;
  }

  private get people(): readonly RequestUser[] {
    return [...this.cashiers, ...this.office];
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
    const open = await this.openDrawers();
    const refund =
      this.random() < 0.5 && this.paid.length > 0 ? await this.beginRefund(this.pick(this.paid)) : null;
    const deeds = [
      ...this.officeDeeds(refund),
      ...this.counterDeeds([...open.keys()]),
      ...this.closings(open),
    ];
    const shuffled = deeds.map((deed) => ({ deed, at: this.random() })).sort((one, two) => one.at - two.at);
    if (this.random() < 0.3) this.deaths.arm();
    await Promise.all(shuffled.map(({ deed }) => deed()));
    this.deaths.disarm();
    this.tillDeeds.forgetOld();
    if (day % DAYS_AT_ONCE === 0) this.paid = this.paid.slice(-2 * DAYS_AT_ONCE);
  }

  private async openDrawers(): Promise<Map<RequestUser, number>> {
    const open = new Map<RequestUser, number>();
    await Promise.all(
      this.people.map(async (person) => {
        const shift = await this.api.app.get(CashShiftRepository).findOpen(person.id);
        const id = shift?.id ?? (this.random() < 0.6 ? await this.opening(person) : null);
        if (id !== null) open.set(person, id);
      }),
    );
    return open;
  }

  private async opening(person: RequestUser): Promise<number | null> {
    try {
      const { id } = await this.api.app.get(OpenShiftService).open(OPENING, person, null);
      this.deeds.openings += 1;
      return id;
    } catch (error) {
      refusedWith(error, TAKEN);
      this.deeds['openings refused because the drawer was taken'] += 1;
      return null;
    }
  }

  private officeDeeds(refund: number | null): (() => Promise<void>)[] {
    const deeds = this.unpaid.splice(0, ORDERS_A_DAY).map((orderId) => this.payment(orderId));
    // May pick orders that are being paid at this moment.
    for (const orderId of new Set([this.pick(this.paid), this.pick(this.paid)]))
      if (orderId && this.random() < 0.6) deeds.push(this.correction(orderId));
    return refund === null ? deeds : [...deeds, this.refund(refund)];
  }

  /** Mostly of those who have a shift. */
  private counterDeeds(open: readonly RequestUser[]): (() => Promise<void>)[] {
    const { tillDeeds } = this;
    const seller = () => (open.length > 0 && this.random() < 0.8 ? this.pick(open) : this.pick(this.people));
    const deeds = Array.from({ length: SALES_A_DAY }, () => tillDeeds.sale(seller()));
    if (this.random() < 0.7) deeds.push(tillDeeds.voiding());
    if (this.random() < 0.7) deeds.push(tillDeeds.takingBack(seller()));
    for (const person of [seller(), seller()])
      if (this.random() < 0.7) deeds.push(tillDeeds.movement(person));
    return deeds;
  }

  private closings(open: ReadonlyMap<RequestUser, number>): (() => Promise<void>)[] {
    return [...open].flatMap(([person, shiftId]) => {
      if (this.random() >= 0.5) return [];
      const closing = this.closing(person, shiftId);
      return this.random() < 0.2 ? [closing, this.closing(person, shiftId, true)] : [closing];
    });
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
    const register = () => this.api.app.get(RegisterPaymentService).register(orderId, registration, person);
    return async () => {
      try {
        await this.deaths.survive(register);
      } catch (error) {
        // The order is paid another day.
        this.unpaid.push(orderId);
        refusedWith(error, NO_SHIFT);
        this.deeds['payments refused without a shift'] += 1;
        return;
      }
      this.deeds[isCash ? 'cash payments' : 'other payments'] += 1;
      this.paid.push(orderId);
      if (!isCash) return;
      const [movement] = await this.api.uow.manager.findBy(CashMovementEntity, { orderId, kind: 'payment' });
      if (movement?.shiftId === null) this.deeds['payments in no shift'] += 1;
    };
  }

  private correction(orderId: number): () => Promise<void> {
    const person = this.pick(this.office);
    const reason = 'Se registró mal';
    const change = this.random() < 0.5 ? NEQUI : ({ paymentMethod: 'Efectivo' } as const);
    const given = { ...EMPTY, ...change, reason, withoutShift: true };
    const correct = () => this.api.app.get(OrderCorrections).payment(orderId, given, person, CHECKED);
    return async () => {
      await this.deaths.survive(correct);
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
      actorId: this.office[0]?.id ?? 0,
    };
    const begun = await this.api.uow
      .run(() => this.api.app.get(RefundsService).begin(cause))
      .catch(() => null);
    if (begun?.state === 'held') await this.act(begun.id, 'release', this.office[1]);
    return begun?.id ?? null;
  }

  private refund(id: number): () => Promise<void> {
    const person = this.pick(this.office);
    return async () => {
      try {
        await this.deaths.survive(() => this.act(id, 'pay-cash', person));
        this.deeds.refunds += 1;
      } catch (error) {
        refusedWith(error, NO_SHIFT);
        this.deeds['refunds refused without a shift'] += 1;
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
    const isTold = this.random() < 0.3;
    const close = (note?: string) =>
      this.deaths.survive(() =>
        this.api.app.get(CloseShiftService).close({ shiftId, counts, ...(note ? { note } : {}) }, person),
      );
    return async () => {
      if (isTold) await close().then(undefined, (error: unknown) => this.learnDifference(error));
      const { id, expectedCash } = await close('Contado');
      const expected = Math.round((expectedCash ?? 0) * 100);
      if (id !== shiftId || (this.closed.get(id) ?? expected) !== expected)
        throw new Error(`closing the shift ${shiftId} answered ${id} with ${expectedCash}`);
      this.closed.set(id, expected);
      this.deeds[isSecond ? 'closings sent twice' : 'closings'] += 1;
    };
  }

  private learnDifference(error: unknown): void {
    refusedWith(error, ['CASH_DESK.DIFFERENCE']);
    this.deeds['closings that were told a difference first'] += 1;
  }
}
