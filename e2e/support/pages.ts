export const VISITOR_PAGES = [
  '/',
  '/products',
  '/product/1',
  '/product/20',
  '/products?buscar=aroquipo',
  '/carousel_products',
  '/partner',
  '/company',
  '/social',
  '/social/arequipe-de-olla-tambien-de-cafe',
  '/legal',
  '/legal/datos',
  '/pqr',
  '/pqr/seguimiento',
  '/login',
  '/registrar',
];

export const CUSTOMER_PAGES = [
  '/cart',
  '/shipping',
  '/payment',
  '/placeorder',
  '/orderhistory',
  '/favoritos',
  '/profile',
  '/account/security',
];

export const STAFF_PAGES = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/orders',
  '/admin/order/1',
  '/admin/order/1/pay',
  '/admin/papers?orders=1,2',
  '/admin/deliverys',
  '/admin/pays',
  '/admin/returns',
  '/admin/refunds',
  '/admin/claims',
  '/admin/products',
  '/admin/product/1',
  '/admin/partners',
  '/admin/restock',
  '/admin/stockStores',
  '/admin/casherStore',
  '/admin/audit',
  '/admin/messages',
  '/admin/customers',
  '/admin/invoice',
  '/admin/invoice_type',
  '/admin/invoices_list',
];

export const SUPER_ADMIN_PAGES = ['/admin/health', '/admin/legal', '/admin/legal/terminos'] as const;

export { firstPageRequests } from '../../tools/first-page-requests.mjs';
