import { centavos, fromPesos, toPesos, type Centavos } from '@lacteos/contracts/money/money';
import {
  priceLine,
  totalsOf,
  type OrderTotals,
  type PricedLine,
} from '@lacteos/contracts/money/order-pricing';
import { Injectable } from '@nestjs/common';

import { LegalTextsService } from '#legal/index.js';
import type { StockShortfall } from '#partners/index.js';
import { AppError } from '#platform/errors/index.js';
import { CatalogueService, StockLocation, type CatalogueRow } from '#products/index.js';
import { HomeDeliveries } from '../../delivery/booking/home-deliveries.service.js';
import { type NewPickup, NewPickups } from '../../delivery/pickup/new-pickups.service.js';
import { BuyerQuota, type WantedProduct } from '../../order/hold/buyer-quota.js';
import type { NewOrderRow } from '../../order/row/order-rows.js';
import { PaymentTypesService } from '../../payments/payment/payment-types.service.js';
import type { NewOrderDto } from './new-order.dto.js';
import type { RequestedLine } from './order-lines.js';
import { requestProblems } from './order-request-rules.js';
import { requestedLines, type Placement, type PlannedDelivery } from './placement.js';

export type CheckedLine = PricedLine & { productId: number; name: string; image: string };
type TermsOfOrder = Pick<NewOrderRow, 'termsVersion' | 'termsHash'>;
export interface CheckedOrder extends PlannedDelivery {
  storeId: number;
  lines: CheckedLine[];
  totals: OrderTotals;
  terms: TermsOfOrder;
}

const NO_SHIPPING = fromPesos(0);
const UNKNOWN_TERMS = 'Lea de nuevo los términos y condiciones: esta versión no existe.';

/** Everything that can be known before the transaction. */
@Injectable()
export class OrderCheck {
  constructor(
    private readonly paymentTypes: PaymentTypesService,
    private readonly stockLocations: StockLocation,
    private readonly catalogue: CatalogueService,
    private readonly quota: BuyerQuota,
    private readonly legal: LegalTextsService,
    private readonly deliveries: HomeDeliveries,
    private readonly pickups: NewPickups,
  ) {}

  /**
   * @throws ORDERS.TOTALS_CHANGED with the fresh totals, ORDERS.INSUFFICIENT_STOCK with the products,
   * PRODUCTS.NOT_FOUND, errors of {@link HomeDeliveries.plan}, ORDERS.TOO_MANY_OPEN, ORDERS.TOO_MANY_UNITS,
   * ORDERS.PAYMENT_METHOD_MISMATCH, CART.NO_STORE, DELIVERY.PICKUP_CLOSED, AUTH.FORBIDDEN, VALIDATION.FAILED
   */
  async check(placement: Placement): Promise<CheckedOrder> {
    const { order, buyer } = placement;
    await this.refuseInvalid(placement);
    const pickup = await this.planPickup(order);
    const storeId = pickup?.storeId ?? (await this.stockLocations.findStore(buyer, placement.chosenStore));
    if (storeId === null) throw new AppError('CART.NO_STORE');
    const wanted = requestedLines(order);
    const ids = wanted.map(({ productId }) => productId);
    const [products, held] = await Promise.all([
      this.catalogue.findAll(ids, storeId),
      this.quota.heldBy(buyer, ids),
    ]);
    const lines = priceLines(wanted, products);
    const totals = totalsOf(lines);
    const booking = await this.planDelivery(placement, totals);
    refuseOtherTotals(order, totals, booking?.price ?? NO_SHIPPING);
    refuseWithoutStock(lines, products);
    this.quota.check(held, wantedOf(lines, products));
    return { storeId, lines, totals, booking, pickup, terms: await this.termsOf(order) };
  }

  /** A refusal of the order's transaction, with the days that can be chosen now. */
  explain(error: unknown, { order }: Placement): Promise<unknown> {
    return this.deliveries.withFreshDays(error, placeOf(order));
  }

  private async planPickup({ delivery }: NewOrderDto): Promise<NewPickup | null> {
    return delivery?.kind === 'pickup' ? this.pickups.plan(delivery.storeId) : null;
  }

