import { remoteMenu, remoteRoutes } from './contributions';
import { aDiscovery, aManifest } from '../testing/a-discovery';

describe('what remotes contribute', () => {
  it('their routes, each with its owner; those of the shell are its own business', () => {
    expect(remoteRoutes(aDiscovery()).map(({ path, remoteName }) => `${remoteName} ${path}`)).toEqual([
      'mfe-toy /',
      'mfe-toy /order/:id',
    ]);
  });

  it('a page and a menu entry appear with a new release of the remote alone', () => {
    const manifest = aManifest({
      routes: [{ path: '/news', access: 'public', title: 'Novedades' }],
      menu: [{ to: '/news', label: 'Novedades', section: 'main', order: 1 }],
    });
    const discovery = aDiscovery(manifest);
    expect(remoteRoutes(discovery)).toEqual([{ ...manifest.routes[0], remoteName: 'mfe-toy' }]);
    expect(remoteMenu(discovery, null)).toEqual(manifest.menu);
  });

  it('a menu entry names the pages below it, of whatever remote [N-15-070]', () => {
    const discovery = aDiscovery(
      aManifest({
        routes: [{ path: '/order/:id', access: 'signed-in', title: 'Pedido', parent: '/orders' }],
      }),
    );
    expect(remoteMenu(discovery, 3).find(({ to }) => to === '/orders')?.covers).toEqual(['/order/:id']);
    expect(remoteMenu(discovery, 3).find(({ to }) => to === '/')).not.toHaveProperty('covers');
  });

  it('menu entries by role, in their order', () => {
    const labels = (role: 1 | 3 | null) => remoteMenu(aDiscovery(), role).map(({ label }) => label);
    expect(labels(3)).toEqual(['Inicio', 'Pedidos']);
    expect(labels(1)).toEqual(['Inicio']);
    expect(labels(null)).toEqual(['Inicio']);
  });
});
