export { CatalogueVersion } from './catalogue/catalogue-version.js';
export { CatalogueVersionEntity } from './catalogue/catalogue-version.entity.js';
export { AddProductOffice1785000001000 } from './admin/add-product-office.migration.js';
export { FactoryStock, type WishedLevel } from './admin/factory-stock.js';
export { PriceChangeEntity } from './admin/price-change.entity.js';
export { ProductLinking } from './admin/product-linking.js';
export { type CatalogueRow } from './catalogue/catalogue.repository.js';
export { CatalogueService } from './catalogue/catalogue.service.js';
export { ChosenStore } from './catalogue/chosen-store.decorator.js';
export { CreateCatalogueVersion1787000001000 } from './catalogue/create-catalogue-version.migration.js';
export { CreateProducts1780000002000 } from './catalogue/create-products.migration.js';
export { ProductEntity } from './catalogue/product.entity.js';
export { productSearchText } from './catalogue/search-text.js';
export { FACTORY, StockPlace, type StockViewer } from './catalogue/stock-place.js';
export {
  PICTURE_WIDTHS,
  pictureAddress,
  readPixels,
  renderPictureSet,
  type PictureFormat,
} from './media/picture-set.js';
export { ProductsModule } from './products.module.js';
