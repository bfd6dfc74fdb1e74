export {
  loadList,
  readFreshProduct,
  renewCatalogue,
  useProduct,
  useProducts,
  useSoldProducts,
  useSuggestions,
  whenListLoaded,
} from './use-catalogue';
export { useLacksStore, useStockOwner } from './use-stock-owner';
