import type { Partner, StoreSummary } from '@lacteos/contracts';
import { Controller, Get, Query } from '@nestjs/common';

import { Answers, paged, pageOf, PageQuery, type Paged } from '#platform/http/index.js';
import { PartnerDto, StoreSummaryDto } from './store.dto.js';
import { StoreRepository } from './store.repository.js';

/** The public list of partner stores. */
@Controller('partner')
export class PartnersController {
  constructor(private readonly stores: StoreRepository) {}

  @Get()
  @Answers([PartnerDto])
  async list(@Query() query: PageQuery): Promise<Paged<Partner[]>> {
    const page = pageOf(query);
    const [partners, total] = await this.stores.partners(page);
    return paged(partners, { total, page: page.page, pageSize: page.pageSize });
  }
}

/** The same stores as a list of choices. */
@Controller('store')
export class StoresController {
  constructor(private readonly stores: StoreRepository) {}

  @Get('stores')
  @Answers([StoreSummaryDto])
  async list(@Query() query: PageQuery): Promise<Paged<StoreSummary[]>> {
    const page = pageOf(query);
    const [stores, total] = await this.stores.summaries(page);
    return paged(stores, { total, page: page.page, pageSize: page.pageSize });
  }
}
