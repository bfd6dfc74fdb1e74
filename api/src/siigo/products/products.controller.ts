import { Body, Controller, Param, Post } from '@nestjs/common';

import { CurrentUser, type RequestUser } from '../../platform/access/index.js';
import { Answers, IdParam } from '../../platform/http/index.js';
import { LinkedProductDto, LinkProductDto } from './link-product.dto.js';
import { LinkProductService } from './link-product.service.js';

/** Products of the shop towards SIIGO. */
@Controller('siigo')
export class SiigoProductsController {
  constructor(private readonly links: LinkProductService) {}

  @Post('createProducts')
  @Answers(LinkedProductDto, 201)
  create(@Body() { id }: LinkProductDto, @CurrentUser() user: RequestUser): Promise<LinkedProductDto> {
    return this.links.link(id, user.id);
  }

  @Post('products/:id/link')
  @Answers(LinkedProductDto)
  retry(
    @Param('id', new IdParam('PRODUCTS.NOT_FOUND')) id: number,
    @CurrentUser() user: RequestUser,
  ): Promise<LinkedProductDto> {
    return this.links.link(id, user.id);
  }
}
