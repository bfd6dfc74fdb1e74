/** Everything read from `/admin/products` stands below this key. */
export const PRODUCTS_KEY = 'admin-products';
/** Everything read of one product stands below this key and its id. */
export const PRODUCT_KEY = 'admin-product';
