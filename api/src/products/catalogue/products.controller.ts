import type { Product } from '@lacteos/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';

import { MaybeUser, type RequestUser } from '../../platform/access/index.js';
import { Answers, IdParam, paged, type Paged } from '../../platform/http/index.js';
import { CatalogueService } from './catalogue.service.js';
import { ChosenStore } from './chosen-store.decorator.js';
import { ProductDto, ProductListQuery } from './product.dto.js';

@Controller('product')
export class ProductsController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Get('products')
  @Answers([ProductDto])
  async list(
    @Query() query: ProductListQuery,
    @MaybeUser() user: RequestUser | null,
    @ChosenStore() store: number | null,
  ): Promise<Paged<Product[]>> {
    const { products, meta } = await this.catalogue.list(query, user, store);
    return paged(products, meta);
  }

  @Get(':id')
  @Answers(ProductDto)
  get(
    @Param('id', new IdParam('PRODUCTS.NOT_FOUND')) id: number,
    @MaybeUser() user: RequestUser | null,
    @ChosenStore() store: number | null,
  ): Promise<Product> {
    return this.catalogue.get(id, user, store);
  }
}
