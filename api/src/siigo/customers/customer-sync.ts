import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { SiigoCustomers } from '../client/siigo-records.js';
import { SIIGO_RECORDS_LANE } from '../client/records-lane.js';
import { valueOrThrow } from '../client/errors/siigo-failure.js';
import { CustomersRepository } from './customers.repository.js';
import { CustomersService } from './customers.service.js';

export const SIIGO_CUSTOMERS = 'siigo.sync-customers';
export const SIIGO_CUSTOMER = 'siigo.keep-customer';
export interface CustomerSeen {
  readonly identification: string;
}

const PAGE = 100;
/** Overlap of two imports, because clocks differ. */
const OVERLAP_MS = 10 * 60_000;

@Injectable()
export class CustomerSync implements OnModuleInit {
  private readonly logger = new Logger(CustomerSync.name);

  constructor(
    private readonly outbox: Outbox,
    private readonly siigo: SiigoCustomers,
    private readonly service: CustomersService,
    private readonly customers: CustomersRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const readAll = async (): Promise<void> => {
      await this.run();
    };
    this.outbox.handle(SIIGO_CUSTOMERS, readAll, SIIGO_RECORDS_LANE);
    this.outbox.handle<CustomerSeen>(
      SIIGO_CUSTOMER,
      ({ identification }) => this.storeCopy(identification),
      SIIGO_RECORDS_LANE,
    );
  }

  /**
   * Imports everything into an empty table. @returns number of customers @throws SIIGO.UNAVAILABLE, SIIGO.REJECTED
   */
  async run(): Promise<number> {
    const last = await this.customers.lastSync();
    if (last === null) return this.read({});
    const since = new Date(last.getTime() - OVERLAP_MS).toISOString().replace(/\.\d{3}Z$/, 'Z');
    return (await this.read({ created_start: since })) + (await this.read({ updated_start: since }));
  }

  private async storeCopy(identification: string): Promise<void> {
    try {
      await this.service.lookUp(identification);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'SIIGO.CUSTOMER_NOT_FOUND') throw error;
    }
  }

  private async read(filter: { created_start?: string; updated_start?: string }): Promise<number> {
    let seen = 0;
    for (let page = 1; ; page += 1) {
      const { rows, total } = valueOrThrow(await this.siigo.list(page, PAGE, filter));
      await this.service.storeAll(rows);
      seen += rows.length;
      if (rows.length === 0 || seen >= total) break;
    }
    this.logger.log({ seen, at: this.clock.now() }, 'customers were read from SIIGO');
    return seen;
  }
}
