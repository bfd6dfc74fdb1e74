export { CreateSiigo1783000000000 } from './create-siigo.migration.js';
export { SiigoCatalogueEntity } from './catalogues/siigo-catalogue.entity.js';
export { SiigoTokenEntity } from './client/siigo-token.entity.js';
export { CustomerEntity } from './customers/customer.entity.js';
export { SiigoProductLinkEntity } from './products/product-link.entity.js';
export { SiigoModule } from './siigo.module.js';
