import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { OutsideTransaction } from '#platform/repeats/index.js';
import { LinkedProductDto, LinkProductDto, productIdIn } from './link-product.dto.js';
import { LinkProductService } from './link-product.service.js';

@Controller('siigo')
export class SiigoProductsController {
  constructor(private readonly links: LinkProductService) {}

  /** Accepts product data or a bare id; only the id is read. */
  @Allow(ADMINISTRATORS)
  @Audited('products.linked')
  @OutsideTransaction('A product is linked once.')
  @Post('createProducts')
  @ApiBody({ type: LinkProductDto })
  @Answers(LinkedProductDto, 201)
  create(@Body() body: unknown, @CurrentUser() user: RequestUser): Promise<LinkedProductDto> {
    return this.links.link(productIdIn(body), user.id);
  }

  @Allow(ADMINISTRATORS)
  @Audited('products.linked', 'enlazó el producto con SIIGO')
  @OutsideTransaction('A product is linked once.')
  @Post('products/:id/link')
  @Answers(LinkedProductDto)
  retry(
    @Param('id', new IdParam('PRODUCTS.NOT_FOUND')) id: number,
    @CurrentUser() user: RequestUser,
  ): Promise<LinkedProductDto> {
    return this.links.link(id, user.id);
  }
}
