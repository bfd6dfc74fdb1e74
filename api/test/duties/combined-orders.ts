import { centavos } from '@lacteos/contracts/money/money';
import { ORDER_INVOICE_STATES, PAYMENT_ALERTS } from '@lacteos/contracts/reference/reference-data';
import { STATE_FLAGS } from '@lacteos/contracts/order-state';

import { OrderEntity } from '../../src/orders/order/row/order.entity.js';
import { OrderLineEntity } from '../../src/orders/order/row/order-line.entity.js';
import { PaymentEntity } from '../../src/orders/payments/payment/payment.entity.js';
import { RefundEntity } from '../../src/orders/payments/refunds/refund/refund.entity.js';
import { ReturnEntity, ReturnLineEntity } from '../../src/orders/order/returned/return.entity.js';
import {
  CREDIT_TASK_STATES,
  CreditTaskEntity,
} from '../../src/orders/order/invoiceable/credit-task.entity.js';
import { OversoldLineEntity } from '../../src/orders/checkout/counter/offline/oversold-line.entity.js';
import type { DutyFacts } from '../../src/orders/reports/duties/order-duties.js';
import { REFUND_STATES } from '../../src/orders/payments/refunds/refund/refund-states.js';
import {
  RETURN_KINDS,
  RETURN_STATES,
  SETTLED_RETURNS,
} from '../../src/orders/order/returned/return-states.js';
import { ShopBuilder } from '../shop-builder.js';
import type { TestApi } from '../test-api.js';

const UNITS = 2;
const AT_ONCE = 50;
const NOTHING = centavos(0);
const FLAGS = [...Object.values(STATE_FLAGS), { ...STATE_FLAGS.cancelled, isPaid: true }];

type Returned = DutyFacts['returns'][number] & { readonly units: number };
type Combination = Omit<DutyFacts, 'returns'> & { readonly returns: readonly Returned[] };

const RETURNS: readonly (readonly Returned[])[] = [
  [],
  [{ kind: 'goods', state: 'received', units: UNITS - 1 }],
  ...RETURN_KINDS.flatMap((kind) => RETURN_STATES.map((state) => [{ kind, state, units: UNITS }])),
];

const isEverything = ({ kind, state, units }: Returned): boolean =>
  kind === 'goods' && SETTLED_RETURNS.includes(state) && units === UNITS;

/** Each value in turn, then none. */
const turnOf = <T>(values: readonly T[], n: number): T[] =>
  values.slice(n % (values.length + 1), (n % (values.length + 1)) + 1);

/** Every combination of facts that duties share; independent refunds and credit notes alternate. */
export const COMBINATIONS: readonly Combination[] = FLAGS.flatMap((flags) =>
  ORDER_INVOICE_STATES.flatMap((invoiceState) =>
    [null, ...PAYMENT_ALERTS].flatMap((paymentAlert) =>
      [true, false].flatMap((paidWithoutStock) =>
        [true, false].flatMap((isPaymentVoided) =>
          RETURNS.map((returns) => ({
            ...flags,
            ...{ invoiceState, paymentAlert, paidWithoutStock, returns },
            isPaymentVoided: isPaymentVoided && flags.isPaid,
            isAllReturned: returns.some(isEverything),
          })),
        ),
      ),
    ),
  ),
).map((facts, n) => ({
  ...facts,
  refunds: turnOf(REFUND_STATES, n),
  credits: turnOf(CREDIT_TASK_STATES, n),
  isOversold: n % 5 === 0,
}));

/** An order without open duties: a part came back and its money is paid. */
export const FINISHED: Combination = {
  ...STATE_FLAGS.dispatched,
  ...{ invoiceState: 'issued', paymentAlert: null, paidWithoutStock: false },
  ...{ isPaymentVoided: false, isAllReturned: false, isOversold: false, credits: [], refunds: ['done'] },
  returns: [{ kind: 'goods', state: 'refunded', units: UNITS - 1 }],
};

type Row = readonly [orderId: number, facts: Combination];

/** Orders with these facts and consecutive ids. */
export class CombinedOrders {
  private constructor(
    private readonly api: TestApi,
    private readonly model: OrderLineEntity,
  ) {}

