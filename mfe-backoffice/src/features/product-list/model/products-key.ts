/** Query key of everything read from `/admin/products`. */
export const PRODUCTS_KEY = 'admin-products';
/** Query key of everything read about one product, followed by its id. */
export const PRODUCT_KEY = 'admin-product';
