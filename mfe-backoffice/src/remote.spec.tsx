import manifest from '../remote.manifest.json';
import { remote } from './remote';

describe('the manifest of back office', () => {
  it('names exactly the pages that the remote has', () => {
    expect(manifest.routes.map(({ path }) => path)).toEqual(Object.keys(remote.pages));
  });

  it.each(manifest.routes)('keeps $path for the roles 3 and 4', ({ access, roles }) => {
    expect({ access, roles }).toEqual({ access: 'staff', roles: [3, 4] });
  });

  it.each([
    ['/admin/dashboard', 'Tablero Administrador', 'account'],
    ['/admin/dashboard', 'Tablero Administrador', 'admin'],
    ['/admin/users', 'Usuarios', 'admin'],
    ['/admin/orders', 'Pedidos', 'admin'],
    ['/admin/audit', 'Auditoría', 'admin'],
    ['/admin/deliverys', 'Despachos', 'admin'],
    ['/admin/pays', 'Caja', 'admin'],
    ['/admin/products', 'Productos', 'admin'],
    ['/admin/partners', 'Tiendas aliadas', 'admin'],
  ])('adds %s to the menu as %s', (to, label, section) => {
    expect(manifest.menu).toContainEqual(expect.objectContaining({ to, label, section, roles: [3, 4] }));
  });
});
