import {
  fromPesos,
  PAYMENT_METHODS,
  priceLine,
  toPesos,
  totalsOf,
  type OrderTotals,
  type PricedLine,
} from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { LegalTextsService } from '#legal/index.js';
import { StockService, type StockShortfall } from '#partners/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { GeneratedId, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { NewMessage } from '#platform/outbox/index.js';
import { KeptSessions } from '#users/index.js';
import { CatalogueService, StockLocation, type CatalogueRow } from '#products/index.js';
import { CartRepository } from '../cart/cart.repository.js';
import {
  RECONCILE_PAYMENT,
  reconciliationAt,
  type Reconciliation,
} from '../../payments/payment/reconciliation-schedule.js';
import { PaymentTypesService } from '../../payments/payment/methods/payment-types.service.js';
import { OrderDetailService } from '../../order/row/order-detail.service.js';
import { BuyerQuota, type WantedProduct } from '../../order/hold/buyer-quota.js';
import { OrderHold } from '../../order/hold/order-hold.service.js';
import { mergeLines, type RequestedLine } from './order-lines.js';
import { normalizeCustomer } from '../../order/row/contact-rules.js';
import { requestProblems } from './order-request-rules.js';
import { OrderSearchIndex } from '../../order/search/order-search-index.js';
import { OrderTimeline } from '../../order/timeline/order-timeline.js';
import { orderView, placedOrder } from '../../order/row/order-view.js';
import type { NewOrderRow } from '../../order/row/order-rows.js';
import { OrderRepository } from '../../order/row/order.repository.js';
import { searchWordsOf } from '../../order/search/search-words.js';
import { requestHash } from './request-hash.js';
import type { NewOrderDto } from './new-order.dto.js';
import type { OrderDto } from '../../order/row/order.dto.js';

/** Outbox topic of a new order; payload {@link OrderPlaced}. */
export const ORDER_PLACED = 'order-placed';
export interface OrderPlaced<Id = number> {
  orderId: Id;
}
export interface Placement {
  order: NewOrderDto;
  buyer: RequestUser;
  idempotencyKey: string;
  /** Store that a cashier chose, if any. */
  chosenStore: number | null;
  /** The items are lines of the buyer's cart: the order takes these lines and is refused without them. */
  isFromCart: boolean;
}
/** Refusals that an order from the same cart lines may have caused. */
const AFTER_SAME_LINES: readonly string[] = [
  'ORDERS.CART_CHANGED',
  'ORDERS.INSUFFICIENT_STOCK',
  'ORDERS.TOO_MANY_OPEN',
  'ORDERS.TOO_MANY_UNITS',
  'ORDERS.TOTALS_CHANGED',
];
type TermsOfOrder = Pick<NewOrderRow, 'termsVersion' | 'termsHash'>;
const UNKNOWN_TERMS = 'Lea de nuevo los términos y condiciones: esta versión no existe.';
interface PricedOrder {
  lines: (PricedLine & { productId: number; name: string; image: string })[];
  totals: OrderTotals;
}