  private planDelivery(
    { order, buyer }: Placement,
    { totalPrice }: OrderTotals,
  ): Promise<PlannedDelivery['booking']> {
    const { delivery } = order;
    return this.deliveries.plan({
      ...{ place: placeOf(order), delivery, total: totalPrice, buyersRole: buyer.id_role },
    });
  }

  private async refuseInvalid({ order, buyer }: Placement): Promise<void> {
    if (order.id !== buyer.id) throw new AppError('AUTH.FORBIDDEN');
    const errors = requestProblems(order, buyer.id_role);
    if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
    if (!(await this.paymentTypes.canOrderWith(buyer.id_role, order.paymentMethod, order.paymentId))) {
      throw new AppError('ORDERS.PAYMENT_METHOD_MISMATCH');
    }
  }

  private async termsOf({ termsVersion }: NewOrderDto): Promise<TermsOfOrder> {
    if (termsVersion === undefined) return { termsVersion: null, termsHash: null };
    const terms = await this.legal.accepted('terminos', termsVersion);
    if (!terms) throw new AppError('VALIDATION.FAILED', { errors: { termsVersion: UNKNOWN_TERMS } });
    return { termsVersion: terms.version, termsHash: terms.hash };
  }
}

export function priceLines(
  wanted: readonly RequestedLine[],
  products: readonly CatalogueRow[],
): CheckedLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return wanted.map(({ productId, quantity }) => {
    const product = byId.get(productId);
    if (!product) throw new AppError('PRODUCTS.NOT_FOUND', { errors: { productId } });
    const { price: unitPrice, taxClassification, taxPercent, name, image } = product;
    return priceLine({ productId, quantity, unitPrice, taxClassification, taxPercent, name, image });
  });
}

const wantedOf = (lines: readonly CheckedLine[], products: readonly CatalogueRow[]): WantedProduct[] => {
  const levels = new Map(products.map(({ id, countInStock }) => [id, countInStock]));
  return lines.map(({ productId: id, name, quantity: wanted }) => ({
    id,
    name,
    wanted,
    countInStock: levels.get(id) ?? 0,
  }));
};

export function refuseWithoutStock(lines: readonly CheckedLine[], products: readonly CatalogueRow[]): void {
  const levels = new Map(products.map(({ id, countInStock }) => [id, countInStock]));
  const missing = lines.flatMap(({ productId, quantity }) => {
    const level = levels.get(productId) ?? 0;
    return level < quantity ? [{ productId, level }] : [];
  });
  if (missing.length > 0) throw shortageOf(lines, missing);
}

export function shortageOf(lines: readonly CheckedLine[], missing: readonly StockShortfall[]): AppError {
  const names = new Map(lines.map(({ productId, name }) => [productId, name]));
  const products = missing.map(({ productId: id, level }) => ({
    id,
    name: names.get(id) ?? '',
    countInStock: level,
  }));
  return new AppError('ORDERS.INSUFFICIENT_STOCK', { errors: { products } });
}

const placeOf = ({ shippingAddress: { city_code: cityCode, address } }: NewOrderDto) => ({
  cityCode,
  address,
});

function refuseOtherTotals(order: NewOrderDto, totals: OrderTotals, shipping: Centavos): void {
  const totalPrice = centavos(totals.totalPrice + shipping);
  const isSame =
    fromPesos(order.itemsPrice) === totals.itemsPrice &&
    fromPesos(order.taxPrice) === totals.taxPrice &&
    fromPesos(order.shippingPrice ?? 0) === shipping &&
    fromPesos(order.totalPrice) === totalPrice;
  if (isSame) return;
  const isShippingShown = order.delivery !== undefined || order.shippingPrice !== undefined;
  throw new AppError('ORDERS.TOTALS_CHANGED', {
    errors: {
      itemsPrice: toPesos(totals.itemsPrice),
      taxPrice: toPesos(totals.taxPrice),
      ...(isShippingShown ? { shippingPrice: toPesos(shipping) } : {}),
      totalPrice: toPesos(totalPrice),
    },
  });
}
