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
