import type { RemoteRoute } from '@lacteos/remote-kit/registry';
import { planVisits, type Account } from './planned-visits.js';

const anAccount = (role: number): Account => ({ role, email: `${role}@demo.test`, password: 'x' });
const aRoute = (changes: Partial<RemoteRoute>): RemoteRoute => ({
  path: '/cart',
  access: 'signed-in',
  title: 'Carrito',
  ...changes,
});

describe('D the visit plan of the live check', () => {
  const routes = [
    aRoute({ path: '/', access: 'public' }),
    aRoute({ path: '/order/:id' }),
    aRoute({ path: '/shipping2', roles: [2] }),
    aRoute({ path: '/admin/users', access: 'staff', roles: [4] }),
    aRoute({ path: '/admin/orders', access: 'staff' }),
  ];

  it('opens every route as each role that has it, and public ones without a session and with one [N-22-014]', () => {
    const { visitors, unvisited } = planVisits({ routes }, [1, 2, 3, 4].map(anAccount), { id: '17' });
    expect(visitors.map(({ account, addresses }) => [account?.role ?? null, addresses])).toEqual([
      [null, ['/']],
      [1, ['/', '/order/17']],
      [2, ['/order/17', '/shipping2']],
      [3, ['/order/17', '/admin/orders']],
      [4, ['/order/17', '/admin/users', '/admin/orders']],
    ]);
    expect(unvisited).toEqual([]);
  });

  it('reports routes that no account may open, and fills in 1 for parameters without a sample', () => {
    const { visitors, unvisited } = planVisits({ routes }, [anAccount(1)]);
    expect(visitors.at(-1)?.addresses).toEqual(['/', '/order/1']);
    expect(unvisited).toEqual([
      { path: '/order/:id', roles: [2, 3, 4] },
      { path: '/shipping2', roles: [2] },
      { path: '/admin/users', roles: [4] },
      { path: '/admin/orders', roles: [3, 4] },
    ]);
  });

  it("fills in a route's sample unless the settings give a value", () => {
    const legal = [aRoute({ path: '/legal/:document', access: 'public', sample: { document: 'terminos' } })];
    expect(planVisits({ routes: legal }, []).visitors[0]?.addresses).toEqual(['/legal/terminos']);
    const { visitors } = planVisits({ routes: legal }, [], { document: 'datos' });
    expect(visitors[0]?.addresses).toEqual(['/legal/datos']);
  });

  it('is empty for a project without routes', () => {
    expect(planVisits(undefined, [anAccount(1)])).toEqual({ visitors: [], unvisited: [] });
  });
});
