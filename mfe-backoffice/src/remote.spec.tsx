import type { RemoteManifest } from '@lacteos/remote-kit';
import { expectStaffManifest, type ExpectedEntry } from '@lacteos/remote-kit/testing';

import manifest from '../remote.manifest.json';
import { remote } from './remote';

const ENTRIES: readonly ExpectedEntry[] = [
  ['/admin/dashboard', 'Tablero Administrador', 'account'],
  ['/admin/dashboard', 'Tablero Administrador', 'admin'],
  ['/admin/users', 'Usuarios', 'admin'],
  ['/admin/orders', 'Pedidos', 'admin'],
  ['/admin/audit', 'Auditoría', 'admin'],
  ['/admin/messages', 'Mensajes sin entregar', 'admin'],
  ['/admin/deliverys', 'Despachos', 'admin'],
  ['/admin/pays', 'Caja', 'admin'],
  ['/admin/delivery', 'Entregas', 'admin'],
  ['/admin/returns', 'Devoluciones', 'admin'],
  ['/admin/refunds', 'Dinero por devolver', 'admin'],
  ['/admin/claims', 'PQR', 'admin'],
  ['/admin/products', 'Productos', 'admin'],
  ['/admin/partners', 'Tiendas aliadas', 'admin'],
  ['/admin/health', 'Salud', 'admin'],
  ['/admin/legal', 'Textos legales', 'admin'],
  ['/admin/restock', 'Reponer tiendas', 'admin'],
];

describe('the manifest of back office [S-027, S-029, S-030, S-031, S-032, S-033, B-007, B-008, B-009, B-010, B-011, B-012, B-013, B-017, N-15-070, N-17-547]', () => {
  expectStaffManifest(manifest as RemoteManifest, remote, ENTRIES, {
    '/admin/health': [4],
    '/admin/legal': [4],
    '/admin/legal/:document': [4],
  });

  it('puts each page but the dashboard under a heading of the menu [N-17-057]', () => {
    const entries = manifest.menu.filter(
      ({ section, to }) => section === 'admin' && to !== '/admin/dashboard',
    );
    for (const { group } of entries) expect(group).toEqual(expect.any(String));
  });

  it('has the pages that a warehouse needs at the foot of a phone', () => {
    const bar = manifest.menu.filter(({ section }) => section === 'bar');
    expect(bar.map(({ to, label }) => `${label} ${to}`)).toEqual([
      'Pedidos /admin/orders',
      'Despachos /admin/deliverys',
      'Stock /admin/stockStores',
    ]);
  });
});
