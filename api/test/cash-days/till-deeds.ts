import { toPesos } from '@lacteos/contracts/money/money';
import { HAND_KINDS } from '@lacteos/contracts/counter/cash-movements';
import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';

import { CounterReceipts } from '../../src/orders/checkout/counter/receipt/counter-receipts.service.js';
import type { NewSaleDto } from '../../src/orders/checkout/counter/sale/new-sale.dto.js';
import { SellService } from '../../src/orders/checkout/counter/sale/sell.service.js';
import { VoidSaleService } from '../../src/orders/checkout/counter/sales/void-sale.service.js';
import { RequestReturnService } from '../../src/orders/after-sale/returns/request-return.service.js';
import { HandMovements } from '../../src/orders/payments/cash-desk/till/hand-movements.service.js';
import type { RequestUser } from '../../src/platform/access/index.js';
import { KeyedWrites } from '../../src/platform/repeats/keyed-writes.service.js';
import type { TestProduct } from '../shop-builder.js';
import type { TestApi } from '../test-api.js';
import { type ActionCounts, refusedWith } from './action-counts.js';
import type { SuddenDeaths } from './sudden-deaths.js';

const NO_SHIFT = 'CASH_DESK.NO_SHIFT';
const VOID_REFUSALS = [NO_SHIFT, 'TILL.NOT_THIS_SHIFT', 'TILL.ALREADY_RETURNED', 'ORDERS.CANCELLED'];
const RETURN_REFUSALS = [NO_SHIFT, 'RETURNS.NOT_DISPATCHED', 'RETURNS.TOO_MANY_UNITS', 'REFUNDS.EXCEEDED'];
const LOST_ANSWERS = 0.15;
const COPIES = 0.15;
const VOIDED_AT_ONCE = 0.15;
const BROUGHT_AT_ONCE = 0.15;
/** Latest sales, of which some are voided or come back. */
const LATEST = 12;

export interface Sold {
  readonly id: number;
  readonly seller: RequestUser;
  readonly productId: number;
}

/** Sales over the counter, their voids and returns, and movements by hand, each under its key. */
export class TillDeeds {
  sold: Sold[] = [];
  /** Orders by the key of their sale: a key has one. */
  readonly byKey = new Map<string, number>();
  /** Movements by the key of their request. */
  readonly movements = new Map<string, number>();
  private keys = 0;

  constructor(
    private readonly api: TestApi,
    private readonly products: readonly TestProduct[],
    private readonly deaths: SuddenDeaths,
    private readonly random: () => number,
    readonly counts: ActionCounts,
  ) {}

  sale(seller: RequestUser): () => Promise<void> {
    const product = this.pick(this.products);
    const sale = this.newSale(product);
    const idempotencyKey = `till-${(this.keys += 1)}`;
    const request = { sale, seller, chosenStore: null, idempotencyKey };
    const sell = () => this.api.app.get(SellService).sell(request);
    return async () => {
      const ids = await this.sendOften(async () => (await sell()).id, [NO_SHIFT]);
      const [id] = ids;
      if (id === undefined) return this.count('sales refused without a shift');
      for (const other of ids) if (other !== id) throw new Error(`the key of sale ${id} also sold ${other}`);
      this.byKey.set(idempotencyKey, id);
      const sold = { id, seller, productId: product.id };
      this.sold.push(sold);
      const hasCash = sale.payments.some(({ paymentId }) => paymentId === PAYMENT_METHODS.cash.id);
      this.count(
        sale.payments.length > 1 ? 'sales in parts' : hasCash ? 'sales in cash' : 'sales without cash',
      );
      if (this.random() < VOIDED_AT_ONCE) await this.voiding(sold)();
      else if (this.random() < BROUGHT_AT_ONCE) await this.takingBack(seller, sold)();
    };
  }

  voiding(sold = this.pickSold()): () => Promise<void> {
    const key = `void-${(this.keys += 1)}`;
    return async () => {
      if (!sold) return;
      const { id, seller } = sold;
      const write = () => this.api.app.get(VoidSaleService).voidSale(id, 'Se equivocó', seller);
      const done = await this.sendOften(
        () => this.keyed(seller, `/api/till/sales/${id}/void`, key, write),
        VOID_REFUSALS,
      );
      this.count(done.length > 0 ? 'voids' : 'voids refused');
    };
  }

