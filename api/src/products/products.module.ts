import { Module } from '@nestjs/common';

import { CatalogueCache } from './catalogue/catalogue-cache.js';
import { CatalogueVersion } from './catalogue/catalogue-version.js';
import { CatalogueRepository } from './catalogue/catalogue.repository.js';
import { CatalogueService } from './catalogue/catalogue.service.js';
import { ProductsController } from './catalogue/products.controller.js';
import { MediaController } from './media/media.controller.js';

/** The catalogue and its pictures. */
@Module({
  controllers: [ProductsController, MediaController],
  providers: [CatalogueCache, CatalogueRepository, CatalogueService, CatalogueVersion],
  exports: [CatalogueService, CatalogueVersion],
})
export class ProductsModule {}
