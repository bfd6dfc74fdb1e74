import { ROLES } from '@lacteos/contracts';
import type { Type } from '@nestjs/common';

import { type AccessRule, ADMINISTRATORS, ruleOf, SIGNED_IN, STAFF } from './allow.decorator.js';
import { routeKeys } from './route-keys.js';

const anyone: AccessRule = { roles: null };
const signedIn: AccessRule = { roles: SIGNED_IN };
const administrators: AccessRule = { roles: ADMINISTRATORS };
const staff: AccessRule = { roles: STAFF };
const superAdmin: AccessRule = { roles: [ROLES.superAdmin] };
const withRow = (rule: AccessRule, row: string): AccessRule => ({ ...rule, row });

/** Rules of the handlers of orders, until they declare their own. */
const ORDERS: Readonly<Record<string, AccessRule>> = {
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
  'GET /order/:id/after-sale': withRow(signedIn, 'order-reader'),
  'POST /order/:id/cancellation': withRow(signedIn, 'order-canceller'),
  'POST /order/:id/reorder': withRow(signedIn, 'order-reader'),
  'POST /order/:id/returns': withRow(signedIn, 'order-reader'),
  'PUT /order/:id/refunds/:refund/account': withRow({ roles: [ROLES.user] }, 'order-buyer'),
  'GET /order/:id': withRow(signedIn, 'order-reader'),
  'DELETE /order/delete': withRow(signedIn, 'order-canceller'),
  'GET /order/:id/receipt': withRow(signedIn, 'order-reader'),
  'PUT /order/paymentResult': withRow(staff, 'order-staff'),
  'POST /order/:id/second-payment': withRow(staff, 'order-staff'),
  'PUT /order/delivery': withRow(staff, 'order-staff'),
  'GET /admin/orders': administrators,
  'GET /admin/orders/sums': administrators,
  'GET /admin/orders/duties': administrators,
  'GET /admin/orders/export': administrators,
  'GET /admin/orders/paper': administrators,
  'GET /admin/orders/:id/timeline': administrators,
  'PUT /admin/orders/:id/dispatch': administrators,
  'POST /admin/orders/:id/balance': administrators,
  'POST /admin/orders/:id/notes': administrators,
  'GET /admin/orders/:id/hold': administrators,
  'POST /admin/orders/:id/alert': administrators,
  'POST /admin/orders/:id/alert/refund': administrators,
  'POST /admin/orders/:id/alert/cancel': administrators,
  'POST /admin/orders/:id/alert/payment': administrators,
  'POST /admin/orders/:id/stock': administrators,
  'PUT /admin/orders/:id/hold': administrators,
  'DELETE /admin/orders/:id/hold': administrators,
  'GET /admin/dashboard': administrators,
  'GET /admin/dashboard/breakdown': administrators,
  'GET /admin/dashboard/margin': administrators,
  'GET /admin/dashboard/customers': administrators,
  'GET /admin/cash-desk/totals': staff,
  'GET /admin/cash-desk/shift': staff,
  'POST /admin/cash-desk/shift': staff,
  'PUT /admin/cash-desk/shift': staff,
  'GET /admin/cash-desk/shifts': staff,
  'GET /admin/cash-desk/movements': staff,
  'GET /admin/returns': administrators,
  'PUT /admin/returns/:id': administrators,
  'GET /admin/refunds': administrators,
  'GET /admin/refunds/total': administrators,
  'PUT /admin/refunds/:id': administrators,
  'GET /health/weekly-mail': superAdmin,
  'PUT /health/weekly-mail': superAdmin,
  'POST /media/returns': signedIn,
  'GET /media/returns/:id': anyone,
};

/** The rule of a handler; undefined when it has none. */
export const ruleOfRoute = (controller: Type, handler: object): AccessRule | undefined =>
  ruleOf(handler) ?? ORDERS[routeKeys(controller, handler)[0] ?? ''];
