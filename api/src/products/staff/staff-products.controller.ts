import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam, ListQuery, paged, type Paged } from '#platform/http/index.js';
import { BulkOutcomeDto, BulkProductsDto } from './bulk-products.dto.js';
import { BulkProductsService } from './bulk-products.service.js';
import { ActiveChangeDto, NewProductDto, ProductChangeDto } from './product-input.dto.js';
import { AdminProductDto, StaffProductListQuery, PriceChangeDto } from './staff-products.dto.js';
import { StaffProductsService } from './staff-products.service.js';

const ProductId = new IdParam('PRODUCTS.NOT_FOUND');

@Controller('admin')
export class StaffProductsController {
  constructor(
    private readonly products: StaffProductsService,
    private readonly bulk: BulkProductsService,
  ) {}

  @Allow(ADMINISTRATORS)
  @Get('products')
  @Answers([AdminProductDto])
  async list(@Query() query: StaffProductListQuery): Promise<Paged<AdminProductDto[]>> {
    const { products, meta } = await this.products.list(query);
    return paged(products, meta);
  }

  @Allow(ADMINISTRATORS)
  @Audited('products.created', 'creó el producto')
  @Post('products')
  @Answers(AdminProductDto, 201)
  create(@Body() body: NewProductDto, @CurrentUser() user: RequestUser): Promise<AdminProductDto> {
    return this.products.create(body, user);
  }

  @Allow(ADMINISTRATORS)
  @Get('product/:id')
  @Answers(AdminProductDto)
  get(@Param('id', ProductId) id: number): Promise<AdminProductDto> {
    return this.products.get(id);
  }

  @Allow(ADMINISTRATORS)
  @Get('product/:id/prices')
  @Answers([PriceChangeDto])
  async prices(
    @Param('id', ProductId) id: number,
    @Query() query: ListQuery,
  ): Promise<Paged<PriceChangeDto[]>> {
    const { changes, meta } = await this.products.prices(id, query);
    return paged(changes, meta);
  }

  @Allow(ADMINISTRATORS)
  @Audited('products.updated')
  @Put('products')
  @Answers(BulkOutcomeDto)
  async changeMany(@Body() body: BulkProductsDto, @CurrentUser() user: RequestUser): Promise<BulkOutcomeDto> {
    return { changed: await this.bulk.change(body, user) };
  }

  @Allow(ADMINISTRATORS)
  @Audited('products.updated', 'cambió el producto')
  @Put('product')
  @Answers(AdminProductDto)
  update(@Body() body: ProductChangeDto, @CurrentUser() user: RequestUser): Promise<AdminProductDto> {
    return this.products.update(body, user);
  }

  @Allow(ADMINISTRATORS)
  @Audited('products.updated')
  @Put('product/status')
  @Answers(AdminProductDto)
  setActive(@Body() body: ActiveChangeDto, @CurrentUser() user: RequestUser): Promise<AdminProductDto> {
    return this.products.setActive(body, user);
  }
}
