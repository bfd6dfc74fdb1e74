import type { InvoiceType } from '@lacteos/contracts/invoice-type';
import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { SiigoClient } from '../client/siigo-client.js';
import { mapOutcome, type SiigoOutcome } from '../client/errors/siigo-outcome.js';
import type { SiigoProduct } from '../client/siigo-wire.js';
import { failedOutcomeError } from '../client/errors/siigo-failure.js';
import type {
  SiigoAccountGroupDto,
  SiigoCostCenterDto,
  SiigoPaymentTypeDto,
  SiigoTaxDto,
  SiigoUserDto,
} from './catalogue.dto.js';
import { CataloguesRepository } from './catalogues.repository.js';
import { invoiceTypeOf } from './invoice-type.dto.js';

export interface Catalogue<T> {
  readonly rows: readonly T[];
  readonly cachedAt: Date;
}
interface Catalogues {
  invoiceTypes: InvoiceType;
  creditNoteTypes: InvoiceType;
  paymentTypes: SiigoPaymentTypeDto;
  creditNotePaymentTypes: SiigoPaymentTypeDto;
  taxes: SiigoTaxDto;
  costCenters: SiigoCostCenterDto;
  users: SiigoUserDto;
  accountGroups: SiigoAccountGroupDto;
  products: SiigoProduct;
}
export type CatalogueName = keyof Catalogues;

const FRESH_MS = 15 * 60_000;
const MAX_PRODUCTS = 5_000;

/** Shared by all replicas. Entries expire after fifteen minutes and are then served only while SIIGO is down. */
@Injectable()
export class CataloguesService {
  private readonly logger = new Logger(CataloguesService.name);
  private readonly fetching = new Map<CatalogueName, Promise<Catalogue<never>>>();

  constructor(
    private readonly siigo: SiigoClient,
    private readonly kept: CataloguesRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws SIIGO.UNAVAILABLE, SIIGO.REJECTED when the cache has nothing either */
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

  /** Call it after changing the catalogue in SIIGO. */
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
    const outcome = await this.fetchRows(name);
    if (outcome.kind !== 'ok') {
      this.logger.warn({ catalogue: name, outcome }, 'SIIGO did not answer a catalogue');
      throw failedOutcomeError(outcome);
    }
    const cachedAt = this.clock.now();
    await this.kept.save(name, outcome.value, cachedAt);
    return { rows: outcome.value, cachedAt };
  }

  private async fetchRows<N extends CatalogueName>(name: N): Promise<SiigoOutcome<Catalogues[N][]>> {
    const readers: { [K in CatalogueName]: () => Promise<SiigoOutcome<Catalogues[K][]>> } = {
      invoiceTypes: () => this.documentTypes('FV'),
      creditNoteTypes: () => this.documentTypes('NC'),
      paymentTypes: () => this.paymentTypes('FV'),
      creditNotePaymentTypes: () => this.paymentTypes('NC'),
      taxes: () => this.siigo.get('/v1/taxes'),
      costCenters: () => this.siigo.get('/v1/cost-centers'),
      users: () => this.siigo.all('/v1/users'),
      accountGroups: () => this.siigo.get('/v1/account-groups'),
      products: () => this.siigo.all('/v1/products', {}, MAX_PRODUCTS),
    };
    return readers[name]();
  }

  /** Invoices and credit notes have different payment type ids. */
  private paymentTypes(kind: 'FV' | 'NC'): Promise<SiigoOutcome<SiigoPaymentTypeDto[]>> {
    return this.siigo.get('/v1/payment-types', { document_type: kind });
  }

  private async documentTypes(type: string): Promise<SiigoOutcome<InvoiceType[]>> {
    const outcome = await this.siigo.get<Partial<InvoiceType>[]>('/v1/document-types', { type });
    return mapOutcome(outcome, (types) => types.map(invoiceTypeOf));
  }
}
