import { remoteMenu, remoteRoutes } from './contributions';
import { aRegistry, aManifest } from '../testing/a-registry';

describe('Contributions of remotes', () => {
  it('include the routes of remotes with their owners and none of the shell', () => {
    expect(remoteRoutes(aRegistry()).map(({ path, remoteName }) => `${remoteName} ${path}`)).toEqual([
      'mfe-toy /',
      'mfe-toy /order/:id',
    ]);
  });

  it('include a new page and menu entry after a release of the remote alone', () => {
    const manifest = aManifest({
      routes: [{ path: '/news', access: 'public', title: 'Novedades' }],
      menu: [{ to: '/news', label: 'Novedades', section: 'main', order: 1 }],
    });
    const registry = aRegistry(manifest);
    expect(remoteRoutes(registry)).toEqual([{ ...manifest.routes[0], remoteName: 'mfe-toy' }]);
    expect(remoteMenu(registry, null)).toEqual(manifest.menu);
  });

  it('list the pages below a menu entry, whichever remote owns them [N-15-070]', () => {
    const registry = aRegistry(
      aManifest({
        routes: [{ path: '/order/:id', access: 'signed-in', title: 'Pedido', parent: '/orders' }],
      }),
    );
    expect(remoteMenu(registry, 3).find(({ to }) => to === '/orders')?.covers).toEqual(['/order/:id']);
    expect(remoteMenu(registry, 3).find(({ to }) => to === '/')).not.toHaveProperty('covers');
  });

  it('include menu entries by role and in order', () => {
    const labels = (role: 1 | 3 | null) => remoteMenu(aRegistry(), role).map(({ label }) => label);
    expect(labels(3)).toEqual(['Inicio', 'Pedidos']);
    expect(labels(1)).toEqual(['Inicio']);
    expect(labels(null)).toEqual(['Inicio']);
  });
});
