import { fromPesos } from '@lacteos/contracts/money/money';
import { priceLine, totalsOf } from '@lacteos/contracts/money/order-pricing';
import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { CatalogueService } from '#products/index.js';
import { CashDrawer } from '#orders/payments/cash-desk/cash-drawer.js';
import type { CheckedLine } from '../../placing/order-check.service.js';
import { mergeLines } from '../../placing/order-lines.js';
import { formatPesos } from '#orders/payments/refunds/refund-texts.js';
import type { OfflineSaleDto } from '../offline/offline-sale.dto.js';
import { OfflineSeals } from '../offline/offline-seals.js';
import { SellingStores } from '../store/selling-stores.repository.js';
import type { CheckedSale, SaleRequest } from './checked-sale.js';
import { saleBuyerOf } from './sale-buyer.js';
import { salePartsOf } from './sale-parts.js';

const DAY_MS = 86_400_000;
const MAX_AGE_DAYS = 30;

/**
 * A sale whose goods and money changed hands already. Prices, stock or shift may be others by now: it is taken as it
 * was, and what differs is recorded.
 */
@Injectable()
export class OfflineCheck {
  constructor(
    private readonly stores: SellingStores,
    private readonly seals: OfflineSeals,
    private readonly catalogue: CatalogueService,
    private readonly drawer: CashDrawer,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws TILL.OFFLINE_SALE_UNPROVEN, TILL.PAYMENTS_MISMATCH, TILL.RECEIVED_TOO_LITTLE, TILL.METHOD_NOT_ALLOWED,
   * AUTH.FORBIDDEN, VALIDATION.FAILED
   */
  async check({ sale, seller: sender }: SaleRequest, offline: OfflineSaleDto): Promise<CheckedSale> {
    const { terms, prices } = offline;
    const store = await this.stores.findFor(sender, terms.storeId);
    const now = this.clock.now();
    const issuedAt = new Date(terms.issuedAt);
    const isOld = now.getTime() - issuedAt.getTime() > MAX_AGE_DAYS * DAY_MS;
    const isGenuine =
      this.seals.areTermsGenuine(terms) && prices.every((price) => this.seals.isPriceGenuine(terms, price));
    if (isOld || !isGenuine) throw new AppError('TILL.OFFLINE_SALE_UNPROVEN');
    const wanted = mergeLines(
      sale.items.map(({ id_product: productId, quantity }) => ({ productId, quantity })),
    );
    const [products, isShiftOpen] = await Promise.all([
      this.catalogue.findAll(
        wanted.map(({ productId }) => productId),
        store.id,
      ),
      this.drawer.isOpen(terms.shiftId),
    ]);
    const today = new Map(products.map((product) => [product.id, product]));
    const sealed = new Map(prices.map((price) => [price.id_product, price]));
    const lines = wanted.map(({ productId, quantity }): CheckedLine => {
      const price = sealed.get(productId);
      if (!price) throw new AppError('TILL.OFFLINE_SALE_UNPROVEN');
      const { name, taxClassification, taxPercent } = price;
      const unitPrice = fromPesos(price.unitPrice);
      const image = today.get(productId)?.image ?? '';
      return priceLine({ productId, quantity, unitPrice, taxClassification, taxPercent, name, image });
    });
    const totals = totalsOf(lines);
    return {
      store,
      shiftId: terms.shiftId,
      isShiftOpen,
      lines,
      totals,
      parts: salePartsOf(sale.payments, totals.totalPrice, fromPesos(terms.cashRounding)),
      buyer: saleBuyerOf(sale.customer, store),
      sellerId: terms.sellerId,
      offline: {
        soldAt: timeBetween(issuedAt, new Date(offline.soldAt), now),
        oldPrices: lines.flatMap(({ productId, name, unitPrice }) => {
          const price = today.get(productId)?.price;
          return price === undefined || price === unitPrice
            ? []
            : [`${name} ${formatPesos(unitPrice)} (hoy ${formatPesos(price)})`];
        }),
      },
    };
  }
}

/** A till's clock may be wrong. */
const timeBetween = (first: Date, wanted: Date, last: Date): Date =>
  wanted < first ? first : wanted > last ? last : wanted;
