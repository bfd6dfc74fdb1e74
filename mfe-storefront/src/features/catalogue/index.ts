export {
  askList,
  readFreshProduct,
  renewCatalogue,
  useProduct,
  useProducts,
  useSoldProducts,
  useSuggestions,
  whenListed,
} from './use-catalogue';
export { useLacksStore, useStockOwner } from './use-stock-owner';
