import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '../../contract/contract.js';
import { aBuild } from '../../testing/release-fixture.js';
import type { Finding } from '../finding.js';
import type { ApiDocument, ReleaseContext } from '../release-context.js';
import { checkStatically } from './index.js';

type Manifest = NonNullable<Release['manifest']>;

const aRelease = async (name: string, changes: Partial<Release> = {}, manifest: Partial<Manifest> = {}) => {
  const text = await readFile(join(await aBuild('1.0.0-a'), 'release.json'), 'utf8');
  const release = JSON.parse(text) as Release;
  const base = release.manifest as Manifest;
  return {
    ...release,
    name,
    shared: { react: { version: '19.3.1', requiredVersion: '^19.3.1' } },
    apiCalls: [],
    ...changes,
    manifest: { ...base, name, routes: [], menu: [], ...manifest },
  };
};
const api: ApiDocument = {
  info: { version: '1.2.0' },
  paths: {
    '/api/product/{id}': { get: {} },
    '/api/cart': { post: { security: [{ bearer: [] }] } },
    '/api/cart/{id}': { get: { security: [{}] } },
  },
};
const aContext = (shell: Release, changes: Partial<ReleaseContext> = {}): ReleaseContext => ({
  others: [shell],
  before: null,
  shell,
  api,
  apiSource: 'the live API',
  ...changes,
});
const broken = (findings: Finding[]): string[] =>
  findings.filter(({ level }) => level === 'breaks').map(({ check, message }) => `${check}: ${message}`);
const warned = (findings: Finding[]): string[] =>
  findings.filter(({ level }) => level === 'warns').map(({ message }) => message);

