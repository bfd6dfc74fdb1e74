import type { Registry, RegistryVersion, RemoteManifest } from '@lacteos/remote-kit';

export const aManifest = (changes: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name: 'mfe-toy',
  routes: [
    { path: '/', access: 'public', title: 'Inicio' },
    { path: '/order/:id', access: 'signed-in', title: 'Pedido' },
  ],
  menu: [
    { to: '/orders', label: 'Pedidos', roles: [3, 4], section: 'admin', order: 20 },
    { to: '/', label: 'Inicio', section: 'main', order: 10 },
  ],
  requires: { shell: '^1.0.0', sessionBus: '1', api: '^1.0.0' },
  ...changes,
});

export const aVersion = (name: string, manifest?: RemoteManifest): RegistryVersion => ({
  url: `/releases/${name}/1.0.0-abc/entry.js`,
  metadata: { integrity: 'sha384-entry', version: '1.0.0' },
  extras: {
    federationName: `${name.replaceAll('-', '_')}__1_0_0_abc`,
    releaseId: '1.0.0-abc',
    expose: { './remote': { js: ['chunk.js'], css: ['style.css'] } },
    files: {
      'entry.js': { integrity: 'sha384-entry', size: 10 },
      'chunk.js': { integrity: 'sha384-chunk', size: 10 },
      'style.css': { integrity: 'sha384-style', size: 10 },
    },
    manifest,
  },
});

export const aRegistry = (manifest = aManifest()): Registry => ({
  microFrontends: {
    shell: [aVersion('shell', aManifest({ name: 'shell', menu: [] }))],
    'mfe-toy': [aVersion('mfe-toy', manifest)],
  },
});