  takingBack(person: RequestUser, sold = this.pickSold()): () => Promise<void> {
    const key = `back-${(this.keys += 1)}`;
    return async () => {
      if (!sold || sold.seller.id_role !== person.id_role) return;
      const lines = [{ id_product: sold.productId, quantity: 1, fate: 'saleable' as const }];
      const wanted = { orderId: sold.id, lines, reason: 'No le gustó' };
      const write = async () => {
        await this.api.app.get(CounterReceipts).getSale(sold.id, person);
        return this.api.app.get(RequestReturnService).takeBackAtCounter(wanted, person);
      };
      const done = await this.sendOften(
        () => this.keyed(person, '/api/till/returns', key, write),
        RETURN_REFUSALS,
      );
      this.count(done.length > 0 ? 'goods taken back' : 'goods refused');
    };
  }

  movement(person: RequestUser): () => Promise<void> {
    const kind = this.pick(HAND_KINDS);
    const amount = 50 * (1 + Math.floor(this.random() * 800));
    const key = `hand-${(this.keys += 1)}`;
    const write = () =>
      this.api.app.get(HandMovements).record({ kind, amount, note: 'Día de prueba' }, person);
    return async () => {
      const ids = await this.sendOften(
        async () => (await this.keyed(person, '/api/till/movements', key, write)).id,
        [NO_SHIFT, 'CASH_DESK.NOT_ENOUGH'],
      );
      const [id] = ids;
      if (id === undefined) return this.count('movements by hand refused');
      for (const other of ids) if (other !== id) throw new Error(`one key recorded ${id} and ${other}`);
      this.movements.set(key, id);
      this.count('movements by hand');
    };
  }

  forgetOld(): void {
    this.sold = this.sold.slice(-LATEST);
  }

  /** Sends copies at once, and again what seems lost. @returns their answers, none where all were refused */
  private async sendOften<T>(write: () => Promise<T>, refusals: readonly string[]): Promise<T[]> {
    const copies = this.random() < COPIES ? 2 : 1;
    const isLost = this.random() < LOST_ANSWERS;
    const attempts = Array.from({ length: copies }, () => this.answerOf(write, refusals));
    const answers = (await Promise.all(attempts)).flat();
    if (isLost && answers.length > 0) {
      this.count('answers lost after the commit');
      answers.push(...(await this.answerOf(write, refusals)));
    }
    return answers;
  }

  private async answerOf<T>(write: () => Promise<T>, refusals: readonly string[]): Promise<T[]> {
    try {
      return [await this.deaths.survive(write)];
    } catch (error) {
      refusedWith(error, refusals);
      return [];
    }
  }

  private async keyed<T>(user: RequestUser, url: string, key: string, write: () => Promise<T>): Promise<T> {
    const request = { method: 'POST', url, headers: {}, body: {}, user };
    const keyed = this.api.app.get(KeyedWrites);
    const { body } = await keyed.inTransaction(request, key, async () => ({
      status: 201,
      body: (await write()) ?? null,
    }));
    return body as T;
  }

  private newSale({ id, price }: TestProduct): NewSaleDto {
    const quantity = 1 + Math.floor(this.random() * 3);
    const totalPrice = toPesos(Math.round(price * 100 * quantity) as Parameters<typeof toPesos>[0]);
    return { items: [{ id_product: id, quantity }], payments: this.partsOf(totalPrice), totalPrice };
  }

  private partsOf(total: number): NewSaleDto['payments'] {
    const { cash, nequi } = PAYMENT_METHODS;
    const kind = this.random();
    if (kind < 0.15) return [{ paymentId: nequi.id, amount: total, reference: 'N-1' }];
    if (kind < 0.65)
      return [{ paymentId: cash.id, amount: total, received: Math.ceil(total / 10_000) * 10_000 }];
    const byNequi = 1 + Math.floor(this.random() * (total - 1));
    return [
      { paymentId: nequi.id, amount: byNequi, reference: 'N-2' },
      { paymentId: cash.id, amount: Math.round((total - byNequi) * 100) / 100 },
    ];
  }

  private pickSold(): Sold | undefined {
    return this.sold[Math.floor(this.random() * this.sold.length)];
  }

  private pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.random() * values.length)] as T;
  }

  private count(action: keyof ActionCounts): void {
    this.counts[action] += 1;
  }
}