@Injectable()
export class PlaceOrderService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly details: OrderDetailService,
    private readonly carts: CartRepository,
    private readonly paymentTypes: PaymentTypesService,
    private readonly catalogue: CatalogueService,
    private readonly stock: StockService,
    private readonly stockLocations: StockLocation,
    private readonly timeline: OrderTimeline,
    private readonly hold: OrderHold,
    private readonly quota: BuyerQuota,
    private readonly search: OrderSearchIndex,
    private readonly legal: LegalTextsService,
    private readonly sessions: KeptSessions,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Places an order whole or not at all and answers it. One transaction holds the order with its idempotency key, the
   * stock it takes, its lines, the ledger, the cart without them, the timeline and the message for what follows.
   * The same key with the same request answers the first order, however many copies run at once.
   * @throws ORDERS.CART_CHANGED with the order that took the cart's lines, if one did, ORDERS.TOTALS_CHANGED with the fresh totals, ORDERS.INSUFFICIENT_STOCK with the products, PRODUCTS.NOT_FOUND,
   * ORDERS.TOO_MANY_OPEN, ORDERS.TOO_MANY_UNITS, ORDERS.PAYMENT_METHOD_MISMATCH, ORDERS.IDEMPOTENCY_KEY_REUSED, CART.NO_STORE, AUTH.FORBIDDEN, AUTH.REQUIRED, VALIDATION.FAILED
   */
  async place(placement: Placement): Promise<OrderDto> {
    // A copy may be sent before the terms were shown again: it is the same order.
    const { termsVersion: _shown, ...request } = placement.order;
    const hash = requestHash(request);
    try {
      return await this.placeOnce(placement, hash);
    } catch (error) {
      // A concurrent copy of the request may have succeeded; its order is the answer.
      const first = await this.orders.findByKey(placement.buyer.id, placement.idempotencyKey);
      if (!first) throw await this.causeOf(error, placement);
      if (first.requestHash !== hash) throw new AppError('ORDERS.IDEMPOTENCY_KEY_REUSED');
      return this.details.getPlaced(first.id, placement.buyer);
    }
  }

  private async placeOnce(placement: Placement, hash: string): Promise<OrderDto> {
    const { order, buyer } = placement;
    await this.refuseInvalid(placement);
    const storeId = await this.stockLocations.of(buyer, placement.chosenStore);
    if (storeId === null) throw new AppError('CART.NO_STORE');
    const wanted = linesOf(order);
    const ids = wanted.map(({ productId }) => productId);
    const [products, held] = await Promise.all([
      this.catalogue.findAll(ids, storeId),
      this.quota.heldBy(buyer, ids),
    ]);
    const priced = priceOrder(wanted, products);
    refuseOtherTotals(order, priced.totals);
    refuseWithoutStock(priced.lines, products);
    this.quota.check(held, wantedOf(priced.lines, products));
    const terms = await this.termsOf(order);
    const row = { ...this.rowOf(placement, hash, storeId, priced.totals), ...terms };
    const write = () => this.write(row, priced.lines, placement);
    const id = await this.stock.orRefuse(storeId, priced.lines, write, (missing) =>
      shortage(priced.lines, missing),
    );
    const lines = priced.lines.map((line) => ({ ...line, productName: line.name }));
    return orderView(placedOrder(id, row), lines);
  }

  /** What a refusal comes from: lines that left the cart explain missing stock and a used-up quota, too. */
  private async causeOf(error: unknown, { order, buyer, isFromCart }: Placement): Promise<unknown> {
    if (!isFromCart || !(error instanceof AppError) || !AFTER_SAME_LINES.includes(error.code)) return error;
    const wanted = linesOf(order);
    if (await this.carts.hasLines(buyer.id, wanted)) return error;
    const newest = await this.orders.findNewestOf(buyer.id);
    const ordered = newest ? await this.orders.lines(newest.id) : [];
    const units = new Map(ordered.map(({ productId, quantity }) => [productId, quantity]));
    const isOrdered = wanted.every(({ productId, quantity }) => units.get(productId) === quantity);
    if (!newest || !isOrdered) return new AppError('ORDERS.CART_CHANGED');
    return new AppError('ORDERS.CART_CHANGED', { orderId: newest.id, errors: { orderId: newest.id } });
  }

  /** The terms that the buyer was shown; an older checkout shows none. */
  private async termsOf({ termsVersion }: NewOrderDto): Promise<TermsOfOrder> {
    if (termsVersion === undefined) return { termsVersion: null, termsHash: null };
    const terms = await this.legal.accepted('terminos', termsVersion);
    if (!terms) throw new AppError('VALIDATION.FAILED', { errors: { termsVersion: UNKNOWN_TERMS } });
    return { termsVersion: terms.version, termsHash: terms.hash };
  }

  private async refuseInvalid({ order, buyer }: Placement): Promise<void> {
    if (order.id !== buyer.id) throw new AppError('AUTH.FORBIDDEN');
    const errors = requestProblems(order, buyer.id_role);
    if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
    if (!(await this.paymentTypes.canOrderWith(buyer.id_role, order.paymentMethod, order.paymentId))) {
      throw new AppError('ORDERS.PAYMENT_METHOD_MISMATCH');
    }
  }

  /**
   * Keeps the account from being erased meanwhile. Inserts the order first, so that its idempotency key stops copies before they touch stock. Stock comes last,
   * because its locks block other orders.
   */
  private async write(
    row: NewOrderRow,
    lines: PricedOrder['lines'],
    { buyer, isFromCart }: Placement,
  ): Promise<number> {
    const orderId = new GeneratedId();
    const [, id] = await this.work.runLast(() =>
      Promise.all([
        this.sessions.keep(buyer),
        this.orders.insert(row, orderId),
        this.orders.insertLines(lines.map((line) => lineOf(orderId, line))),
        this.search.add(orderId, row.totalPrice, searchWordsOf(row.shippingAddress)),
        isFromCart
          ? this.carts.takeLines(row.userId, lines, () => new AppError('ORDERS.CART_CHANGED'))
          : this.carts.empty(row.userId),
        this.timeline.record({ orderId, name: 'OrderPlaced', actorId: row.userId, at: row.createdAt }),
        this.hold.begin(orderId, row, buyer.id_role, messagesOf(orderId, row)),
        this.stock.take(row.storeId, lines, { cause: 'order', actorId: row.userId, orderId }),
      ]),
    );
    return id;
  }

  private rowOf(
    { order, buyer, idempotencyKey }: Placement,
    hash: string,
    storeId: number,
    totals: OrderTotals,
  ): Omit<NewOrderRow, keyof TermsOfOrder> {
    const customer = order.customer ? normalizeCustomer(order.customer) : null;
    return {
      userId: buyer.id,
      storeId,
      idempotencyKey,
      requestHash: hash,
      nDocument: customer?.identification ?? buyer.n_document,
      shippingAddress: order.shippingAddress,
      customer,
      paymentMethod: order.paymentMethod,
      paymentId: order.paymentId,
      itemsPrice: totals.itemsPrice,
      taxPrice: totals.taxPrice,
      shippingPrice: fromPesos(0),
      totalPrice: totals.totalPrice,
      allTaxed: totals.allTaxed,
      createdAt: this.clock.now(),
    };
  }
}

