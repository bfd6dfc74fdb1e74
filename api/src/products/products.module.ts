import { Module } from '@nestjs/common';

import { CatalogueCache } from './catalogue/catalogue-cache.js';
import { CatalogueVersion } from './catalogue/catalogue-version.js';
import { AdminProductsController } from './admin/admin-products.controller.js';
import { ProductLinking } from './admin/product-linking.js';
import { BulkProductsService } from './admin/bulk-products.service.js';
import { ProductEditor } from './admin/product-editor.js';
import { ProductOfficeRepository } from './admin/product-office.repository.js';
import { ProductOfficeService } from './admin/product-office.service.js';
import { CatalogueRepository } from './catalogue/catalogue.repository.js';
import { CatalogueService } from './catalogue/catalogue.service.js';
import { ProductsController } from './catalogue/products.controller.js';
import { MediaController } from './media/media.controller.js';
import { ImageHost } from './media/image-host.js';
import { MediaService } from './media/media.service.js';
import { ProductExport } from './sheets/product-export.js';
import { ProductImportService } from './sheets/product-import.service.js';
import { ProductSheetsController } from './sheets/product-sheets.controller.js';

/** The catalogue and its pictures. */
@Module({
  controllers: [ProductsController, AdminProductsController, ProductSheetsController, MediaController],
  providers: [
    CatalogueCache,
    CatalogueVersion,
    CatalogueRepository,
    CatalogueService,
    ProductOfficeRepository,
    ProductEditor,
    BulkProductsService,
    ProductExport,
    ProductImportService,
    ProductLinking,
    ProductOfficeService,
    ImageHost,
    MediaService,
  ],
  exports: [CatalogueService, CatalogueVersion, ProductLinking],
})
export class ProductsModule {}
