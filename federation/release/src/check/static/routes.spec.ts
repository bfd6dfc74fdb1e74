import type { RemoteRoute } from '@lacteos/remote-kit/registry';
import type { Release } from '../../contract/contract.js';
import { aContext, aRelease, broken, warned } from '../../testing/static-fixture.js';
import { checkStatically } from './index.js';

describe('the addresses of a release', () => {
  let shell: Release;
  beforeEach(async () => {
    shell = await aRelease(
      'shell',
      { expose: {} },
      { routes: [{ path: '/login', access: 'public', title: '' }] },
    );
  });

  it.each([
    ['an address of another project', { path: '/login', access: 'public' as const }, 'belongs to shell'],
    [
      'the same address by another name',
      { path: '/order/:key', access: 'public' as const },
      'belongs to mfe-other',
    ],
    ['everything', { path: '/*', access: 'public' as const }, 'no address of its own'],
    [
      'a module that was not built',
      { path: '/x', access: 'public' as const, module: './x' },
      'does not have',
    ],
    [
      'a preload that the API lacks',
      { path: '/x', access: 'public' as const, preload: ['/none'] },
      'no operation',
    ],
    [
      'a preload that visitors may not make',
      { path: '/x', access: 'public' as const, preload: ['/cart/1'] },
      'needs a session',
    ],
  ])('refuses a route that claims %s', async (_what, route, reason) => {
    const other = await aRelease(
      'mfe-other',
      {},
      { routes: [{ path: '/order/:id', access: 'signed-in', title: '' }] },
    );
    const release = await aRelease('mfe-toy', {}, { routes: [{ title: '', ...route }] });
    expect(broken(checkStatically(release, aContext(shell, { others: [shell, other] }))).join()).toContain(
      reason,
    );
  });

  it("refuses an address that another team's page covers, unless that team shares it [N-37-127]", async () => {
    const wide = { path: '/product/:id', access: 'public' as const, title: '' };
    const literal = { path: '/product/1', access: 'public' as const, title: '' };
    const toy = await aRelease('mfe-toy', {}, { routes: [literal] });
    const store = (route: RemoteRoute) => aRelease('mfe-store', {}, { routes: [route] });
    const problem = [
      'routes: /product/1 and /product/:id of mfe-store 1.0.0-a fit the same addresses: ' +
        '/product/:id of mfe-store would have to list mfe-toy in "sharedWith"',
    ];
    const withOthers = (...others: Release[]) => aContext(shell, { others: [shell, ...others] });
    expect(broken(checkStatically(toy, withOthers(await store(wide))))).toEqual(problem);
    const claiming = {
      ...toy,
      manifest: { ...toy.manifest, routes: [{ ...literal, sharedWith: ['mfe-store'] }] },
    };
    expect(broken(checkStatically(claiming, withOthers(await store(wide))))).toEqual(problem);
    const shared = await store({ ...wide, sharedWith: ['mfe-toy'] });
    expect(broken(checkStatically(toy, withOthers(shared)))).toEqual([]);
    expect(broken(checkStatically(shared, withOthers(toy)))).toEqual([]);
    expect(broken(checkStatically(await store(wide), withOthers(toy)))).toHaveLength(1);
  });

  it('compares addresses without regard to case, and refuses a parameter at their beginning in words [N-37-128]', async () => {
    const at = (...paths: string[]) =>
      aRelease('mfe-toy', {}, { routes: paths.map((path) => ({ path, access: 'public', title: '' })) });
    const problemsOf = async (...paths: string[]) =>
      broken(checkStatically(await at(...paths), aContext(shell))).join();
    expect(await problemsOf('/Login')).toContain('/Login belongs to shell 1.0.0-a already');
    expect(await problemsOf('/toy/:id', '/Toy/:name')).toContain('/Toy/:name is listed twice (/toy/:id)');
    expect(await problemsOf('/:x')).toBe(
      'routes: /:x would take every address of the shop with that many parts: begin it with a word of its own',
    );
  });

  it('reports pages with wider access and pages that are gone', async () => {
    const before = await aRelease(
      'mfe-toy',
      {},
      {
        routes: [
          { path: '/admin/x', access: 'staff', roles: [4], title: '' },
          { path: '/gone', access: 'public', title: '' },
        ],
      },
    );
    const after = await aRelease(
      'mfe-toy',
      {},
      { routes: [{ path: '/admin/x', access: 'staff', roles: [3, 4], title: '' }] },
    );
    expect(warned(checkStatically(after, aContext(shell, { before })))).toEqual([
      '/admin/x was staff (roles 4) and would be staff (roles 3, 4)',
      '/gone would be gone: bookmarks and search engines lead to it',
    ]);
    const linking = await aRelease(
      'mfe-other',
      {},
      { menu: [{ to: '/gone', label: 'x', section: 'main', order: 1 }] },
    );
    expect(broken(checkStatically(after, aContext(shell, { before, others: [shell, linking] })))).toEqual([
      'routes: /gone would be gone, and mfe-other links to it',
    ]);
  });
});
