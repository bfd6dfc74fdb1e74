import { vatOn } from '@lacteos/contracts/money/vat-classes';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Injectable, Logger } from '@nestjs/common';
import { refusal } from '../corrections/refusals.js';

import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { type ProductAccounting, ProductLinking } from '#products/index.js';
import { CataloguesService } from '../catalogues/catalogues.service.js';
import type { SiigoReason } from '../client/errors/siigo-explanations.js';
import type { SiigoOutcome } from '../client/errors/siigo-outcome.js';
import { SiigoProducts } from '../client/siigo-records.js';
import type { SiigoProduct, SiigoProductRequest } from '../client/siigo-wire.js';
import { failedOutcomeError } from '../client/errors/siigo-failure.js';
import { correctionOfRecord } from '../corrections/correction-pages.js';
import type { LinkedProductDto } from './link-product.dto.js';
import type { ProductLinkState } from './product-link.entity.js';
import { ProductLinksRepository } from './product-links.repository.js';
import { linkedTaxProblem } from './linked-taxes.js';
import {
  type LinkableProduct,
  type LinkDefaults,
  productRequestOf,
  ProductTaxProblem,
  siigoNameOf,
} from './product-request.js';

/** Longer than a call to SIIGO with its retries. */
const SENDING_MS = 6 * 60_000;
const CODE_TAKEN: SiigoReason = {
  code: 'already_exists',
  message: 'El código del producto ya existe en SIIGO para otro producto.',
  field: 'code',
};

type Stored = NonNullable<Awaited<ReturnType<ProductLinking['find']>>>;
type LinkedProduct = ProductAccounting & { readonly siigoId: string };
type ProductToLink = LinkableProduct & { readonly id: number; readonly siigoId: string | null };

@Injectable()
export class LinkProductService {
  private readonly logger = new Logger(LinkProductService.name);

