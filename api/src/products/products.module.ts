import { Module } from '@nestjs/common';

import { CatalogueCache } from './catalogue/catalogue-cache.js';
import { CatalogueVersion } from './catalogue/catalogue-version.js';
import { ProductCostsRepository } from './costs/product-costs.repository.js';
import { ProductCostsController } from './prices/product-costs.controller.js';
import { ProductCostsService } from './prices/product-costs.service.js';
import { SetPricesController } from './prices/set-prices.controller.js';
import { SetPricesService } from './prices/set-prices.service.js';
import { StaffProductsController } from './staff/staff-products.controller.js';
import { ProductLinking } from './staff/product-linking.js';
import { BulkProductsService } from './staff/bulk-products.service.js';
import { ProductEditor } from './staff/product-editor.js';
import { StaffProductsRepository } from './staff/staff-products.repository.js';
import { StaffProductsService } from './staff/staff-products.service.js';
import { CatalogueRepository } from './catalogue/catalogue.repository.js';
import { CatalogueService } from './catalogue/catalogue.service.js';
import { ProductsController } from './catalogue/products.controller.js';
import { SheetReader } from '#platform/spreadsheet/index.js';
import { MediaController } from './media/media.controller.js';
import { ImageHost } from './media/image-host.js';
import { MediaService } from './media/media.service.js';
import { PictureParts } from './media/picture-parts.repository.js';
import { Pictures } from './media/pictures.service.js';
import { ProductExport } from './sheets/product-export.js';
import { ProductSuggestionsController } from './suggestions/product-suggestions.controller.js';
import { SuggestionsRepository } from './suggestions/suggestions.repository.js';
import { SuggestionsService } from './suggestions/suggestions.service.js';
import { ProductImportService } from './sheets/product-import.service.js';
import { ProductSheetsController } from './sheets/product-sheets.controller.js';
import { ProductSearchRepository } from './search/product-search.repository.js';
import { ProductSearch } from './search/product-search.service.js';
import { SuggestionsController } from './search/suggestions.controller.js';

@Module({
  controllers: [
    SuggestionsController,
    ProductsController,
    ProductSuggestionsController,
    SetPricesController,
    ProductCostsController,
    StaffProductsController,
    ProductSheetsController,
    MediaController,
  ],
  providers: [
    CatalogueCache,
    CatalogueVersion,
    CatalogueRepository,
    CatalogueService,
    ProductSearch,
    ProductSearchRepository,
    SuggestionsRepository,
    SuggestionsService,
    StaffProductsRepository,
    ProductEditor,
    ProductCostsRepository,
    ProductCostsService,
    BulkProductsService,
    SetPricesService,
    ProductExport,
    ProductImportService,
    ProductLinking,
    StaffProductsService,
    ImageHost,
    SheetReader,
    MediaService,
    PictureParts,
    Pictures,
  ],
  exports: [CatalogueService, CatalogueVersion, MediaService, PictureParts, Pictures, ProductLinking],
})
export class ProductsModule {}