const isByCard = ({ paymentMethod }: NewOrderRow): boolean => paymentMethod === PAYMENT_METHODS.wompi.label;

/** Messages that follow an order: its mail, and for card orders a query to Wompi in case its event never arrives. */
function messagesOf(orderId: GeneratedId, row: NewOrderRow): NewMessage[] {
  const placed: OrderPlaced<GeneratedId> = { orderId };
  const asked: Reconciliation<GeneratedId> = { orderId, attempt: 0 };
  const availableAt = reconciliationAt(row.createdAt, 0) ?? row.createdAt;
  return [
    { topic: ORDER_PLACED, payload: placed },
    ...(isByCard(row) ? [{ topic: RECONCILE_PAYMENT, payload: asked, availableAt }] : []),
  ];
}

const linesOf = ({ orderItems }: NewOrderDto): RequestedLine[] =>
  mergeLines(orderItems.map(({ id_product, quantity }) => ({ productId: id_product, quantity })));

const lineOf = (orderId: GeneratedId, line: PricedOrder['lines'][number]) => ({
  orderId,
  productId: line.productId,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  taxClassification: line.taxClassification,
  taxPercent: line.taxPercent,
  taxPrice: line.tax,
  productName: line.name,
});

function priceOrder(wanted: readonly RequestedLine[], products: readonly CatalogueRow[]): PricedOrder {
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines = wanted.map(({ productId, quantity }) => {
    const product = byId.get(productId);
    if (!product) throw new AppError('PRODUCTS.NOT_FOUND', { errors: { productId } });
    const { price: unitPrice, taxClassification, taxPercent, name, image } = product;
    return priceLine({ productId, quantity, unitPrice, taxClassification, taxPercent, name, image });
  });
  return { lines, totals: totalsOf(lines) };
}

const wantedOf = (lines: PricedOrder['lines'], products: readonly CatalogueRow[]): WantedProduct[] => {
  const levels = new Map(products.map(({ id, countInStock }) => [id, countInStock]));
  return lines.map(({ productId: id, name, quantity: wanted }) => ({
    id,
    name,
    wanted,
    countInStock: levels.get(id) ?? 0,
  }));
};

/** Refuses sold-out lines without a transaction. */
function refuseWithoutStock(lines: PricedOrder['lines'], products: readonly CatalogueRow[]): void {
  const levels = new Map(products.map(({ id, countInStock }) => [id, countInStock]));
  const missing = lines.flatMap(({ productId, quantity }) => {
    const level = levels.get(productId) ?? 0;
    return level < quantity ? [{ productId, level }] : [];
  });
  if (missing.length > 0) throw shortage(lines, missing);
}

function shortage(lines: PricedOrder['lines'], missing: readonly StockShortfall[]): AppError {
  const names = new Map(lines.map(({ productId, name }) => [productId, name]));
  const products = missing.map(({ productId: id, level }) => ({
    id,
    name: names.get(id) ?? '',
    countInStock: level,
  }));
  return new AppError('ORDERS.INSUFFICIENT_STOCK', { errors: { products } });
}

function refuseOtherTotals(order: NewOrderDto, totals: OrderTotals): void {
  const isSame =
    fromPesos(order.itemsPrice) === totals.itemsPrice &&
    fromPesos(order.taxPrice) === totals.taxPrice &&
    fromPesos(order.totalPrice) === totals.totalPrice;
  if (isSame) return;
  const { itemsPrice, taxPrice, totalPrice } = totals;
  throw new AppError('ORDERS.TOTALS_CHANGED', {
    errors: { itemsPrice: toPesos(itemsPrice), taxPrice: toPesos(taxPrice), totalPrice: toPesos(totalPrice) },
  });
}
