import { ROLES } from '@lacteos/contracts/reference/roles';

import { holdEndOf, maxUnitsOf } from './hold-rules.js';

const TIMES = { orderHoldMinutes: 60, breB: { holdHours: 24 }, unpaidOrderHours: 72 };
const QUOTA = { maxOpenOrders: 20, maxShareOfStock: 50, freeUnits: 50 };
const placed = (paymentMethod: string) => ({ paymentMethod, createdAt: new Date('2026-11-20T10:00:00Z') });

describe('the hold of an unpaid order', () => {
  it.each([
    ['Wompi', ROLES.user, '2026-11-20T11:00:00.000Z'],
    ['Wompi', ROLES.cashier, '2026-11-20T11:00:00.000Z'],
    ['Efectivo', ROLES.user, '2026-11-23T10:00:00.000Z'],
    ['Efectivo', ROLES.cashier, undefined],
    ['Crédito', ROLES.admin, undefined],
    ['Bre-B', ROLES.user, '2026-11-21T10:00:00.000Z'],
    ['Bre-B', ROLES.cashier, undefined],
  ])('with payment by %s and role %i ends at %s [N-16-081, N-40-453]', (method, role, end) => {
    expect(holdEndOf(placed(method), role, TIMES)?.toISOString()).toBe(end);
  });
});

describe('the hold of an unpaid pickup', () => {
  const waitsUntil = new Date('2026-11-25T23:00:00Z');
  it.each([
    ['Efectivo', ROLES.user, '2026-11-25T23:00:00.000Z'],
    ['Wompi', ROLES.user, '2026-11-20T11:00:00.000Z'],
    ['Bre-B', ROLES.user, '2026-11-21T10:00:00.000Z'],
    ['Efectivo', ROLES.cashier, undefined],
  ])('with payment by %s and role %i ends at %s [N-40-208]', (method, role, end) => {
    expect(holdEndOf({ ...placed(method), waitsUntil }, role, TIMES)?.toISOString()).toBe(end);
  });
});

describe('the maximum of units that a buyer may hold', () => {
  it.each([
    [{ level: 88, wanted: 1, held: 0 }, 44],
    [{ level: 44, wanted: 1, held: 44 }, 44],
    [{ level: 51, wanted: 1, held: 0 }, 25],
    [{ level: 50, wanted: 50, held: 0 }, null],
    [{ level: 10, wanted: 1, held: 40 }, null],
  ])('for %j is %p', (units, max) => expect(maxUnitsOf(units, QUOTA)).toBe(max));
});
