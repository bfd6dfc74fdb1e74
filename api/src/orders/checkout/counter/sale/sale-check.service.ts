import { fromPesos, toPesos } from '@lacteos/contracts/money/money';
import { totalsOf, type OrderTotals } from '@lacteos/contracts/money/order-pricing';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { AppError } from '#platform/errors/index.js';
import { CatalogueService } from '#products/index.js';
import { CashDrawer } from '#orders/payments/cash-desk/cash-drawer.js';
import { priceLines, refuseWithoutStock } from '../../placing/order-check.service.js';
import { mergeLines } from '../../placing/order-lines.js';
import { SellingStores } from '../store/selling-stores.repository.js';
import type { CheckedSale, SaleRequest } from './checked-sale.js';
import type { NewSaleDto } from './new-sale.dto.js';
import { OfflineCheck } from './offline-check.service.js';
import { saleBuyerOf } from './sale-buyer.js';
import { salePartsOf } from './sale-parts.js';

/** Everything that can be known before the transaction. */
@Injectable()
export class SaleCheck {
  constructor(
    private readonly stores: SellingStores,
    private readonly catalogue: CatalogueService,
    private readonly drawer: CashDrawer,
    private readonly offline: OfflineCheck,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * @throws CASH_DESK.NO_SHIFT, ORDERS.TOTALS_CHANGED with the fresh totals, ORDERS.INSUFFICIENT_STOCK with the
   * products, PRODUCTS.NOT_FOUND, TILL.PAYMENTS_MISMATCH, TILL.RECEIVED_TOO_LITTLE, TILL.METHOD_NOT_ALLOWED,
   * CART.NO_STORE, AUTH.FORBIDDEN, VALIDATION.FAILED; for goods that are handed over already those of
   * {@link OfflineCheck.check}
   */
  async check(request: SaleRequest): Promise<CheckedSale> {
    const { sale, seller, chosenStore } = request;
    if (sale.offline) return this.offline.check(request, sale.offline);
    const store = await this.stores.findFor(seller, chosenStore);
    const buyer = saleBuyerOf(sale.customer, store);
    const wanted = mergeLines(
      sale.items.map(({ id_product: productId, quantity }) => ({ productId, quantity })),
    );
    const [shiftId, products] = await Promise.all([
      this.drawer.getShiftIn(seller, store.id),
      this.catalogue.findAll(
        wanted.map(({ productId }) => productId),
        store.id,
      ),
    ]);
    const lines = priceLines(wanted, products);
    const totals = totalsOf(lines);
    refuseOtherTotal(sale, totals);
    const parts = salePartsOf(sale.payments, totals.totalPrice, this.config.till.cashRounding);
    refuseWithoutStock(lines, products);
    const found = { store, sellerId: seller.id, shiftId, isShiftOpen: true };
    return { ...found, lines, totals, parts, buyer, offline: null };
  }
}

function refuseOtherTotal({ totalPrice: seen }: NewSaleDto, totals: OrderTotals): void {
  const { itemsPrice, taxPrice, totalPrice } = totals;
  if (fromPesos(seen) === totalPrice) return;
  throw new AppError('ORDERS.TOTALS_CHANGED', {
    errors: { itemsPrice: toPesos(itemsPrice), taxPrice: toPesos(taxPrice), totalPrice: toPesos(totalPrice) },
  });
}