  /**
   * Adds an order of one buyer for each combination, with consecutive ids. @returns the first id and the buyer's
   * access token
   */
  static async add(
    api: TestApi,
    combinations: readonly Combination[] = COMBINATIONS,
  ): Promise<{ first: number; token: string }> {
    const shop = new ShopBuilder(api);
    const product = await shop.addProduct();
    const { id, token } = await shop.placedBy(await api.signedIn(1), [[product, UNITS]]);
    await api.call('DELETE', `/order/delete?id=${id}`, { token });
    const model = await api.uow.manager.findOneByOrFail(OrderLineEntity, { orderId: id });
    const orders = new CombinedOrders(api, model);
    const rows = combinations.map((facts, n): Row => [id + 1 + n, facts]);
    await shop.copyOrder(id, rows.length, (n) => orders.columnsOf(rows[n]));
    await orders.addParts(rows);
    return { first: id + 1, token };
  }

  private columnsOf(row: Row | undefined): Partial<OrderEntity> {
    if (!row) throw new Error('there is no combination for this order');
    const [id, facts] = row;
    const { isPaid, isDelivered, active, invoiceState, paymentAlert, paidWithoutStock } = facts;
    const transaction = { id: `t-${id}`, payment_method_type: 'CARD', status: 'APPROVED' };
    return {
      ...{ isPaid, isDelivered, active, invoiceState, paymentAlert, paidWithoutStock },
      paidAt: isPaid ? this.api.clock.now() : null,
      isInvoice: invoiceState === 'issued' || invoiceState === 'in-progress',
      paymentResult: { transactionNumber: null, checkNumber: null, transaction },
    };
  }

  private async addParts(rows: readonly Row[]): Promise<void> {
    await this.insert(
      OrderLineEntity,
      rows.map(([orderId]) => ({ ...this.model, orderId })),
    );
    await this.insert(
      PaymentEntity,
      rows.map(([orderId, facts]) => this.paymentOf(orderId, facts)),
    );
    await this.insert(
      ReturnEntity,
      rows.flatMap(([orderId, { returns }]) => returns.map((one) => this.returnOf(orderId, one))),
    );
    await this.insert(
      ReturnLineEntity,
      rows.flatMap(([returnId, { returns }]) => returns.map(({ units }) => this.partOf(returnId, units))),
    );
    await this.insert(
      RefundEntity,
      rows.flatMap(([orderId, { refunds }]) => refunds.map((state) => this.refundOf(orderId, state))),
    );
    await this.insert(
      OversoldLineEntity,
      rows.flatMap(([orderId, { isOversold }]) =>
        isOversold ? [{ orderId, productId: this.model.productId, quantity: 1 }] : [],
      ),
    );
    await this.insert(
      CreditTaskEntity,
      rows.flatMap(([orderId, { credits }]) =>
        credits.map((state) => ({ cause: `return-${orderId}`, orderId, state })),
      ),
    );
  }

  /** The void of the order's payment or an earlier one; an invoiced order has only its payment. */
  private paymentOf(
    orderId: number,
    { isPaymentVoided, invoiceState }: Combination,
  ): Omit<PaymentEntity, 'id'> {
    const outcome = isPaymentVoided || invoiceState !== 'issued' ? 'voided' : 'settle';
    const isOwn = isPaymentVoided || outcome === 'settle';
    return {
      ...{ provider: 'wompi', status: outcome, outcome, source: 'event', currency: 'COP', amount: NOTHING },
      ...{ orderId, transactionId: `${isOwn ? 't' : 'before'}-${orderId}` },
      ...{ paymentMethodType: 'CARD', at: this.api.clock.now() },
    };
  }

  private returnOf(orderId: number, { kind, state }: Returned): ReturnEntity {
    const now = this.api.clock.now();
    return {
      ...{ id: orderId, orderId, kind, state, requestKey: `r-${orderId}`, reason: 'defective', note: '' },
      ...{ photo: null, answer: null, amount: NOTHING, isLeftOut: false, askedBy: 1, isByStaff: false },
      ...{ createdAt: now, updatedAt: now },
    };
  }

  private partOf(returnId: number, quantity: number): ReturnLineEntity {
    return { returnId, productId: this.model.productId, quantity, amount: NOTHING, base: null, fate: null };
  }

  private refundOf(orderId: number, state: RefundEntity['state']): Partial<RefundEntity> {
    const now = this.api.clock.now();
    return {
      ...{
        orderId,
        state,
        requestKey: `f-${orderId}`,
        reference: `f-${orderId}`,
        isOfOrder: true,
        way: 'cash',
      },
      ...{ amount: NOTHING, reason: '', createdAt: now, updatedAt: now },
    };
  }

  private async insert<T extends object>(entity: new () => T, rows: readonly Partial<T>[]): Promise<void> {
    for (let start = 0; start < rows.length; start += AT_ONCE)
      await this.api.uow.manager.insert(entity, rows.slice(start, start + AT_ONCE) as never);
  }
}
