import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '../../platform/clock/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type ProductEntity, ProductLinking } from '../../products/index.js';
import { CataloguesService } from '../catalogues/catalogues.service.js';
import type { SiigoReason } from '../client/siigo-explanations.js';
import type { SiigoOutcome } from '../client/siigo-outcome.js';
import { SiigoProducts } from '../client/siigo-records.js';
import { troubleError } from '../siigo-failure.js';
import type { LinkedProductDto } from './link-product.dto.js';
import type { ProductLinkState } from './product-link.entity.js';
import { ProductLinksRepository } from './product-links.repository.js';
import { productRequestOf, siigoNameOf } from './product-request.js';

/** Longer than a call to SIIGO may take, with its repeats. */
const SENDING_MS = 6 * 60_000;
const TAKEN: SiigoReason = {
  code: 'already_exists',
  message: 'El código del producto ya existe en SIIGO para otro producto.',
  field: 'code',
};

/** The second step of a new product: its counterpart in SIIGO, exactly once. */
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
   * Creates the product in SIIGO and ties it to ours. Its code is looked up there before anything is sent, so a product
   * whose earlier attempt ended without an answer is found instead of created again.
   * @throws PRODUCTS.NOT_FOUND, SIIGO.PRODUCT_LINKED, SIIGO.PRODUCT_BUSY, SIIGO.REJECTED, SIIGO.OUTCOME_UNKNOWN,
   *   SIIGO.UNAVAILABLE
   */
  async link(productId: number, actorId: number | null): Promise<LinkedProductDto> {
    const product = await this.products.find(productId);
    if (!product) throw new AppError('PRODUCTS.NOT_FOUND');
    if (product.siigoId !== null) throw new AppError('SIIGO.PRODUCT_LINKED');
    const now = this.clock.now();
    const isMine = await this.links.claim(productId, now, new Date(now.getTime() + SENDING_MS));
    if (!isMine) throw new AppError('SIIGO.PRODUCT_BUSY');
    const outcome = await this.ensureThere(product).catch(async (error: unknown) => {
      await this.finish(productId, 'pending', null);
      throw error;
    });
    if (outcome.kind !== 'ok') {
      await this.finish(productId, stateOf(outcome), outcome.kind === 'rejected' ? outcome.reasons : null);
      this.logger.warn({ productId, outcome }, 'a product could not be linked with SIIGO');
      throw troubleError(outcome);
    }
    await this.products.link(productId, outcome.value, actorId);
    await this.finish(productId, 'linked', null);
    await this.catalogues.forget('products');
    return { id: productId, siigoId: outcome.value, code: product.code };
  }

  /** The product's id in SIIGO, found or created there. */
  private async ensureThere(product: ProductEntity): Promise<SiigoOutcome<string>> {
    const known = await this.lookUp(product);
    if (known) return known;
    const [groups, taxes] = [await this.catalogues.get('accountGroups'), await this.catalogues.get('taxes')];
    const request = productRequestOf(product, { accountGroups: groups.rows, taxes: taxes.rows });
    await this.links.note(product.id, request);
    const created = await this.siigo.create(request);
    if (created.kind === 'ok') return { kind: 'ok', value: created.value.id };
    if (created.kind === 'retryable') return created;
    const isTaken =
      created.kind === 'rejected' && created.reasons.some(({ code }) => code === 'already_exists');
    if (created.kind === 'rejected' && !isTaken) return created;
    // Nobody knows whether it was created, or somebody was faster: what stands there decides.
    const found = await this.lookUp(product);
    return found?.kind === 'ok' || found?.kind === 'rejected' ? found : created;
  }

  /** Null when there is no product with the code; a product of another name is not ours. */
  private async lookUp(product: ProductEntity): Promise<SiigoOutcome<string> | null> {
    const outcome = await this.siigo.find(product.code);
    if (outcome.kind !== 'ok') return outcome;
    if (outcome.value === null) return null;
    const isOurs = fold(outcome.value.name) === fold(siigoNameOf(product));
    return isOurs
      ? { kind: 'ok', value: outcome.value.id }
      : { kind: 'rejected', status: null, reasons: [TAKEN] };
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

const fold = (name: string): string => name.trim().toLowerCase();

function stateOf(outcome: SiigoOutcome<string>): ProductLinkState {
  if (outcome.kind === 'rejected') return 'rejected';
  return outcome.kind === 'unknown' ? 'unknown' : 'pending';
}
