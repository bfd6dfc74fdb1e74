export { type CatalogueRow } from './catalogue/catalogue.repository.js';
export { CatalogueService } from './catalogue/catalogue.service.js';
export { ChosenStore } from './catalogue/chosen-store.decorator.js';
export { CreateProducts1780000002000 } from './catalogue/create-products.migration.js';
export { ProductEntity } from './catalogue/product.entity.js';
export { productSearchText } from './catalogue/search-text.js';
export { FACTORY, StockPlace, type StockViewer } from './catalogue/stock-place.js';
export { ProductsModule } from './products.module.js';
