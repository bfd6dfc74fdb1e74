export const PRODUCTS_KEY = 'admin-products';
export const PRODUCT_KEY = 'admin-product';
