export {
  askList,
  readFreshProduct,
  renewCatalogue,
  useProduct,
  useProducts,
  useSuggestions,
  whenListed,
} from './api/use-catalogue';
export { useLacksStore, useStockOwner } from './api/use-stock-owner';
export {
  filterCountOf,
  NO_FILTERS,
  type CatalogueView,
  isNarrowed,
  type OrderName,
  ORDERS,
  PAGE_SIZE,
  queryOf,
  viewOf,
} from './model/catalogue-view';
