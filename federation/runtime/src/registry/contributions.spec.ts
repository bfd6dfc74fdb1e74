import { remoteMenu, remoteRoutes } from './contributions';
import { aDiscovery, aManifest } from '../testing/a-discovery';

describe('Contributions of remotes', () => {
  it('include the routes of remotes with their owners and none of the shell', () => {
    expect(remoteRoutes(aDiscovery()).map(({ path, remoteName }) => `${remoteName} ${path}`)).toEqual([
      'mfe-toy /',
      'mfe-toy /order/:id',
    ]);
  });

  it('include a new page and menu entry after a release of the remote alone', () => {
    const manifest = aManifest({
      routes: [{ path: '/news', access: 'public', title: 'Novedades' }],
      menu: [{ to: '/news', label: 'Novedades', section: 'main', order: 1 }],
    });
    const discovery = aDiscovery(manifest);
    expect(remoteRoutes(discovery)).toEqual([{ ...manifest.routes[0], remoteName: 'mfe-toy' }]);
    expect(remoteMenu(discovery, null)).toEqual(manifest.menu);
  });

  it('list the pages below a menu entry, whichever remote owns them [N-15-070]', () => {
    const discovery = aDiscovery(
      aManifest({
        routes: [{ path: '/order/:id', access: 'signed-in', title: 'Pedido', parent: '/orders' }],
      }),
    );
    expect(remoteMenu(discovery, 3).find(({ to }) => to === '/orders')?.covers).toEqual(['/order/:id']);
    expect(remoteMenu(discovery, 3).find(({ to }) => to === '/')).not.toHaveProperty('covers');
  });

  it('include menu entries by role and in order', () => {
    const labels = (role: 1 | 3 | null) => remoteMenu(aDiscovery(), role).map(({ label }) => label);
    expect(labels(3)).toEqual(['Inicio', 'Pedidos']);
    expect(labels(1)).toEqual(['Inicio']);
    expect(labels(null)).toEqual(['Inicio']);
  });
});
