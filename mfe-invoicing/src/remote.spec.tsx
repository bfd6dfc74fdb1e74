import type { RemoteManifest } from '@lacteos/remote-kit';
import { expectStaffManifest, type ExpectedEntry } from '@lacteos/remote-kit/testing';

import manifest from '../remote.manifest.json';
import { remote } from './remote';

const ENTRIES: readonly ExpectedEntry[] = [
  ['/admin/customers', 'Clientes', 'admin'],
  ['/admin/invoice_type', 'Tipos de facturas creadas en SIIGO', 'admin'],
  ['/admin/invoices_list', 'Listar facturas generadas en SIIGO', 'admin'],
];

describe('the manifest of invoicing [S-028, S-034, S-035]', () => {
  expectStaffManifest(manifest as RemoteManifest, remote, ENTRIES);

  it('names exactly the components that the remote offers', () => {
    expect(manifest.exposes.map(({ name }) => name)).toEqual(Object.keys(remote.exposes));
  });
});
