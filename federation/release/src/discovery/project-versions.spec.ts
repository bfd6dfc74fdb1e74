import { aManifestOf } from '../testing/release-fixture.js';
import { entryOf } from './project-versions.js';

it('an entry of the discovery file omits fields that only the gate reads [N-22-112, N-22-167]', () => {
  const release = aManifestOf('mfe-toy', {
    emits: [{ name: 'toy-broken', contracts: [1] }],
    hears: [{ name: 'toy-mended', contract: 1 }],
    fills: [{ remote: 'mfe-backoffice', name: 'OrderAside', contract: 1, order: 1 }],
    uses: [{ remote: 'mfe-other', name: 'Card', contract: 1, pages: ['/toy'], press: ['Ver'] }],
  });
  const published = {
    release: { ...release, types: 'export {};', apiCalls: ['GET /product/{}'] },
    releaseFile: { integrity: 'sha384-x', size: 1 },
  } as unknown as Parameters<typeof entryOf>[0];
  const { extras } = entryOf(published, '/releases', { role: 'live', traffic: 100 });
  expect(Object.keys(extras)).not.toEqual(expect.arrayContaining(['types']));
  expect(Object.keys(extras)).not.toEqual(expect.arrayContaining(['apiCalls']));
  expect(extras.manifest).toEqual({
    name: 'mfe-toy',
    routes: [],
    menu: [],
    requires: release.manifest?.requires,
    fills: release.manifest?.fills,
    uses: [{ remote: 'mfe-other', name: 'Card', contract: 1 }],
  });
});
