import type { RoleId } from '@lacteos/contracts/reference/roles';

const STAFF = [2, 3, 4] as const;
const ADMINISTRATORS = [3, 4] as const;
const SIGNED_IN = [1, 2, 3, 4] as const;
const ANYONE = null;

/**
 * Required access by route, independent of the handlers; the first matching row counts. '*' is any method, '/**'
 * the path and everything below it. Anonymous writes are listed one by one.
 */
const DEMANDS: readonly (readonly [route: string, roles: readonly RoleId[] | null])[] = [
  ['POST /auth/signup', ANYONE],
  ['POST /auth/login', ANYONE],
  ['POST /auth/refresh', ANYONE],
  ['POST /auth/logout', ANYONE],
  ['POST /auth/reset/code', ANYONE],
  ['PUT /auth/reset', ANYONE],
  ['PUT /auth/verification', ANYONE],
  ['* /auth/totp/**', ADMINISTRATORS],
  ['* /auth/**', SIGNED_IN],
  ['GET /account/data', ANYONE],
  ['* /account/restock-notices/:id', [1]],
  ['* /account/**', SIGNED_IN],
  ['GET /product/**', ANYONE],
  ['GET /article/**', ANYONE],
  ['GET /partner/**', ANYONE],
  ['GET /store/stores', ANYONE],
  ['GET /legal/**', ANYONE],
  ['PUT /legal/:document', [4]],
  ['* /claims/mine/**', SIGNED_IN],
  ['GET /claims/**', ANYONE],
  ['POST /claims', ANYONE],
  ['POST /claims/files', ANYONE],
  ['POST /claims/lookup', ANYONE],
  ['POST /claims/replies', ANYONE],
  ['* /cart/**', SIGNED_IN],
  ['POST /order/wompi/events', ANYONE],
  ['PUT /order/paymentResult', STAFF],
  ['PUT /order/delivery', STAFF],
  ['POST /order/:id/second-payment', STAFF],
  ['PUT /order/:id/refunds/:refund/account', [1]],
  ['PUT /order/:id/method', [1]],
  ['POST /order/:id/pack', STAFF],
  ['POST /order/:id/unpack', STAFF],
  ['POST /order/:id/progress', STAFF],
  ['GET /delivery/driver/route', ANYONE],
  ['POST /delivery/driver/stops/:orderId/proof', ANYONE],
  ['POST /delivery/driver/stops/:orderId/photo', ANYONE],
  ['GET /delivery/tracking', ANYONE],
  ['GET /delivery/plan', ADMINISTRATORS],
  ['* /delivery/routes/**', ADMINISTRATORS],
  ['GET /delivery/promise', ANYONE],
  ['PUT /delivery/orders/:id/day', SIGNED_IN],
  ['* /delivery/zones/**', ADMINISTRATORS],
  ['* /delivery/closed-days/**', ADMINISTRATORS],
  ['GET /delivery/pickup-stores', SIGNED_IN],
  ['GET /delivery/pickups/:orderId', SIGNED_IN],
  ['* /delivery/pickups/**', STAFF],
  ['* /order/**', SIGNED_IN],
  ['* /till/**', STAFF],
  ['* /admin/cash-desk/**', STAFF],
  ['* /till/**', STAFF],
  ['* /admin/**', ADMINISTRATORS],
  ['GET /siigo/customers/:identification', STAFF],
  ['* /siigo/**', ADMINISTRATORS],
  ['POST /media/returns', SIGNED_IN],
  ['GET /media/returns/:id', ANYONE],
  ['POST /media/expenses', STAFF],
  ['GET /media/deliveries/:id', ANYONE],
  ['GET /media/:name/:file', ANYONE],
  ['* /media/**', ADMINISTRATORS],
  ['GET /health/live', ANYONE],
  ['GET /health/ready', ANYONE],
  ['* /health/**', [4]],
  // The route itself checks the network or token.
  ['GET /metrics', ANYONE],
  ['GET /openapi.json', ANYONE],
];

/** Roles that may call a route; null is anyone. @throws for a route without a row */
export function demandedRoles(route: string): readonly RoleId[] | null {
  const demand = DEMANDS.find(([pattern]) => fits(pattern, route));
  if (!demand) throw new Error(`nobody decided who may call ${route}`);
  return demand[1];
}

/** Rows that match no route. */
export const idleDemands = (routes: readonly string[]): string[] =>
  DEMANDS.map(([pattern]) => pattern).filter((pattern) => !routes.some((route) => fits(pattern, route)));

function fits(pattern: string, route: string): boolean {
  const [method, path = ''] = pattern.split(' ');
  const [called, address = ''] = route.split(' ');
  if (method !== '*' && method !== called) return false;
  if (!path.endsWith('/**')) return path === address;
  const base = path.slice(0, -3);
  return address === base || address.startsWith(`${base}/`);
}
