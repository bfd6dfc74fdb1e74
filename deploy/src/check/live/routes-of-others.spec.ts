import type { RoleId } from '@lacteos/contracts';
import type { Discovery, RemoteManifest } from '@lacteos/remote-kit/discovery';
import { aManifestOf } from '../../testing/release-fixture.js';
import { routesOfOthers } from './live-check.js';

const STAFF: RoleId[] = [3, 4];
const aRoute = (path: string) => ({ path, access: 'staff' as const, roles: STAFF, title: path });
const shopOf = (...manifests: Partial<RemoteManifest>[]): Discovery => ({
  microFrontends: Object.fromEntries(
    manifests.map(({ name = '', ...manifest }) => {
      const release = aManifestOf(name, manifest);
      const extras = { ...release, role: 'live' as const };
      return [name, [{ url: '', metadata: { integrity: '', version: '1.0.0' }, extras }]];
    }),
  ),
});
const office: Partial<RemoteManifest> = {
  name: 'mfe-backoffice',
  routes: [aRoute('/admin/orders'), aRoute('/admin/order/:id')],
  slots: [{ name: 'OrderAside', contracts: [1], pages: ['/admin/order/:id'] }],
};
const pathsFor = (manifest: Partial<RemoteManifest>): string[] =>
  routesOfOthers(shopOf(office), aManifestOf('mfe-toy', manifest)).map(({ path }) => path);

describe('the gate opens, of other remotes,', () => {
  it('the pages with a slot that the release fills', () => {
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
    const routes = routesOfOthers(shopOf(office), aManifestOf('mfe-toy', { fills: [fill] }));
    expect(routes.map(({ path, roles }) => [path, roles])).toEqual([['/admin/order/:id', [4]]]);
  });

  it('none when it fills no slot of theirs and offers them nothing', () => {
    expect(pathsFor({ fills: [{ remote: 'mfe-other', name: 'OrderAside', contract: 1, order: 1 }] })).toEqual(
      [],
    );
    expect(pathsFor({})).toEqual([]);
  });
});
