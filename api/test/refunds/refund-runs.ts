import type { StaffRefundDto } from '../../src/orders/payments/refunds/refund.dto.js';

import { OutboxMessage, Outbox, OutboxWorker } from '../../src/platform/outbox/index.js';
import { RefundEntity } from '../../src/orders/payments/refunds/refund/refund.entity.js';
import { REFUND_STEP } from '../../src/orders/payments/refunds/refund-journal.js';
import { WompiRefunds } from '../../src/orders/payments/payment/wompi/wompi-refunds.js';
import type { ShopBuilder, TestProduct } from '../shop-builder.js';
import type { TestApi } from '../test-api.js';
import { WompiBuilder } from '../wompi-stub.js';
import type { MoneyFault, MoneyStub } from './money-stub.js';

/** Payment method of a run, which decides the way of its refund. */
const RUN_KINDS = ['card today', 'card later', 'PSE', 'cash', 'credit'] as const;
export type RunKind = (typeof RUN_KINDS)[number];
/** Faults of provider or process, or concurrent people. */
export interface RefundRun {
  readonly kind: RunKind;
  readonly faults: readonly MoneyFault[];
  /** Step at which the sending process dies once. */
  readonly death: 'none' | 'before the call' | 'after the call';
  readonly isTwice: boolean;
}
export interface RunOutcome {
  readonly movements: number;
  readonly state: string;
  /** True when the units are back in stock exactly once. */
  readonly isStockRight: boolean;
}
type Caller = Awaited<ReturnType<TestApi['signedIn']>>;

const FAULTS: readonly MoneyFault[] = [
  'none',
  'cut before',
  'cut after',
  '500 before',
  '500 after',
  'busy',
  'declined',
];
const DEATHS = ['none', 'none', 'before the call', 'after the call'] as const;
const DAY_MS = 86_400_000;
const MAX_ROUNDS = 40;
const ACCOUNT = {
  holder: 'Ana Peña',
  identification: '10203040',
  bank: 'Bancolombia',
  kind: 'Ahorros',
  number: '12345678901',
} as const;

/** A random run; `random` yields numbers from 0 to 1. */
export function randomRefundRun(random: () => number): RefundRun {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  // Card runs meet faults; other methods meet two concurrent people.
  const kind = random() < 0.7 ? pick(['card today', 'card later'] as const) : pick(RUN_KINDS);
  return {
    kind,
    faults: Array.from({ length: Math.floor(random() * 4) }, () => pick(FAULTS)),
    death: pick(DEATHS),
    isTwice: random() < 0.5,
  };
}

/** Cancels paid orders under faults and counts their refunds. */
export class RefundRuns {
  private readonly wompi: WompiBuilder;
  private staff: readonly [Caller, Caller] | null = null;

  constructor(
    private readonly api: TestApi,
    private readonly shop: ShopBuilder,
    private readonly stub: MoneyStub,
    private readonly product: TestProduct,
  ) {
    this.wompi = new WompiBuilder(api, shop, stub);
  }

  /** Leads one order through the run. */
  async lead(run: RefundRun): Promise<RunOutcome> {
    const [clerk] = await this.people();
    const buyer = await this.api.signedIn(1);
    const orderId = await this.paidOrder(run.kind, buyer, clerk);
    const before = await this.shop.levelOf(0, this.product.id);
    if (run.kind === 'card later') this.api.clock.advance(DAY_MS);
    this.stub.faults.splice(0, Infinity, ...run.faults);
    const restore = this.killOnce(run.death);
    const [one, other] = await this.people();
    const callers = run.isTwice ? [one, other] : [one];
    const answers = await Promise.all(
      callers.map(({ token }) =>
        this.api.call('POST', `/order/${orderId}/cancellation`, { token, body: { reason: 'Prueba' } }),
      ),
    );
    if (!answers.some(({ status }) => status === 200))
      throw new Error(answers.map(({ text }) => text).join());
    const [refund] = await this.settle(orderId, run);
    restore();
    const after = await this.shop.levelOf(0, this.product.id);
    return {
      movements: await this.movementsOf(orderId),
      state: refund?.state ?? 'missing',
      isStockRight: after === before + 1,
    };
  }

  private async people(): Promise<readonly [Caller, Caller]> {
    // Tokens expire while the clock advances.
    const fresh = async ({ user }: Caller): Promise<Caller> => ({
      user,
      token: await this.api.tokenOf(user),
    });
    if (this.staff) return [await fresh(this.staff[0]), await fresh(this.staff[1])];
    const pair = [await this.api.signedIn(3), await this.api.signedIn(4)] as const;
    for (const { token } of pair)
      await this.api.call('POST', '/admin/cash-desk/shift', {
        token,
        body: { counts: [{ value: 100_000, count: 50 }] },
      });
    this.staff = pair;
    return pair;
  }

