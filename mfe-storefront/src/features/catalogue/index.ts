export { loadList, useProducts, useSoldProducts, whenListLoaded } from './use-catalogue';
export { readFreshProduct, renewCatalogue, useProduct, useSuggestions } from './use-product';
export { useLacksStore, useStockOwner } from './use-stock-owner';
