import type { PageMeta } from '@lacteos/contracts';
import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '../../platform/clock/index.js';
import { isDuplicateKey } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type ListQuery, pageOf } from '../../platform/http/index.js';
import { SiigoCustomers } from '../client/siigo-records.js';
import type { SiigoCustomer } from '../client/siigo-wire.js';
import { troubleError, valueOrThrow } from '../siigo-failure.js';
import { isNotFound } from '../client/siigo-outcome.js';
import type { CustomerEntity } from './customer.entity.js';
import { type CustomerFields, fieldsOfSiigo } from './customer-fields.js';
import { CustomersRepository } from './customers.repository.js';

/** SIIGO's pages hold at most this many rows. */
const LARGEST_SIIGO_PAGE = 100;

/** Finds customers, here first and then in SIIGO, and keeps what SIIGO tells about them. */
@Injectable()
export class CustomersService {
  private readonly logger = new Logger(CustomersService.name);

  constructor(
    private readonly siigo: SiigoCustomers,
    private readonly customers: CustomersRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The customer with an identification (without check digit), also an inactive one: the shop's table first, then SIIGO.
   * @throws SIIGO.CUSTOMER_NOT_FOUND, SIIGO.UNAVAILABLE
   */
  async lookUp(identification: string): Promise<CustomerEntity> {
    const known = await this.customers.findByIdentification(identification);
    if (known) return known;
    const [found] = valueOrThrow(await this.siigo.find(identification));
    if (!found) throw new AppError('SIIGO.CUSTOMER_NOT_FOUND');
    return this.store(found);
  }

  /**
   * The customer with our id, as SIIGO has him now; as we know him while SIIGO is down.
   * @throws SIIGO.CUSTOMER_NOT_FOUND
   */
  async get(id: number): Promise<CustomerEntity> {
    const known = await this.customers.findById(id);
    if (!known) throw new AppError('SIIGO.CUSTOMER_NOT_FOUND');
    if (known.idSiigo === null) return known;
    const outcome = await this.siigo.get(known.idSiigo);
    if (outcome.kind === 'ok') return this.store(outcome.value);
    this.logger.warn({ customerId: id, outcome: outcome.kind }, 'SIIGO did not answer a customer');
    if (isNotFound(outcome) || outcome.kind === 'retryable') return known;
    throw troubleError(outcome);
  }

  /** A page of the shop's own table; `search` is a part of the identification. */
  async list(query: ListQuery): Promise<{ rows: CustomerEntity[]; meta: PageMeta }> {
    const { skip, take, page, pageSize } = pageOf(query);
    const [rows, total] = await this.customers.list(query.search ?? null, skip, take);
    return { rows, meta: { total, page, pageSize } };
  }

  /**
   * A page of SIIGO's list, one request towards SIIGO. SIIGO finds whole identifications only: a part of one is looked
   * for among the customers known here, and asked of SIIGO when nobody here has it. What SIIGO tells is kept.
   * @throws SIIGO.UNAVAILABLE, SIIGO.REJECTED
   */
  async listAtSiigo(query: ListQuery): Promise<{ rows: CustomerEntity[]; meta: PageMeta }> {
    const { page, pageSize } = pageOf(query);
    if (query.search) {
      const known = await this.list(query);
      if (known.meta.total > 0) return known;
    }
    const wanted = Math.min(pageSize, LARGEST_SIIGO_PAGE);
    const answer = valueOrThrow(
      await this.siigo.list(page, wanted, query.search ? { identification: query.search } : {}),
    );
    const rows = await this.storeAll(answer.rows);
    return { rows, meta: { total: answer.total, page: answer.page, pageSize: answer.pageSize } };
  }

  /** Keeps a customer as SIIGO has him: found there, or created with an invoice. Returns our row. */
  async store(sent: SiigoCustomer): Promise<CustomerEntity> {
    const known = await this.customers.findByIdentification(sent.identification);
    return known ? this.refresh(known, sent) : this.add(sent);
  }

  /** Keeps a page of customers; reads the known ones in one statement. */
  async storeAll(sent: readonly SiigoCustomer[]): Promise<CustomerEntity[]> {
    const known = await this.customers.findAllByIdentification(sent.map((one) => one.identification));
    const byIdentification = new Map(known.map((row) => [row.identification, row]));
    const rows: CustomerEntity[] = [];
    for (const one of sent) {
      const row = byIdentification.get(one.identification);
      rows.push(row ? await this.refresh(row, one) : await this.add(one));
    }
    return rows;
  }

  private async add(sent: SiigoCustomer): Promise<CustomerEntity> {
    const now = this.clock.now();
    try {
      return await this.customers.insert({
        ...fieldsOfSiigo(sent),
        idSiigo: sent.id,
        version: 1,
        savingUntil: null,
        createdAt: now,
        syncedAt: now,
      });
    } catch (error) {
      // Somebody else stored him in between.
      const row = isDuplicateKey(error)
        ? await this.customers.findByIdentification(sent.identification)
        : null;
      if (!row) throw error;
      return row;
    }
  }

  private async refresh(known: CustomerEntity, sent: SiigoCustomer): Promise<CustomerEntity> {
    const fields = fieldsOfSiigo(sent);
    if (known.idSiigo === sent.id && isSame(known, fields)) return known;
    const now = this.clock.now();
    const change = { ...fields, idSiigo: sent.id, syncedAt: now, version: known.version + 1 };
    const isReplaced = await this.customers.replace(known, change, now);
    if (isReplaced) return { ...known, ...change };
    return (await this.customers.findById(known.id)) ?? known;
  }
}

function isSame(known: CustomerEntity, fields: CustomerFields): boolean {
  return Object.entries(fields).every(
    ([name, value]) => JSON.stringify(known[name as keyof CustomerFields]) === JSON.stringify(value),
  );
}
