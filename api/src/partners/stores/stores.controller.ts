import type { Partner, StoreSummary } from '@lacteos/contracts';
import { Controller, Get } from '@nestjs/common';

import { Answers } from '../../platform/http/index.js';
import { PartnerDto, StoreSummaryDto } from './store.dto.js';
import { StoreRepository } from './store.repository.js';

/** The public list of partner stores. */
@Controller('partner')
export class PartnersController {
  constructor(private readonly stores: StoreRepository) {}

  @Get()
  @Answers([PartnerDto])
  list(): Promise<Partner[]> {
    return this.stores.partners();
  }
}

/** The same stores as a list of choices. */
@Controller('store')
export class StoresController {
  constructor(private readonly stores: StoreRepository) {}

  @Get('stores')
  @Answers([StoreSummaryDto])
  list(): Promise<StoreSummary[]> {
    return this.stores.summaries();
  }
}
