export {
  askList,
  readFreshProduct,
  renewCatalogue,
  useProduct,
  useProducts,
  useSoldProducts,
  useSuggestions,
  whenListed,
} from './api/use-catalogue';
export { useLacksStore, useStockOwner } from './api/use-stock-owner';
