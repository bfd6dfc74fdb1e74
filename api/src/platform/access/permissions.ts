import { ROLE_IDS, ROLES, type RoleId } from '@lacteos/contracts';

/** Ownership rule that the use case enforces; the guard knows the caller only. */
export type RowRule =
  'cart-owner' | 'order-reader' | 'order-canceller' | 'order-staff' | 'open-order-reader' | 'order-buyer';

export interface AccessRule {
  /** Roles that may call; null is anyone, also without a session. */
  readonly roles: readonly RoleId[] | null;
  readonly row?: RowRule;
}

const STAFF = [ROLES.cashier, ROLES.admin, ROLES.superAdmin] as const;
const ADMINISTRATORS = [ROLES.admin, ROLES.superAdmin] as const;

const anyone: AccessRule = { roles: null };
const signedIn: AccessRule = { roles: ROLE_IDS };
const roles = (...allowed: readonly RoleId[]): AccessRule => ({ roles: allowed });
const withRow = (rule: AccessRule, row: RowRule): AccessRule => ({ ...rule, row });

/**
 * Permissions of every route: 'METHOD /path' as declared, without the prefix.
 * The API does not start when a route is missing here.
 */
export const PERMISSIONS: Readonly<Record<string, AccessRule>> = {
  'POST /auth/signup': anyone,
  'POST /auth/login': anyone,
  'POST /auth/refresh': anyone,
  'POST /auth/reset/code': anyone,
  'PUT /auth/reset': anyone,
  'POST /auth/logout': anyone,
  'GET /auth/verification': signedIn,
  'POST /auth/verification': signedIn,
  'PUT /auth/verification': anyone,
  'GET /auth/me': signedIn,
  'GET /auth/sessions': signedIn,
  'GET /auth/totp': roles(...ADMINISTRATORS),
  'POST /auth/totp': roles(...ADMINISTRATORS),
  'PUT /auth/totp': roles(...ADMINISTRATORS),
  'POST /auth/totp/disable': roles(...ADMINISTRATORS),
  'DELETE /auth/sessions': signedIn,
  'DELETE /auth/sessions/:session': signedIn,
  'GET /product/products': anyone,
  'GET /product/:id': anyone,
  'GET /partner': anyone,
  'GET /store/stores': anyone,
  'GET /media/:name/:file': anyone,
  'GET /cart/:id': withRow(signedIn, 'cart-owner'),
  'POST /cart': withRow(signedIn, 'cart-owner'),
  'POST /cart/cart': withRow(signedIn, 'cart-owner'),
  'DELETE /cart': withRow(signedIn, 'cart-owner'),
  'DELETE /cart/delete': withRow(signedIn, 'cart-owner'),
  'DELETE /cart/cart': withRow(signedIn, 'cart-owner'),
  'GET /order/payment_types': signedIn,
  'POST /order': withRow(signedIn, 'order-buyer'),
  'GET /order/mine': signedIn,
  'GET /order/:id/wompi': withRow(signedIn, 'open-order-reader'),
  'POST /order/wompi/events': anyone,
  'POST /order/wompi/return': withRow(signedIn, 'order-reader'),
  'GET /order/:id': withRow(signedIn, 'order-reader'),
  'DELETE /order/delete': withRow(signedIn, 'order-canceller'),
  'GET /order/:id/receipt': withRow(signedIn, 'order-reader'),
  'PUT /order/paymentResult': withRow(roles(...STAFF), 'order-staff'),
  'PUT /order/delivery': withRow(roles(...STAFF), 'order-staff'),
  'GET /admin/orders': roles(...ADMINISTRATORS),
  'GET /admin/orders/export': roles(...ADMINISTRATORS),
  'GET /admin/orders/:id/timeline': roles(...ADMINISTRATORS),
  'GET /admin/orders/:id/hold': roles(...ADMINISTRATORS),
  'PUT /admin/orders/:id/hold': roles(...ADMINISTRATORS),
  'DELETE /admin/orders/:id/hold': roles(...ADMINISTRATORS),
  'GET /admin/dashboard': roles(...ADMINISTRATORS),
  'GET /admin/cash-desk/totals': roles(...ADMINISTRATORS),
  'GET /admin/cash-desk/shift': roles(...ADMINISTRATORS),
  'POST /admin/cash-desk/shift': roles(...ADMINISTRATORS),
  'PUT /admin/cash-desk/shift': roles(...ADMINISTRATORS),
  'GET /admin/cash-desk/shifts': roles(...ADMINISTRATORS),
  'GET /admin/views/:table': roles(...ADMINISTRATORS),
  'PUT /admin/views/:table': roles(...ADMINISTRATORS),
  'GET /admin/users': roles(...ADMINISTRATORS),
  'PUT /admin/user': roles(...ADMINISTRATORS),
  'DELETE /admin/users/:id/totp': roles(...ADMINISTRATORS),
  'GET /admin/users/:id/sessions': roles(...ADMINISTRATORS),
  'DELETE /admin/users/:id/sessions/:session': roles(...ADMINISTRATORS),
  'GET /admin/messages': roles(...ADMINISTRATORS),
  'POST /admin/messages/retry': roles(...ADMINISTRATORS),
  'POST /admin/messages/discard': roles(...ADMINISTRATORS),
  'GET /admin/audit': roles(...ADMINISTRATORS),
  'GET /admin/products': roles(...ADMINISTRATORS),
  'POST /admin/products': roles(...ADMINISTRATORS),
  'PUT /admin/products': roles(...ADMINISTRATORS),
  'GET /admin/products/export': roles(...ADMINISTRATORS),
  'POST /admin/products/import': roles(...ADMINISTRATORS),
  'PUT /admin/product': roles(...ADMINISTRATORS),
  'PUT /admin/product/status': roles(...ADMINISTRATORS),
  'GET /admin/product/:id': roles(...ADMINISTRATORS),
  'GET /admin/product/:id/prices': roles(...ADMINISTRATORS),
  'GET /admin/product/:id/stock': roles(...ADMINISTRATORS),
  'GET /admin/product/:id/ledger': roles(...ADMINISTRATORS),
  'GET /admin/partners': roles(...ADMINISTRATORS),
  'POST /admin/partners': roles(...ADMINISTRATORS),
  'PUT /admin/partner': roles(...ADMINISTRATORS),
  'PUT /admin/partner/status': roles(...ADMINISTRATORS),
  'POST /admin/assign_stock': roles(...ADMINISTRATORS),
  'GET /admin/cashers': roles(...ADMINISTRATORS),
  'POST /admin/assign_casher': roles(...ADMINISTRATORS),
  'POST /media': roles(...ADMINISTRATORS),
  'GET /media/upload': roles(...ADMINISTRATORS),
  'GET /siigo/invoice/type': roles(...ADMINISTRATORS),
  'GET /siigo/invoice/payments_type': roles(...ADMINISTRATORS),
  'POST /siigo/invoice': roles(...ADMINISTRATORS),
  'POST /siigo/invoice/preflight': roles(...ADMINISTRATORS),
  'GET /siigo/invoice/:id': roles(...ADMINISTRATORS),
  'GET /siigo/invoice/:id/pdf': roles(...ADMINISTRATORS),
  'POST /siigo/invoice/:id/retry': roles(...ADMINISTRATORS),
  'POST /siigo/invoice/:id/credit-note': roles(...ADMINISTRATORS),
  'POST /siigo/invoice/:id/mail': roles(...ADMINISTRATORS),
  'GET /siigo/invoices': roles(...ADMINISTRATORS),
  'GET /siigo/invoices/attention': roles(...ADMINISTRATORS),
  'GET /siigo/order/:id/invoice': roles(...ADMINISTRATORS),
  'GET /siigo/comparison': roles(...ADMINISTRATORS),
  'GET /siigo/taxes': roles(...ADMINISTRATORS),
  'GET /siigo/costCenters': roles(...ADMINISTRATORS),
  'GET /siigo/users': roles(...ADMINISTRATORS),
  'GET /siigo/account-group': roles(...ADMINISTRATORS),
  'GET /siigo/products': roles(...ADMINISTRATORS),
  'GET /siigo/customers': roles(...ADMINISTRATORS),
  'GET /siigo/customers/:identification': roles(ROLES.cashier, ...ADMINISTRATORS),
  'PUT /siigo/customers/:id': roles(...ADMINISTRATORS),
  'POST /siigo/createProducts': roles(...ADMINISTRATORS),
  'POST /siigo/products/:id/link': roles(...ADMINISTRATORS),
  'GET /siigo/customer/:id': roles(...ADMINISTRATORS),
  'GET /admin/customers': roles(...ADMINISTRATORS),
  // Checked by the route itself, by network or token.
  'GET /metrics': anyone,
  'GET /openapi.json': anyone,
  'GET /health/live': anyone,
  'GET /health/ready': anyone,
};
