export { cartQuery } from './model/get-cart';
export { useCart, useChangeCart } from './model/use-cart';
export { BulkAddPanel } from './components/bulk-add-panel';
export { FilledCart } from './components/filled-cart';
export { CartSuggestions } from './components/cart-suggestions';
export { QuickSale } from './components/quick-sale';
export { WithFilledCart } from './components/with-filled-cart';
export { unitsIn } from './model/cart-model';
export { useFocusAfterRemoval } from './use-focus-after-removal';