  private async paidOrder(kind: RunKind, buyer: Caller, staff: Caller): Promise<number> {
    if (kind === 'cash' || kind === 'credit') {
      const { id } = await this.shop.placedBy(buyer, [[this.product, 1]]);
      const method =
        kind === 'cash' ? {} : { paymentMethod: 'Crédito' as const, expiryDate: '2027-01-31T05:00:00.000Z' };
      const data = this.shop.aPayment(11_900, method);
      await this.api.call('PUT', '/order/paymentResult', { token: staff.token, body: { id, data } });
      return id;
    }
    const { id } = await this.wompi.order(buyer, this.product);
    const type = kind === 'PSE' ? 'PSE' : 'CARD';
    await this.wompi.send(await this.wompi.transaction(id, { payment_method_type: type }));
    return id;
  }

  /** Kills the sending process once, before it records the result. */
  private killOnce(death: RefundRun['death']): () => void {
    if (death === 'none') return () => undefined;
    const provider = this.api.app.get(WompiRefunds);
    const originals = { void: provider.void.bind(provider), refund: provider.refund.bind(provider) };
    let isAlive = true;
    const dying =
      <Money, Given>(call: (money: Money) => Promise<Given>) =>
      async (money: Money): Promise<Given> => {
        if (!isAlive) return call(money);
        isAlive = false;
        if (death === 'after the call') await call(money);
        throw new Error('the process was killed');
      };
    provider.void = dying(originals.void);
    provider.refund = dying(originals.refund);
    return () => Object.assign(provider, originals);
  }

  /** Advances the clock until the refund is done, with concurrent replicas and people as the run says. */
  private async settle(orderId: number, run: RefundRun): Promise<RefundEntity[]> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      if (run.isTwice) await this.workTwice();
      await this.api.app.get(OutboxWorker).drain();
      const refunds = await this.refundsOf(orderId);
      if (refunds.every(({ state }) => state === 'done')) return refunds;
      for (const refund of refunds) await this.serve(refund);
      this.api.clock.advance(2 * 60_000);
    }
    return this.refundsOf(orderId);
  }

  /** Another replica has the same steps at the same moment. */
  private async workTwice(): Promise<void> {
    const handler = this.api.app.get(Outbox).handlerOf(REFUND_STEP);
    const messages = await this.api.uow.manager.findBy(OutboxMessage, { topic: REFUND_STEP });
    const now = this.api.clock.now();
    const due = messages.filter(
      ({ done_at: done, available_at: at, claimed_until: until }) =>
        !done && at <= now && (!until || until <= now),
    );
    await Promise.allSettled(
      due.flatMap(({ id, payload }) => [0, 1].map(() => handler?.(JSON.parse(payload), id))),
    );
  }

  /** Each staff action, by two people at once. */
  private async serve({ id, state }: RefundEntity): Promise<void> {
    const people = await this.people();
    const act = (body: object) =>
      Promise.all(
        people.map(({ token }) =>
          this.api.call<StaffRefundDto>('PUT', `/admin/refunds/${id}`, { token, body }),
        ),
      );
    if (state === 'account')
      await this.api.call('PUT', `/admin/refunds/${id}`, {
        token: people[0].token,
        body: { action: 'give-account', account: ACCOUNT },
      });
    if (state === 'approval') await act({ action: 'approve' });
    if (state === 'transfer') await act({ action: 'transferred', paymentNumber: 'T-1' });
    if (state === 'cash') await act({ action: 'pay-cash' });
  }

  private refundsOf(orderId: number): Promise<RefundEntity[]> {
    return this.api.uow.manager.findBy(RefundEntity, { orderId });
  }

  /** Money paid out: by the provider, by transfer, in cash or off a debt. */
  private async movementsOf(orderId: number): Promise<number> {
    const { paymentResult } = await this.wompi.stored(orderId);
    const transaction = paymentResult?.transaction?.id;
    const byPeople = (await this.refundsOf(orderId)).filter(
      ({ way, state, paymentNumber, shiftId }) =>
        state === 'done' &&
        ((way === 'transfer' && paymentNumber) || (way === 'cash' && shiftId) || way === 'debt'),
    );
    return (transaction ? this.stub.movementsOf(transaction) : 0) + byPeople.length;
  }
}
