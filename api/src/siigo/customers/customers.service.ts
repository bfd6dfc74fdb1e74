import { readSearch } from '@lacteos/contracts/identification/read-search';
import type { PageMeta } from '@lacteos/contracts/schemas';
import { Injectable, Logger } from '@nestjs/common';
import { refusal } from '../corrections/refusals.js';

import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey } from '#platform/database/index.js';
import { type ListQuery, pageOf } from '#platform/http/index.js';
import { SiigoCustomers } from '../client/siigo-records.js';
import type { SiigoCustomer } from '../client/siigo-wire.js';
import { failedOutcomeError, valueOrThrow } from '../client/errors/siigo-failure.js';
import { isNotFound } from '../client/errors/siigo-outcome.js';
import type { CustomerEntity } from './customer.entity.js';
import { type CustomerFields, fieldsOfSiigo } from './request/customer-fields.js';
import { CustomersRepository } from './customers.repository.js';

@Injectable()
export class CustomersService {
  private readonly logger = new Logger(CustomersService.name);

  constructor(
    private readonly siigo: SiigoCustomers,
    private readonly customers: CustomersRepository,
    private readonly clock: Clock,
  ) {}

  /** `idType` chooses among several persons. @throws SIIGO.CUSTOMER_NOT_FOUND, SIIGO.UNAVAILABLE */
  async lookUp(identification: string, idType?: string): Promise<CustomerEntity> {
    const known = await this.customers.findBranches(identification);
    const rows =
      known.length > 0 ? known : await this.storeAll(valueOrThrow(await this.siigo.find(identification)));
    const found = rows.find((row) => row.idType === idType) ?? rows[0];
    if (!found) throw refusal('SIIGO.CUSTOMER_NOT_FOUND', { identification });
    return found;
  }

  /** Refreshes it from SIIGO if it answers. @throws SIIGO.CUSTOMER_NOT_FOUND */
  async get(id: number): Promise<CustomerEntity> {
    const known = await this.customers.findById(id);
    if (!known) throw refusal('SIIGO.CUSTOMER_NOT_FOUND');
    if (known.idSiigo === null) return known;
    const outcome = await this.siigo.get(known.idSiigo);
    if (outcome.kind === 'ok') return this.store(outcome.value);
    this.logger.warn({ customerId: id, outcome: outcome.kind }, 'SIIGO did not answer a customer');
    if (isNotFound(outcome) || outcome.kind === 'retryable') return known;
    throw failedOutcomeError(outcome);
  }

  /** `search` is part of an identification. */
  async list(query: ListQuery): Promise<{ rows: CustomerEntity[]; meta: PageMeta }> {
    const { skip, take, page, pageSize } = pageOf(query);
    const [rows, total] = await this.customers.list(
      query.search ? readSearch(query.search) : null,
      skip,
      take,
    );
    return { rows, meta: { total, page, pageSize } };
  }

  /**
   * SIIGO matches whole identifications only; the shop's table completes them. @throws SIIGO.UNAVAILABLE,
   * SIIGO.REJECTED
   */
  async listAtSiigo(query: ListQuery): Promise<{ rows: CustomerEntity[]; meta: PageMeta }> {
    const { page, pageSize } = pageOf(query);
    if (query.search) {
      const known = await this.list(query);
      if (known.meta.total > 0) return known;
    }
    const answer = valueOrThrow(
      await this.siigo.list(page, pageSize, query.search ? { identification: readSearch(query.search) } : {}),
    );
    const rows = await this.storeAll(answer.rows);
    return { rows, meta: { total: answer.total, page: answer.page, pageSize: answer.pageSize } };
  }

  async store(sent: SiigoCustomer): Promise<CustomerEntity> {
    const known = await this.customers.findBranch(sent.identification, sent.branch_office ?? 0);
    return known ? this.refresh(known, sent) : this.add(sent);
  }

  async storeAll(sent: readonly SiigoCustomer[]): Promise<CustomerEntity[]> {
    const known = await this.customers.findAllByIdentification(sent.map((one) => one.identification));
    const byBranch = new Map(known.map((row) => [branchKey(row.identification, row.branchOffice), row]));
    const rows: CustomerEntity[] = [];
    for (const one of sent) {
      const row = byBranch.get(branchKey(one.identification, one.branch_office ?? 0));
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
      // A concurrent request has inserted it.
      const row = isDuplicateKey(error)
        ? await this.customers.findBranch(sent.identification, sent.branch_office ?? 0)
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

const branchKey = (identification: string, branch: number): string => `${identification}/${branch}`;

function isSame(known: CustomerEntity, fields: CustomerFields): boolean {
  return Object.entries(fields).every(
    ([name, value]) => JSON.stringify(known[name as keyof CustomerFields]) === JSON.stringify(value),
  );
}
