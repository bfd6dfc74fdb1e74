import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RoleId } from '@lacteos/contracts/reference/roles';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { OrderEntity } from '../src/orders/order/row/order.entity.js';
import { Allow, ANYONE } from '../src/platform/access/index.js';
import { RouteCensus, routeListing, RoutesModule } from '../src/platform/routes/index.js';
import { DemoDataService } from '../src/seed/index.js';
import { User } from '../src/users/index.js';
import { demandedRoles, idleDemands } from './demanded-access.js';
import { OPERATIONS } from './fuzz/operations.js';
import { type Answer, DIALECTS, startApi, type TestApi, type TestMethod } from './index.js';

type Caller = RoleId | null;
const CALLERS: readonly Caller[] = [null, 1, 2, 3, 4];
const ROUTES = OPERATIONS.map(
  ({ method, path }) => `${method} ${path.replace('/api', '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
);
const CELLS = ROUTES.flatMap((route) =>
  CALLERS.map((caller) => ({
    route,
    roles: demandedRoles(route),
    caller,
    who: caller === null ? 'without a token' : `as role ${caller}`,
  })),
);
/** Nothing listens there, so calls to SIIGO fail at once. */
const ENV = { SIIGO_URL: 'http://127.0.0.1:9' };

const cartQuery = (route: string, ownerId: number): string => {
  const line = route === 'DELETE /cart/cart' ? '' : '&productId=1';
  return `?id=${ownerId}${line}${route.startsWith('POST') ? '&quantity=1' : ''}`;
};

describe('the permission table', () => {
  it('reserves /admin for roles 3 and 4, except the cash desk, which cashiers have too [D-085]', () => {
    const routes = ROUTES.filter((route) => route.includes(' /admin/'));
    expect(routes.length).toBeGreaterThan(10);
    for (const route of routes)
      expect([route, demandedRoles(route)]).toEqual([
        route,
        route.includes(' /admin/cash-desk/') ? [2, 3, 4] : [3, 4],
      ]);
  });
});

describe.each(DIALECTS)('the permission check on $name', (dialect) => {
  let api: TestApi;
  const accounts = new Map<Caller, { id: number; token: string }>();

  beforeAll(async () => {
    api = await startApi(dialect, ENV);
    await api.app.get(DemoDataService).seedIfEmpty();
    for (const role of [1, 2, 3, 4] as const) {
      const { user, token } = await api.signedIn(role);
      accounts.set(role, { id: user.id, token });
    }
  });
  afterAll(async () => api.stop());

  const call = (route: string, caller: Caller, ownerId: number): Promise<Answer<unknown>> => {
    const [method = 'GET', path = ''] = route.split(' ');
    const isCart = path.startsWith('/cart');
    const query = isCart && !path.includes(':') ? cartQuery(route, ownerId) : '';
    const filled = path
      .replace(':id', isCart ? String(ownerId) : '999999')
      .replace(':table', 'orders')
      .replace(':name/:file', 'x/320.webp');
    // Signing out would end the token that other calls use.
    const token = route === 'POST /auth/logout' ? undefined : accounts.get(caller)?.token;
    const body = method === 'GET' || isCart || path.includes('delete') ? {} : { body: {} };
    return api.call(method as TestMethod, `${filled}${query}`, { ...(token ? { token } : {}), ...body });
  };

  const expectedCode = (roles: readonly RoleId[] | null, caller: Caller): string | null => {
    if (roles === null) return null;
    if (caller === null) return 'AUTH.REQUIRED';
    return roles.includes(caller) ? null : 'AUTH.FORBIDDEN';
  };

  it('covers exactly the routes of the table [D-018]', () => {
    const served = api.routes.filter((route) => /^(GET|POST|PUT|DELETE|PATCH) /.test(route)).sort();
    expect([...new Set(served)]).toEqual([...ROUTES].sort());
    expect(idleDemands(ROUTES)).toEqual([]);
  });

  it('matches docs/permissions.md (npm run permissions -w api) [N-35-101]', async () => {
    const page = await readFile(new URL('../../docs/permissions.md', import.meta.url), 'utf8');
    expect(routeListing(api.app.get(RouteCensus).list())).toBe(page);
  });

  it.each(CELLS)(
    'decides $route: $who [S-193, B-001, B-002, D-075, D-076, D-077, D-078, D-079, D-080, D-085, D-090, D-091, D-092]',
    async ({ route, roles, caller }) => {
      const { status, failure } = await call(route, caller, accounts.get(caller)?.id ?? 1);
      const refusal = ['AUTH.REQUIRED', 'AUTH.FORBIDDEN'].includes(failure.code) ? failure.code : null;
      expect(refusal).toBe(expectedCode(roles, caller));
      expect(status === 500).toBe(false);
    },
  );

  const cartRoutes = ROUTES.filter((route) => route.includes(' /cart'));
  it.each(cartRoutes)("refuses another user's cart to every role: %s [D-078]", async (route) => {
    for (const caller of [1, 2, 3, 4] as const) {
      const other = accounts.get(caller === 1 ? 2 : 1)?.id ?? 0;
      const { status, failure } = await call(route, caller, other);
      expect([status, failure.code]).toEqual([403, 'AUTH.FORBIDDEN']);
    }
  });

  describe("another user's order", () => {
    const customersOrder = async (): Promise<OrderEntity> => {
      const customer = await api.uow.manager.findOneByOrFail(User, { email_key: 'cliente@demo.test' });
      return api.uow.manager.findOneByOrFail(OrderEntity, { userId: customer.id });
    };

    it.each([1, 2] as const)(
      'is not found by role %i, neither to read nor to cancel [D-081]',
      async (role) => {
        const { id } = await customersOrder();
        const token = accounts.get(role)?.token ?? '';
        const read = await api.call('GET', `/order/${id}`, { token });
        const cancel = await api.call('DELETE', `/order/delete?id=${id}`, { token });
        for (const { status, failure } of [read, cancel])
          expect([status, failure.code]).toEqual([404, 'ORDERS.NOT_FOUND']);
      },
    );

    it.each([3, 4] as const)('is read by role %i [D-081]', async (role) => {
      const { id } = await customersOrder();
      const answer = await api.call<{ id: number }>('GET', `/order/${id}`, {
        token: accounts.get(role)?.token ?? '',
      });
      expect([answer.status, answer.data.id]).toEqual([200, id]);
    });

    it('is read by its owner [D-081]', async () => {
      const { id, userId } = await customersOrder();
      const token = await api.tokenOf({ id: userId, session_version: 1 });
      expect((await api.call('GET', `/order/${id}`, { token })).status).toBe(200);
    });

    it("is not in another user's history", async () => {
      const answer = await api.call<unknown[]>('GET', '/order/mine', { token: accounts.get(1)?.token ?? '' });
      expect([answer.status, answer.data]).toEqual([200, []]);
    });
  });

  it('applies a changed role at the next request [D-094]', async () => {
    const { user, token } = await api.signedIn(3);
    expect((await api.call('GET', '/admin/orders', { token })).status).toBe(200);
    await api.uow.manager.update(User, { id: user.id }, { id_role: 1 });
    expect((await api.call('GET', '/admin/orders', { token })).status).toBe(403);
  });
});

@Controller('forgotten')
class ForgottenController {
  @Get('door')
  open(): string {
    return 'open';
  }
}

@Controller('planted')
class PlantedController {
  @Allow(ANYONE)
  @Post()
  add(): null {
    return null;
  }
}

describe('the route census', () => {
  const startWith = (controller: object) => {
    @Module({ imports: [RoutesModule], controllers: [controller as never] })
    class PlantedModule {}
    return NestFactory.createApplicationContext(PlantedModule, { logger: false, abortOnError: false });
  };

  it('stops the start and names a route without an access rule [D-018]', async () => {
    await expect(startWith(ForgottenController)).rejects.toThrow('GET /forgotten/door');
  });

  it('stops the start and names an anonymous write that does not declare what it stores [N-34-401]', async () => {
    await expect(startWith(PlantedController)).rejects.toThrow('POST /planted');
  });
});
