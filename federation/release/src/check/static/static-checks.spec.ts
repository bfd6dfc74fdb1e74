import type { Release } from '../../contract/contract.js';
import { aContext, aRelease, broken, warned } from '../../testing/static-fixture.js';
import { checkStatically } from './index.js';

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
      {},
      {
        apiOperations: ['GET /cart/{}', 'POST /cart'],
        routes: [{ path: '/cart', access: 'signed-in', title: '' }],
        menu: [{ to: '/cart', label: 'Carrito', section: 'main', order: 1 }],
      },
    );
    const findings = checkStatically(release, aContext(shell));
    expect(findings.map(({ check, level }) => `${level} ${check}`)).toEqual([
      'fine manifest',
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

  it('says nothing of versions of React to a page that brings no copy of it [N-37-129]', async () => {
    const vue = await aRelease('mfe-toy', {
      sharedFiles: [],
      shared: { react: { version: '19.2.0', requiredVersion: '^19.2.0' } },
    });
    const context = aContext(shell, { others: [shell, await aRelease('mfe-other')] });
    const findings = checkStatically(vue, context);
    expect([broken(findings), warned(findings)]).toEqual([[], []]);
    const rendering = { ...vue, sharedFiles: ['shared.js'] };
    expect(warned(checkStatically(rendering, context))).toEqual([
      'mfe-other 1.0.0-a needs react ^19.3.1; mfe-toy 1.0.0-a brings 19.2.0',
    ]);
  });

  it('reports components that are used but not offered, in both directions', async () => {
    const uses = [{ remote: 'mfe-invoicing', name: 'InvoiceDialog', contract: 1 }];
    const office = await aRelease('mfe-backoffice', {}, { uses });
    expect(broken(checkStatically(office, aContext(shell)))[0]).toContain('no mfe-invoicing is live');

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
    const release = await aRelease(
      'mfe-toy',
      {},
      { apiOperations: ['GET /product/{}', 'DELETE /product/{}'] },
    );
    expect(broken(checkStatically(release, aContext(shell)))).toEqual([
      'api-operations: DELETE /product/{} is no operation of the live API',
    ]);
    expect(broken(checkStatically(release, aContext(shell, { api: null, apiSource: 'no answer' })))).toEqual([
      'api-operations: could not be compared: no answer',
    ]);
  });

  it('tells which operations of the API a release adds and drops, against the live one [N-37-302]', async () => {
    const calling = (...apiOperations: string[]) => aRelease('mfe-toy', {}, { apiOperations });
    const before = await calling('GET /product/{}', 'POST /cart');
    const told = async (release: Release) => warned(checkStatically(release, aContext(shell, { before })));
    expect(await told(await calling('GET /product/{}', 'GET /cart/{}'))).toEqual([
      'mfe-toy would also call GET /cart/{}; no longer calls POST /cart',
    ]);
    expect(await told(before)).toEqual([]);
  });

  it('reads the operations of releases that were built before the manifest had them [N-37-302]', async () => {
    const before = {
      ...(await aRelease('mfe-toy', {}, { apiOperations: undefined })),
      apiCalls: ['POST /cart'],
    };
    const release = await aRelease('mfe-toy', {}, { apiOperations: ['POST /cart', 'GET /cart/{}'] });
    expect(warned(checkStatically(release, aContext(shell, { before })))).toEqual([
      'mfe-toy would also call GET /cart/{}',
    ]);
    expect(
      warned(checkStatically(await aRelease('mfe-toy', {}, { apiOperations: undefined }), aContext(shell))),
    ).toEqual(['0 operations and 0 preloads exist in the live API (the build lists no calls)']);
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
