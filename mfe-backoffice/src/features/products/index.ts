export { PRODUCTS_KEY, PRODUCT_KEY } from './api/products-key';
export { useChangeProduct, useLinkProduct } from './api/save-product';
export { type SiigoChoices, siigoChoicesQuery } from './api/siigo-choices';
export { BulkProducts } from './components/bulk-products';
export { ProductStatus } from './components/product-actions';
export { ProductDialogsProvider, useProductDialogs } from './components/product-dialogs';
export { OptionalFields, SiigoFields } from './components/product-fields';
export { CREATED, PRODUCT_LABELS } from './model/product-texts';
export { PRODUCTS_TABLE } from './products-definition';
