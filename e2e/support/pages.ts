/** The pages that anybody sees. */
export const VISITOR_PAGES = [
  '/',
  '/products',
  '/product/1',
  '/carousel_products',
  '/partner',
  '/company',
  '/social',
  '/login',
  '/registrar',
];

/** The pages of a customer with something in the cart. */
export const CUSTOMER_PAGES = ['/cart', '/shipping', '/payment', '/orderhistory', '/account/security'];