  constructor(
    private readonly products: ProductLinking,
    private readonly links: ProductLinksRepository,
    private readonly siigo: SiigoProducts,
    private readonly catalogues: CataloguesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Looks the code up before creating. @throws PRODUCTS.NOT_FOUND, SIIGO.PRODUCT_LINKED, SIIGO.PRODUCT_BUSY,
   * SIIGO.REJECTED, SIIGO.OUTCOME_UNKNOWN, SIIGO.UNAVAILABLE
   */
  async link(productId: number, actorId: number | null): Promise<LinkedProductDto> {
    await this.unlinked(productId);
    const now = this.clock.now();
    const isMine = await this.links.claim(productId, now, new Date(now.getTime() + SENDING_MS));
    if (!isMine) throw refusal('SIIGO.PRODUCT_BUSY', { identification: '', productId });
    // Read again: another request may have linked it before the claim.
    const stored = await this.unlinked(productId).catch(async (error: unknown) => {
      const isLinked = error instanceof AppError && error.code === 'SIIGO.PRODUCT_LINKED';
      await this.finish(productId, isLinked ? 'linked' : 'pending', null);
      throw error;
    });
    const product = { ...stored, ...vatOn(stored.taxClassification, colombianToday(this.clock)) };
    const outcome = await this.ensureExists(product).catch(async (error: unknown) => {
      await this.finish(productId, 'pending', null);
      throw error;
    });
    if (outcome.kind !== 'ok') {
      await this.finish(productId, stateOf(outcome), outcome.kind === 'rejected' ? outcome.reasons : null);
      this.logger.warn({ productId, outcome }, 'a product could not be linked with SIIGO');
      throw failedOutcomeError(outcome, (reason) =>
        correctionOfRecord(reason, { kind: 'product', id: productId }),
      );
    }
    const { siigoId, ...accounting } = outcome.value;
    await this.products.link(productId, siigoId, accounting, actorId);
    await this.finish(productId, 'linked', null);
    await this.catalogues.forget('products');
    return { id: productId, siigoId, code: product.code };
  }

  /** @throws SIIGO.UNAVAILABLE, SIIGO.OUTCOME_UNKNOWN, SIIGO.REJECTED */
  async readAccounting(productId: number): Promise<void> {
    const stored = await this.products.find(productId);
    if (!stored || stored.siigoId === null || stored.account !== null) return;
    const outcome = await this.siigo.find(stored.code);
    if (outcome.kind !== 'ok') throw failedOutcomeError(outcome);
    if (outcome.value?.id === stored.siigoId)
      await this.products.storeAccounting(productId, accountingOf(outcome.value));
  }

  private async unlinked(productId: number): Promise<Stored> {
    const stored = await this.products.find(productId);
    if (!stored) throw refusal('PRODUCTS.NOT_FOUND');
    if (stored.siigoId !== null) throw refusal('SIIGO.PRODUCT_LINKED', { identification: '', productId });
    return stored;
  }

  private async ensureExists(product: ProductToLink): Promise<SiigoOutcome<LinkedProduct>> {
    const known = await this.lookUp(product);
    if (known) return known;
    const [groups, taxes] = [await this.catalogues.get('accountGroups'), await this.catalogues.get('taxes')];
    const request = requestOrRefusal(product, { accountGroups: groups.rows, taxes: taxes.rows });
    if ('kind' in request) return request;
    await this.links.recordRequest(product.id, request);
    const created = await this.siigo.create(request);
    if (created.kind === 'ok') return { kind: 'ok', value: linkedProduct(created.value, request) };
    if (created.kind === 'retryable') return created;
    const isTaken =
      created.kind === 'rejected' && created.reasons.some(({ code }) => code === 'already_exists');
    if (created.kind === 'rejected' && !isTaken) return created;
    // Unknown outcome or a concurrent creation: look it up.
    const found = await this.lookUp(product);
    return found?.kind === 'ok' || found?.kind === 'rejected' ? found : created;
  }

  /** Null when SIIGO has no such code; refuses another name or other taxes. */
  private async lookUp(product: ProductToLink): Promise<SiigoOutcome<LinkedProduct> | null> {
    const outcome = await this.siigo.find(product.code);
    if (outcome.kind !== 'ok') return outcome;
    if (outcome.value === null) return null;
    const isOurs = fold(outcome.value.name) === fold(siigoNameOf(product));
    if (!isOurs) return { kind: 'rejected', status: null, reasons: [CODE_TAKEN] };
    const problem = linkedTaxProblem(outcome.value, product);
    return problem === null ? { kind: 'ok', value: linkedProduct(outcome.value) } : refusedTaxes(problem);
  }

  private finish(
    productId: number,
    state: ProductLinkState,
    reasons: readonly SiigoReason[] | null,
  ): Promise<void> {
    const kept = reasons === null ? null : JSON.stringify(reasons);
    return this.links.finish(productId, { state, reasons: kept, updatedAt: this.clock.now() });
  }
}

function requestOrRefusal(
  product: ProductToLink,
  defaults: LinkDefaults,
): SiigoProductRequest | Extract<SiigoOutcome<never>, { kind: 'rejected' }> {
  try {
    return productRequestOf(product, defaults);
  } catch (error) {
    if (!(error instanceof ProductTaxProblem)) throw error;
    return refusedTaxes(error.message);
  }
}

const refusedTaxes = (message: string): Extract<SiigoOutcome<never>, { kind: 'rejected' }> => ({
  kind: 'rejected',
  status: null,
  reasons: [{ code: 'TAX_DIFFERS', message, field: 'taxes' }],
});

/** Some accounts omit both from the answer to a creation. */
const accountingOf = (
  { account_group: group, taxes }: SiigoProduct,
  request?: SiigoProductRequest,
): ProductAccounting => ({
  account: group?.id ?? request?.account_group ?? null,
  idTax: (taxes ?? request?.taxes)?.[0]?.id ?? null,
});
const linkedProduct = (product: SiigoProduct, request?: SiigoProductRequest): LinkedProduct => ({
  siigoId: product.id,
  ...accountingOf(product, request),
});
const fold = (name: string): string => name.trim().toLowerCase();

function stateOf(outcome: SiigoOutcome<LinkedProduct>): ProductLinkState {
  if (outcome.kind === 'rejected') return 'rejected';
  return outcome.kind === 'unknown' ? 'unknown' : 'pending';
}
