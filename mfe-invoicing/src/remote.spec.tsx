import { COMPONENT_CONTRACTS } from '@lacteos/remote-kit';

import manifest from '../remote.manifest.json';
import { remote } from './remote';

describe('the manifest of invoicing', () => {
  it('names exactly the pages that the remote has', () => {
    expect(manifest.routes.map(({ path }) => path)).toEqual(Object.keys(remote.pages));
  });

  it('names exactly the components that the remote offers, in the version that users are built against', () => {
    expect(manifest.components.map(({ name }) => name)).toEqual(Object.keys(remote.components));
    for (const { name, contracts } of manifest.components)
      expect({ [name]: contracts.at(-1) }).toEqual(COMPONENT_CONTRACTS['mfe-invoicing']);
  });

  it.each(manifest.routes)('keeps $path for the roles 3 and 4', ({ access, roles }) => {
    expect({ access, roles }).toEqual({ access: 'staff', roles: [3, 4] });
  });

  it.each([
    ['/admin/customers', 'Clientes', 'admin'],
    ['/admin/invoice_type', 'Tipos de facturas creadas en SIIGO', 'admin'],
    ['/admin/invoices_list', 'Listar facturas generadas en SIIGO', 'admin'],
  ])('adds %s to the menu as %s', (to, label, section) => {
    expect(manifest.menu).toContainEqual(expect.objectContaining({ to, label, section, roles: [3, 4] }));
  });
});
