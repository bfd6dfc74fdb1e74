import type { OrderDuty } from '@lacteos/contracts/orders/order-duties';

/** Events during or after a sale. */
export const EVENTS = ['return', 'refund', 'cancellation', 'correction', 'withholding', 'void'] as const;
export type PairEvent = (typeof EVENTS)[number];
export const MOMENTS = ['before', 'during', 'after'] as const;
export type PairMoment = (typeof MOMENTS)[number];
/** The other event of the pair. */
export const PARTNERS = ['invoice', 'dispatch', 'payment'] as const;
export type PairPartner = (typeof PARTNERS)[number];

/** The outcome of a pair; amounts in pesos, as documents and refunds pay them. */
export interface PairOutcome {
  /** Error codes of the event and its partner; null on success. */
  readonly event: string | null;
  readonly partner: string | null;
  readonly invoiced: number;
  readonly credited: number;
  readonly refunded: number;
  /** Open duties that the order lists. */
  readonly duties: readonly OrderDuty[];
}
export interface Pair extends PairOutcome {
  readonly name: `${PairEvent} ${PairMoment} ${PairPartner}`;
}

/** Defaults: not refused, amount 0, no open duties. */
const pair = (given: Pick<Pair, 'name'> & Partial<PairOutcome>): Pair => ({
  event: null,
  partner: null,
  invoiced: 0,
  credited: 0,
  refunded: 0,
  duties: [],
  ...given,
});

/**
 * Every pair and its outcome, for an order of three units of which two come back. A company withholds 750 of the
 * 35,700 pesos; a correction changes that to nothing, or to 750 for another buyer. A void comes from the provider,
 * so the money is back before anybody in the shop acts.
 */