describe('the static part of the gate', () => {
  let shell: Release;
  beforeEach(async () => {
    shell = await aRelease(
      'shell',
      { expose: {} },
      { routes: [{ path: '/login', access: 'public', title: '' }] },
    );
  });

  it('finds no fault in a compatible release, and reports what it compared', async () => {
    const release = await aRelease(
      'mfe-checkout',
      { apiCalls: ['GET /cart/{}', 'POST /cart'] },
      {
        routes: [{ path: '/cart', access: 'signed-in', title: '' }],
        menu: [{ to: '/cart', label: 'Carrito', section: 'main', order: 1 }],
      },
    );
    const findings = checkStatically(release, aContext(shell));
    expect(findings.map(({ check, level }) => `${level} ${check}`)).toEqual([
      'fine requirements',
      'fine shared-ranges',
      'fine components',
      'fine slots',
      'fine events',
      'fine types',
      'fine routes',
      'fine menu',
      'fine api-operations',
      'fine size',
      'fine budget',
    ]);
  });

  it('compares shared ranges in both directions', async () => {
    const needsMore = await aRelease('mfe-toy', {
      shared: { react: { version: '19.4.0', requiredVersion: '^19.4.0' } },
    });
    expect(broken(checkStatically(needsMore, aContext(shell)))).toEqual([
      'shared-ranges: mfe-toy 1.0.0-a needs react ^19.4.0; shell 1.0.0-a brings 19.3.1',
    ]);

    const newShell = {
      ...shell,
      releaseId: '2',
      shared: { react: { version: '20.0.0', requiredVersion: '^20.0.0' } },
    };
    const remote = await aRelease('mfe-toy');
    expect(broken(checkStatically(newShell, { ...aContext(newShell), others: [remote] }))).toEqual([
      'shared-ranges: mfe-toy 1.0.0-a needs react ^19.3.1; shell 2 brings 20.0.0',
    ]);

    const own = { lodash: { version: '5.0.0', requiredVersion: '^5.0.0' } };
    const others = { lodash: { version: '4.0.0', requiredVersion: '^4.0.0' } };
    const context = aContext(shell, { others: [shell, await aRelease('mfe-other', { shared: others })] });
    expect(broken(checkStatically(await aRelease('mfe-toy', { shared: own }), context))).toHaveLength(2);
  });

  it('reports components that are used but not offered, in both directions', async () => {
    const uses = [{ remote: 'mfe-invoicing', name: 'InvoiceDialog', contract: 1 }];
    const office = await aRelease('mfe-backoffice', {}, { uses });
    expect(broken(checkStatically(office, aContext(shell)))[0]).toContain(
      'not offered by no live mfe-invoicing',
    );

    const components = [{ name: 'InvoiceDialog', contracts: [2] }];
    const invoicing = await aRelease('mfe-invoicing', {}, { components });
    const findings = checkStatically(invoicing, aContext(shell, { others: [shell, office] }));
    expect(findings.find(({ level }) => level === 'breaks')).toMatchObject({
      check: 'components',
      affects: ['mfe-backoffice'],
    });
    const both = await aRelease(
      'mfe-invoicing',
      {},
      { components: [{ name: 'InvoiceDialog', contracts: [1, 2] }] },
    );
    expect(broken(checkStatically(both, aContext(shell, { others: [shell, office] })))).toEqual([]);
  });

  it.each([
    ['a page that is not its own', { pages: ['/elsewhere'] }, 'on /elsewhere, which is no page of its own'],
    ['something to press and no page', { press: ['Facturar'] }, "once 'Facturar' is pressed, on no page"],
  ])('refuses a use that names %s', async (_what, names, reason) => {
    const use = { remote: 'mfe-invoicing', name: 'InvoiceDialog', contract: 1 };
    const components = [{ name: 'InvoiceDialog', contracts: [1] }];
    const others = [shell, await aRelease('mfe-invoicing', {}, { components })];
    const office = await aRelease('mfe-backoffice', {}, { uses: [{ ...use, ...names }] });
    expect(broken(checkStatically(office, aContext(shell, { others })))).toEqual([
      `components: mfe-backoffice shows mfe-invoicing/InvoiceDialog ${reason}`,
    ]);
  });

  it('only warns about a missing component that its user can do without', async () => {
    const uses = [{ remote: 'mfe-backoffice', name: 'OfficeMenu', contract: 1, isOptional: true }];
    const checkout = await aRelease('mfe-checkout', {}, { uses });
    const office = await aRelease('mfe-backoffice');
    const context = aContext(shell, { others: [shell, checkout] });
    for (const findings of [
      checkStatically(checkout, aContext(shell, { others: [shell, office] })),
      checkStatically(office, context),
    ]) {
      expect(broken(findings)).toEqual([]);
      expect(warned(findings)[0]).toContain('uses mfe-backoffice/OfficeMenu (contract 1); not offered by');
    }
    const components = [{ name: 'OfficeMenu', contracts: [1] }];
    const offering = await aRelease('mfe-backoffice', { types: 'OfficeMenu: object' }, { components });
    expect(warned(checkStatically(offering, context))).toEqual([]);
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

  it('refuses menu entries that lead nowhere, lead to forbidden pages or exist already', async () => {
    const entry = { label: 'Clientes', section: 'admin' as const, order: 1 };
    const routes = [{ path: '/admin/customers', access: 'staff' as const, title: '' }];
    const release = await aRelease(
      'mfe-toy',
      {},
      {
        routes,
        menu: [
          { ...entry, to: '/nowhere', label: 'Otra', roles: [3] },
          { ...entry, to: '/admin/customers', roles: [1, 3] },
        ],
      },
    );
    const other = await aRelease(
      'mfe-other',
      {},
      { menu: [{ ...entry, to: '/admin/customers', roles: [3] }] },
    );
    expect(broken(checkStatically(release, aContext(shell, { others: [shell, other] })))).toEqual([
      'menu: the menu entry Otra leads to /nowhere, which no live release has',
      'menu: roles 1 see Clientes, but may not open /admin/customers',
      'menu: Clientes (/admin/customers) is already in the admin menu, from mfe-other',
    ]);
  });

  it('refuses calls unknown to the live API, and any release when the API document is unreadable', async () => {
    const release = await aRelease('mfe-toy', { apiCalls: ['GET /product/{}', 'DELETE /product/{}'] });
    expect(broken(checkStatically(release, aContext(shell)))).toEqual([
      'api-operations: DELETE /product/{} is no operation of the live API',
    ]);
    expect(broken(checkStatically(release, aContext(shell, { api: null, apiSource: 'no answer' })))).toEqual([
      'api-operations: could not be compared: no answer',
    ]);
  });

  it('refuses bundles above the size budget', async () => {
    const file = { integrity: 'sha384-x', size: 600_000 };
    const huge = await aRelease('mfe-toy', { files: { 'remoteEntry.js': file } });
    expect(broken(checkStatically(huge, aContext(shell)))[0]).toContain(
      'the start has 600 kB of JavaScript, limit 500 kB',
    );
    const before = await aRelease('mfe-toy', { files: { 'remoteEntry.js': { ...file, size: 100_000 } } });
    const grown = await aRelease('mfe-toy', { files: { 'remoteEntry.js': { ...file, size: 150_000 } } });
    expect(warned(checkStatically(grown, aContext(shell, { before })))).toEqual([
      'what every page loads first grows from 100 kB to 150 kB',
    ]);
  });

  it('checks the requirements that manifests state', async () => {
    const requires = { shell: '^2.0.0', sessionBus: '1', api: '^2.0.0' };
    const release = await aRelease('mfe-toy', {}, { requires });
    expect(broken(checkStatically(release, aContext(shell)))).toEqual([
      'requirements: mfe-toy 1.0.0-a requires the shell ^2.0.0; it would meet 1.0.0',
      'requirements: mfe-toy 1.0.0-a requires the API ^2.0.0; it would meet 1.2.0',
    ]);
  });
});
