import type { RoleId } from '@lacteos/contracts/reference/roles';
import type { RemoteManifest } from '@lacteos/remote-kit/registry';
import { aManifestOf } from '../../testing/release-fixture.js';
import { componentsShown, foreignRoutes } from './foreign-routes.js';

const STAFF: RoleId[] = [3, 4];
const aRoute = (path: string) => ({ path, access: 'staff' as const, roles: STAFF, title: path });
const aUse = { remote: 'mfe-invoicing', name: 'InvoiceDialog', contract: 1 };
const anOffice = (changes: Partial<RemoteManifest> = {}) =>
  aManifestOf('mfe-backoffice', {
    routes: [aRoute('/admin/dashboard'), aRoute('/admin/orders'), aRoute('/admin/order/:id')],
    slots: [{ name: 'OrderAside', contracts: [1], pages: ['/admin/order/:id'] }],
    ...changes,
  });
const pathsOf = (routes: readonly { path: string }[]): string[] => routes.map(({ path }) => path);
const pathsFor = (manifest: Partial<RemoteManifest>): string[] =>
  pathsOf(foreignRoutes([anOffice()], aManifestOf('mfe-toy', manifest)));

describe('the gate opens, of other remotes,', () => {
  it('the pages with a slot that the release fills [N-22-104]', () => {
    const fill = { remote: 'mfe-backoffice', name: 'OrderAside', contract: 1, order: 1 };
    expect(pathsFor({ fills: [fill] })).toEqual(['/admin/order/:id']);
  });

  it('as the roles that see the filler', () => {
    const fill = {
      remote: 'mfe-backoffice',
      name: 'OrderAside',
      contract: 1,
      order: 1,
      roles: [1, 4] as RoleId[],
    };
    const routes = foreignRoutes([anOffice()], aManifestOf('mfe-toy', { fills: [fill] }));
    expect(routes.map(({ path, roles }) => [path, roles])).toEqual([['/admin/order/:id', [4]]]);
  });

  it('none when it fills no slot of theirs and offers them nothing', () => {
    expect(pathsFor({ fills: [{ remote: 'mfe-other', name: 'OrderAside', contract: 1, order: 1 }] })).toEqual(
      [],
    );
    expect(pathsFor({})).toEqual([]);
  });

  it('exactly the pages that they name for its components [N-22-167]', () => {
    const users = [
      anOffice({ uses: [{ ...aUse, pages: ['/admin/orders'] }] }),
      aManifestOf('shell', { routes: [aRoute('/admin/releases'), aRoute('/profile')], uses: [aUse] }),
    ];
    expect(pathsOf(foreignRoutes(users, aManifestOf('mfe-invoicing', {})))).toEqual(['/admin/orders']);
  });

  it('one of each kind of access where they name none [N-22-167]', () => {
    const user = anOffice({ uses: [aUse, { ...aUse, name: 'Other', pages: ['/admin/order/:id'] }] });
    expect(pathsOf(foreignRoutes([user], aManifestOf('mfe-invoicing', {})))).toEqual([
      '/admin/order/:id',
      '/admin/dashboard',
    ]);
  });

  it('of a new shell one of each kind of access of all', () => {
    expect(pathsOf(foreignRoutes([anOffice()], aManifestOf('shell', {})))).toEqual(['/admin/dashboard']);
  });
});

describe('the gate waits for a component', () => {
  const use = { ...aUse, pages: ['/admin/orders'], press: ['Facturar del pedido'] };
  const shown = {
    path: '/admin/orders',
    remote: 'mfe-invoicing',
    name: 'InvoiceDialog',
    press: ['Facturar del pedido'],
    mayBeMissing: false,
  };

  it('of the release on the pages of those who use it, after what they say is pressed [N-22-167]', () => {
    const office = anOffice({ uses: [{ ...use, isOptional: true }] });
    expect(componentsShown([office], aManifestOf('mfe-invoicing', {}))).toEqual([shown]);
    expect(componentsShown([office], aManifestOf('mfe-toy', {}))).toEqual([]);
  });

  it('of another live remote on the pages of the release', () => {
    const [office, invoicing] = [anOffice({ uses: [use] }), aManifestOf('mfe-invoicing', {})];
    expect(componentsShown([invoicing], office)).toEqual([shown]);
    expect(componentsShown([aManifestOf('mfe-toy', {})], office)).toEqual([]);
  });

  it('and may do without one that its user omits', () => {
    const office = anOffice({ uses: [{ ...use, isOptional: true }] });
    expect(componentsShown([aManifestOf('mfe-invoicing', {})], office)).toEqual([
      { ...shown, mayBeMissing: true },
    ]);
  });
});
