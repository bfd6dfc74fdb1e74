import type { InvoiceType } from '@lacteos/contracts';
import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '../../platform/clock/index.js';
import { SiigoClient } from '../client/siigo-client.js';
import { mapOutcome, type SiigoOutcome } from '../client/siigo-outcome.js';
import type { SiigoProduct } from '../client/siigo-wire.js';
import { troubleError } from '../siigo-failure.js';
import type {
  SiigoAccountGroupDto,
  SiigoCostCenterDto,
  SiigoPaymentTypeDto,
  SiigoTaxDto,
  SiigoUserDto,
} from './catalogue.dto.js';
import { CataloguesRepository } from './catalogues.repository.js';
import { invoiceTypeOf } from './invoice-type.dto.js';

/** Rows of a catalogue and when SIIGO told them. */
export interface Catalogue<T> {
  readonly rows: readonly T[];
  readonly cachedAt: Date;
}
/** What each catalogue holds. */
interface Catalogues {
  invoiceTypes: InvoiceType;
  creditNoteTypes: InvoiceType;
  paymentTypes: SiigoPaymentTypeDto;
  taxes: SiigoTaxDto;
  costCenters: SiigoCostCenterDto;
  users: SiigoUserDto;
  accountGroups: SiigoAccountGroupDto;
  products: SiigoProduct;
}
export type CatalogueName = keyof Catalogues;

const FRESH_MS = 15 * 60_000;
const MOST_PRODUCTS = 5_000;

/**
 * The lists that the company keeps in SIIGO. They are read once, kept in the database for all replicas with their age,
 * read again after fifteen minutes or when asked, and served aged while SIIGO is down.
 */
@Injectable()
export class CataloguesService {
  private readonly logger = new Logger(CataloguesService.name);
  private readonly fetching = new Map<CatalogueName, Promise<Catalogue<never>>>();

  constructor(
    private readonly siigo: SiigoClient,
    private readonly kept: CataloguesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * A catalogue, at most fifteen minutes old unless SIIGO is down.
   * @param isRefresh asks SIIGO now; then an old list is no answer
   * @throws SIIGO.UNAVAILABLE, SIIGO.REJECTED when there is nothing to serve
   */
  async get<N extends CatalogueName>(name: N, isRefresh = false): Promise<Catalogue<Catalogues[N]>> {
    const row = isRefresh ? null : await this.kept.find(name);
    const known = row && {
      rows: JSON.parse(row.payload) as Catalogues[N][],
      cachedAt: row.fetchedAt,
    };
    if (known && this.clock.now().getTime() - known.cachedAt.getTime() < FRESH_MS) return known;
    try {
      return await this.fetchOnce(name);
    } catch (error) {
      if (!known) throw error;
      return known;
    }
  }

  /** Lets the next reader ask SIIGO: called after we changed the list there ourselves. */
  forget(name: CatalogueName): Promise<void> {
    return this.kept.forget(name);
  }

  private fetchOnce<N extends CatalogueName>(name: N): Promise<Catalogue<Catalogues[N]>> {
    const running = this.fetching.get(name) as Promise<Catalogue<Catalogues[N]>> | undefined;
    if (running) return running;
    const fetched = this.fetch(name).finally(() => this.fetching.delete(name));
    this.fetching.set(name, fetched as Promise<Catalogue<never>>);
    return fetched;
  }

  private async fetch<N extends CatalogueName>(name: N): Promise<Catalogue<Catalogues[N]>> {
    const outcome = await this.ask(name);
    if (outcome.kind !== 'ok') {
      this.logger.warn({ catalogue: name, outcome }, 'SIIGO did not answer a catalogue');
      throw troubleError(outcome);
    }
    const cachedAt = this.clock.now();
    await this.kept.keep(name, outcome.value, cachedAt);
    return { rows: outcome.value, cachedAt };
  }

  private async ask<N extends CatalogueName>(name: N): Promise<SiigoOutcome<Catalogues[N][]>> {
    const readers: { [K in CatalogueName]: () => Promise<SiigoOutcome<Catalogues[K][]>> } = {
      invoiceTypes: () => this.documentTypes('FV'),
      creditNoteTypes: () => this.documentTypes('NC'),
      paymentTypes: () => this.siigo.get('/v1/payment-types', { document_type: 'FV' }),
      taxes: () => this.siigo.get('/v1/taxes'),
      costCenters: () => this.siigo.get('/v1/cost-centers'),
      users: () => this.siigo.all('/v1/users'),
      accountGroups: () => this.siigo.get('/v1/account-groups'),
      products: () => this.siigo.all('/v1/products', {}, MOST_PRODUCTS),
    };
    return readers[name]();
  }

  private async documentTypes(type: string): Promise<SiigoOutcome<InvoiceType[]>> {
    const outcome = await this.siigo.get<Partial<InvoiceType>[]>('/v1/document-types', { type });
    return mapOutcome(outcome, (types) => types.map(invoiceTypeOf));
  }
}
