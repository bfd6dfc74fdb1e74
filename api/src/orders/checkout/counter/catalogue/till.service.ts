import { toPesos } from '@lacteos/contracts/money/money';
import { unitPriceWithVat } from '@lacteos/contracts/money/shown-price';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { CatalogueService } from '#products/index.js';
import { BreBPayments } from '#orders/payments/payment/bre-b-payments.js';
import { CashDrawer } from '#orders/payments/cash-desk/cash-drawer.js';
import { OfflineSeals, type TermsToSeal } from '../offline/offline-seals.js';
import { RECEIPT_COMPANY, RECEIPT_LEGAL } from '../receipt/receipt-facts.js';
import { storeView } from '../store/counter-store.dto.js';
import { type SellingStore, SellingStores } from '../store/selling-stores.repository.js';
import { ProductCodesRepository } from './product-codes.repository.js';
import type { TillCatalogueDto } from './till-catalogue.dto.js';

@Injectable()
export class TillService {
  constructor(
    private readonly stores: SellingStores,
    private readonly codes: ProductCodesRepository,
    private readonly products: CatalogueService,
    private readonly drawer: CashDrawer,
    private readonly seals: OfflineSeals,
    private readonly breB: BreBPayments,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** null without an open shift in the store. */
  private async findTerms(user: RequestUser, { id: storeId }: SellingStore): Promise<TermsToSeal | null> {
    const shift = await this.drawer.findShiftIn(user, storeId);
    if (shift === null) return null;
    const cashRounding = toPesos(this.config.till.cashRounding);
    return {
      issuedAt: this.clock.now().toISOString(),
      storeId,
      sellerId: user.id,
      shiftId: shift,
      cashRounding,
    };
  }

  /** Active products with what the store has. @throws CART.NO_STORE, AUTH.FORBIDDEN */
  async getCatalogue(user: RequestUser, chosenStore: number | null): Promise<TillCatalogueDto> {
    const store = await this.stores.findFor(user, chosenStore);
    const [codes, terms] = await Promise.all([this.codes.findAll(), this.findTerms(user, store)]);
    const codeOf = new Map(codes.map((row) => [row.id, row]));
    const rows = await this.products.findAll([...codeOf.keys()], store.id);
    return {
      company: RECEIPT_COMPANY,
      store: storeView(store),
      legal: RECEIPT_LEGAL,
      cashRounding: toPesos(this.config.till.cashRounding),
      breB: await this.breB.findAccount(),
      offlineTerms: terms && { ...terms, seal: this.seals.sealTerms(terms) },
      products: rows
        .map(({ id, name, slug, image, price, taxClassification, taxPercent, countInStock }) => ({
          id,
          code: codeOf.get(id)?.code ?? '',
          ean: codeOf.get(id)?.ean ?? null,
          name,
          slug,
          image,
          price: toPesos(unitPriceWithVat(price, taxPercent)),
          unitPrice: toPesos(price),
          taxClassification,
          taxPercent,
          stock: countInStock,
          seal:
            terms &&
            this.seals.sealPrice(terms, {
              id_product: id,
              name,
              unitPrice: toPesos(price),
              taxClassification,
              taxPercent,
            }),
        }))
        .sort((one, other) => one.id - other.id),
    };
  }
}
