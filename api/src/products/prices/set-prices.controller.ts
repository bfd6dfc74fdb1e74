import { Body, Controller, Put } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers } from '#platform/http/index.js';
import { PricedProductsDto, SetPricesDto } from './set-prices.dto.js';
import { SetPricesService } from './set-prices.service.js';

@Controller('admin/products/prices')
export class SetPricesController {
  constructor(private readonly prices: SetPricesService) {}

  @Allow(ADMINISTRATORS)
  @Audited('products.updated')
  @Put()
  @Answers(PricedProductsDto)
  async set(@Body() body: SetPricesDto, @CurrentUser() user: RequestUser): Promise<PricedProductsDto> {
    return { products: await this.prices.set(body, user) };
  }
}