export const PAIRS: readonly Pair[] = [
  pair({ name: 'return before invoice', invoiced: 11_650, refunded: 23_300, duties: ['refund'] }),
  pair({
    name: 'return during invoice',
    invoiced: 34_950,
    credited: 23_300,
    refunded: 23_300,
    duties: ['refund'],
  }),
  pair({
    name: 'return after invoice',
    invoiced: 34_950,
    credited: 23_300,
    refunded: 23_300,
    duties: ['refund'],
  }),
  pair({ name: 'refund before invoice', invoiced: 11_650, refunded: 23_300 }),
  pair({ name: 'refund during invoice', invoiced: 34_950, credited: 23_300, refunded: 23_300 }),
  pair({ name: 'refund after invoice', invoiced: 34_950, credited: 23_300, refunded: 23_300 }),
  pair({
    name: 'cancellation before invoice',
    partner: 'ORDERS.CANCELLED',
    refunded: 34_950,
    duties: ['refund'],
  }),
  pair({
    name: 'cancellation during invoice',
    invoiced: 34_950,
    credited: 34_950,
    refunded: 34_950,
    duties: ['refund'],
  }),
  pair({
    name: 'cancellation after invoice',
    invoiced: 34_950,
    credited: 34_950,
    refunded: 34_950,
    duties: ['refund'],
  }),
  pair({ name: 'correction before invoice', invoiced: 34_950 }),
  pair({ name: 'correction during invoice', event: 'SIIGO.PAYMENT_FROZEN', invoiced: 34_950 }),
  pair({ name: 'correction after invoice', event: 'SIIGO.PAYMENT_FROZEN', invoiced: 34_950 }),
  pair({ name: 'withholding before invoice', invoiced: 35_700, duties: ['balance-due'] }),
  pair({ name: 'withholding during invoice', event: 'SIIGO.WITHHOLDING_FROZEN', invoiced: 34_950 }),
  pair({ name: 'withholding after invoice', event: 'SIIGO.WITHHOLDING_FROZEN', invoiced: 34_950 }),
  pair({ name: 'void before invoice', partner: 'ORDERS.PAYMENT_VOIDED', duties: ['voided-payment'] }),
  pair({ name: 'void during invoice', invoiced: 35_700, duties: ['voided-payment'] }),
  pair({ name: 'void after invoice', invoiced: 35_700, duties: ['voided-payment'] }),
  pair({ name: 'return before dispatch', event: 'RETURNS.NOT_DISPATCHED', duties: ['invoice'] }),
  pair({ name: 'return during dispatch', event: 'RETURNS.NOT_DISPATCHED', duties: ['invoice'] }),
  pair({ name: 'return after dispatch', refunded: 23_300, duties: ['refund', 'invoice'] }),
  pair({ name: 'refund before dispatch', event: 'RETURNS.NOT_DISPATCHED', duties: ['invoice'] }),
  pair({ name: 'refund during dispatch', event: 'RETURNS.NOT_DISPATCHED', duties: ['invoice'] }),
  pair({ name: 'refund after dispatch', refunded: 23_300, duties: ['invoice'] }),
  pair({
    name: 'cancellation before dispatch',
    partner: 'ORDERS.CANCELLED',
    refunded: 34_950,
    duties: ['refund'],
  }),
  pair({
    name: 'cancellation during dispatch',
    partner: 'ORDERS.CANCELLED',
    refunded: 34_950,
    duties: ['refund'],
  }),
  pair({ name: 'cancellation after dispatch', event: 'ORDERS.ALREADY_DISPATCHED', duties: ['invoice'] }),
  pair({ name: 'correction before dispatch', duties: ['invoice'] }),
  pair({ name: 'correction during dispatch', duties: ['invoice'] }),
  pair({ name: 'correction after dispatch', duties: ['invoice'] }),
  pair({ name: 'withholding before dispatch', duties: ['balance-due', 'invoice'] }),
  pair({ name: 'withholding during dispatch', duties: ['balance-due', 'invoice'] }),
  pair({ name: 'withholding after dispatch', duties: ['balance-due', 'invoice'] }),
  pair({ name: 'void before dispatch', partner: 'ORDERS.PAYMENT_VOIDED', duties: ['voided-payment'] }),
  pair({ name: 'void during dispatch', partner: 'ORDERS.PAYMENT_VOIDED', duties: ['voided-payment'] }),
  pair({ name: 'void after dispatch', duties: ['voided-payment'] }),
  pair({ name: 'return before payment', event: 'RETURNS.NOT_DISPATCHED', duties: ['dispatch', 'invoice'] }),
  pair({ name: 'return during payment', event: 'RETURNS.NOT_DISPATCHED', duties: ['dispatch', 'invoice'] }),
  pair({ name: 'return after payment', event: 'RETURNS.NOT_DISPATCHED', duties: ['dispatch', 'invoice'] }),
  pair({ name: 'refund before payment', event: 'RETURNS.NOT_DISPATCHED', duties: ['dispatch', 'invoice'] }),
  pair({ name: 'refund during payment', event: 'RETURNS.NOT_DISPATCHED', duties: ['dispatch', 'invoice'] }),
  pair({ name: 'refund after payment', event: 'RETURNS.NOT_DISPATCHED', duties: ['dispatch', 'invoice'] }),
  pair({ name: 'cancellation before payment', partner: 'ORDERS.CANCELLED' }),
  pair({ name: 'cancellation during payment', partner: 'ORDERS.CANCELLED' }),
  pair({ name: 'cancellation after payment', refunded: 35_700, duties: ['refund'] }),
  pair({ name: 'correction before payment', event: 'ORDERS.NOT_PAID', duties: ['dispatch', 'invoice'] }),
  pair({ name: 'correction during payment', event: 'ORDERS.NOT_PAID', duties: ['dispatch', 'invoice'] }),
  pair({ name: 'correction after payment', duties: ['dispatch', 'invoice'] }),
  pair({ name: 'withholding before payment', event: 'ORDERS.NOT_PAID', duties: ['dispatch', 'invoice'] }),
  pair({ name: 'withholding during payment', event: 'ORDERS.NOT_PAID', duties: ['dispatch', 'invoice'] }),
  pair({ name: 'withholding after payment', refunded: 750, duties: ['refund', 'dispatch', 'invoice'] }),
  pair({ name: 'void before payment', duties: ['payment'] }),
  pair({ name: 'void during payment', duties: ['payment'] }),
  pair({ name: 'void after payment', duties: ['voided-payment'] }),
];
