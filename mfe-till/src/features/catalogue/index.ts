export { offlineProof } from './offline-proof';
export { ProductFinder } from './product-finder';
export { useCatalogue, type Catalogue } from './use-catalogue';
