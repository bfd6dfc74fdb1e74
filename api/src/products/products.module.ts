import { Module } from '@nestjs/common';

import { CatalogueRepository } from './catalogue/catalogue.repository.js';
import { CatalogueService } from './catalogue/catalogue.service.js';
import { ProductsController } from './catalogue/products.controller.js';
import { MediaController } from './media/media.controller.js';

/** The catalogue and its pictures. */
@Module({
  controllers: [ProductsController, MediaController],
  providers: [CatalogueRepository, CatalogueService],
  exports: [CatalogueService],
})
export class ProductsModule {}
