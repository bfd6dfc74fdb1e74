export { CatalogueSearch } from './catalogue-search';
export { useCatalogueView } from './use-catalogue-view';
