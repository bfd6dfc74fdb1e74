import { Body, Controller, Get, Param, Put } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { NewCostDto, ProductCostDto } from './product-costs.dto.js';
import { ProductCostsService } from './product-costs.service.js';

const ProductId = new IdParam('PRODUCTS.NOT_FOUND');

@Controller('admin/product/:id/costs')
export class ProductCostsController {
  constructor(private readonly costs: ProductCostsService) {}

  @Allow(ADMINISTRATORS)
  @Get()
  @Answers([ProductCostDto])
  list(@Param('id', ProductId) id: number): Promise<ProductCostDto[]> {
    return this.costs.listCosts(id);
  }

  @Allow(ADMINISTRATORS)
  @Audited('products.cost-set', 'cambió el costo')
  @Put()
  @Answers([ProductCostDto])
  set(
    @Param('id', ProductId) id: number,
    @Body() body: NewCostDto,
    @CurrentUser() user: RequestUser,
  ): Promise<ProductCostDto[]> {
    return this.costs.set(id, body, user);
  }
}
