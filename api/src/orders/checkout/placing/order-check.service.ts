import { fromPesos, toPesos } from '@lacteos/contracts/money/money';
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
import { BuyerQuota, type WantedProduct } from '../../order/hold/buyer-quota.js';
import type { NewOrderRow } from '../../order/row/order-rows.js';
import { PaymentTypesService } from '../../payments/payment/methods/payment-types.service.js';
import type { NewOrderDto } from './new-order.dto.js';
import type { RequestedLine } from './order-lines.js';
import { requestProblems } from './order-request-rules.js';
import { requestedLines, type Placement } from './placement.js';

export type CheckedLine = PricedLine & { productId: number; name: string; image: string };
type TermsOfOrder = Pick<NewOrderRow, 'termsVersion' | 'termsHash'>;
export interface CheckedOrder {
  storeId: number;
  lines: CheckedLine[];
  totals: OrderTotals;
  terms: TermsOfOrder;
}

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
  ) {}

  /**
   * @throws ORDERS.TOTALS_CHANGED with the fresh totals, ORDERS.INSUFFICIENT_STOCK with the products,
   * PRODUCTS.NOT_FOUND, ORDERS.TOO_MANY_OPEN, ORDERS.TOO_MANY_UNITS, ORDERS.PAYMENT_METHOD_MISMATCH, CART.NO_STORE,
   * AUTH.FORBIDDEN, VALIDATION.FAILED
   */
  async check(placement: Placement): Promise<CheckedOrder> {
    const { order, buyer } = placement;
    await this.refuseInvalid(placement);
    const storeId = await this.stockLocations.findStore(buyer, placement.chosenStore);
    if (storeId === null) throw new AppError('CART.NO_STORE');
    const wanted = requestedLines(order);
    const ids = wanted.map(({ productId }) => productId);
    const [products, held] = await Promise.all([
      this.catalogue.findAll(ids, storeId),
      this.quota.heldBy(buyer, ids),
    ]);
    const lines = priceLines(wanted, products);
    const totals = totalsOf(lines);
    refuseOtherTotals(order, totals);
    refuseWithoutStock(lines, products);
    this.quota.check(held, wantedOf(lines, products));
    return { storeId, lines, totals, terms: await this.termsOf(order) };
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

function priceLines(wanted: readonly RequestedLine[], products: readonly CatalogueRow[]): CheckedLine[] {
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

function refuseWithoutStock(lines: readonly CheckedLine[], products: readonly CatalogueRow[]): void {
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
