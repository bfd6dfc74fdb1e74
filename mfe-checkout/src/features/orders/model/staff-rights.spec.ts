import { anOrder, aUser } from '#testing/builders';
import { mayDispatch, mayRegisterPayment } from './staff-rights';

const STORE = { id: 4, name: 'Tienda Acacías', city: 'Acacías' };
const ROLE_CASES = [
  [1, null, false],
  [1, STORE.id, false],
  [2, STORE.id, true],
  [2, 99, false],
  [2, null, false],
  [3, null, true],
  [3, STORE.id, true],
  [4, null, true],
] as const;

describe('the rights of staff on an order', () => {
  it.each(ROLE_CASES)('role %i with an order of store %p: %p [D-058]', (role, storeId, may) => {
    const user = aUser({ id_role: role, stores: [STORE] });
    expect(mayRegisterPayment(user, anOrder({ storeId }))).toBe(may);
    expect(mayDispatch(user, anOrder({ storeId, isPaid: true }))).toBe(may);
  });

  it('include dispatching paid orders that are not delivered [B-047]', () => {
    const admin = aUser({ id_role: 3 });
    expect(mayDispatch(admin, anOrder())).toBe(false);
    expect(mayDispatch(admin, anOrder({ isPaid: true, isDelivered: true }))).toBe(false);
    expect(mayDispatch(admin, anOrder({ isPaid: true, active: false }))).toBe(false);
  });

  it('include registering payments of unpaid, active orders', () => {
    const admin = aUser({ id_role: 4 });
    expect(mayRegisterPayment(admin, anOrder({ isPaid: true }))).toBe(false);
    expect(mayRegisterPayment(admin, anOrder({ active: false }))).toBe(false);
  });
});
