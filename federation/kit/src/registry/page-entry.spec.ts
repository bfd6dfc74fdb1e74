import { registryVersion } from './registry-release.js';
import { pageEntry } from './page-entry.js';
import type { Release } from './release.js';

const ROUTE = {
  path: '/toys',
  access: 'public' as const,
  title: 'Toys',
  description: 'All toys.',
  unlisted: true,
  parent: '/',
  module: './pages/toys',
  preload: ['/toys'],
};
const RELEASE: Release = {
  name: 'mfe-toy',
  version: '1.0.0',
  releaseId: '1.0.0-a',
  federationName: 'mfe_toy',
  entry: 'entry.js',
  entryFiles: { js: [], css: [] },
  expose: { './remote': { js: ['remote.js'], css: [] } },
  modules: { './pages/toys': { js: ['toys.js'], css: [] } },
  sharedFiles: [],
  shared: {},
  files: { 'entry.js': { integrity: 'sha384-entry', size: 7 } },
  manifest: {
    name: 'mfe-toy',
    routes: [ROUTE],
    menu: [],
    requires: { shell: '*', sessionBus: '1', api: '1' },
  },
};

describe('Entry of a page', () => {
  it('has of a route what head, menu and guard read, and leaves the rest to release.json [N-37-401]', () => {
    const releaseFile = { integrity: 'sha384-release', size: 9 };
    const details = {
      baseUrl: '/releases/mfe-toy/1.0.0-a/',
      releaseFile,
      role: 'live',
      traffic: 100,
    } as const;
    const { metadata, extras } = pageEntry(registryVersion(RELEASE, details));
    const { module: _module, preload: _preload, ...route } = ROUTE;
    expect(extras.manifest?.routes).toEqual([route]);
    expect(metadata).toEqual({ integrity: '', version: '1.0.0' });
    expect(extras).toMatchObject({ releaseFile, expose: {}, files: {} });
  });
});
