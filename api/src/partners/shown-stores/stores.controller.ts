import type { ShownPartner, StoreStock, StoreSummary } from '@lacteos/contracts/schemas';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { Allow, ANYONE } from '#platform/access/index.js';

import { Answers, IdParam, paged, pageOf, PageQuery, type Paged } from '#platform/http/index.js';
import { ShownStoresService } from './shown-stores.service.js';
import { ShownPartnerDto, StoreStockDto, StoreSummaryDto } from '../stores/store.dto.js';
import { StoreRepository } from '../stores/store.repository.js';

@Controller('partner')
export class PartnersController {
  constructor(private readonly stores: ShownStoresService) {}

  @Allow(ANYONE)
  @Get()
  @Answers([ShownPartnerDto])
  async list(@Query() query: PageQuery): Promise<Paged<ShownPartner[]>> {
    const { partners, meta } = await this.stores.list(query);
    return paged(partners, meta);
  }

  @Allow(ANYONE)
  @Get('stock/:productId')
  @Answers([StoreStockDto])
  having(@Param('productId', new IdParam('PRODUCTS.NOT_FOUND')) productId: number): Promise<StoreStock[]> {
    return this.stores.listWithProduct(productId);
  }
}

@Controller('store')
export class StoresController {
  constructor(private readonly stores: StoreRepository) {}

  @Allow(ANYONE)
  @Get('stores')
  @Answers([StoreSummaryDto])
  async list(@Query() query: PageQuery): Promise<Paged<StoreSummary[]>> {
    const page = pageOf(query);
    const [stores, total] = await this.stores.summaries(page);
    return paged(stores, { total, page: page.page, pageSize: page.pageSize });
  }
}
