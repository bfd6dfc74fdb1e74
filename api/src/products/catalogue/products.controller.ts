import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Allow, ANYONE, MaybeUser, type RequestUser } from '#platform/access/index.js';
import { Answers, IdParam, RawAnswer, sendRevalidated } from '#platform/http/index.js';
import { CatalogueService } from './catalogue.service.js';
import { ChosenStore } from './chosen-store.decorator.js';
import { ProductDto, ProductListQuery } from './product.dto.js';

/** Answers have an ETag that caches must revalidate on each use. */
@Controller('product')
export class ProductsController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Allow(ANYONE)
  @Get('products')
  @Answers([ProductDto])
  @RawAnswer()
  async list(
    @Query() query: ProductListQuery,
    @MaybeUser() user: RequestUser | null,
    @ChosenStore() store: number | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    return sendRevalidated(request, reply, await this.catalogue.list(query, user, store), user !== null);
  }

  @Allow(ANYONE)
  @Get(':id')
  @Answers(ProductDto)
  @RawAnswer()
  async get(
    @Param('id', new IdParam('PRODUCTS.NOT_FOUND')) id: number,
    @MaybeUser() user: RequestUser | null,
    @ChosenStore() store: number | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    return sendRevalidated(request, reply, await this.catalogue.get(id, user, store), user !== null);
  }
}
