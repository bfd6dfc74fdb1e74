import type { RemoteManifest } from '@lacteos/remote-kit/registry';
import { aManifestOf } from '../testing/release-fixture.js';
import { entryOf } from './project-versions.js';

const shellWith = (changes: object) => ({
  microFrontends: {
    shell: [
      {
        url: '/releases/shell/1/main.js',
        metadata: { integrity: '', version: '1' },
        extras: {
          federationName: 'shell',
          releaseId: '1',
          expose: {},
          files: {},
          manifest: { ...aManifestOf('shell', changes).manifest } as RemoteManifest,
        },
      },
    ],
  },
});

it('an entry of the registry omits fields that only gate and gateway read [N-22-112, N-22-167]', () => {
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
  const { extras } = entryOf(published, shellWith({ readsShortEntries: true }), {
    role: 'live',
    traffic: 100,
  });
  expect(Object.keys(extras)).not.toEqual(expect.arrayContaining(['types']));
  expect(Object.keys(extras)).not.toEqual(expect.arrayContaining(['apiCalls']));
  expect(extras.manifest).toEqual({
    name: 'mfe-toy',
    routes: [],
    menu: [],
    requires: release.manifest?.requires,
    fills: release.manifest?.fills,
  });
});

describe('Length of an entry', () => {
  const files = {
    'entry.js': { integrity: 'sha384-e', size: 1 },
    'font.woff2': { integrity: 'sha384-f', size: 2 },
  };
  const remote = aManifestOf('mfe-toy', {});
  const published = {
    release: { ...remote, files, expose: { './remote': { js: ['entry.js'], css: [] } } },
    releaseFile: { integrity: 'sha384-x', size: 1 },
  };
  const LIVE = { role: 'live', traffic: 100 } as const;

  it('is whole while the live shell completes none [N-37-404]', () => {
    const { extras } = entryOf(published, shellWith({}), LIVE);
    expect(extras).toMatchObject({ files, expose: published.release.expose, modules: {} });
  });

  it('is short for a shell that completes it from release.json, whose hash it has [N-37-401]', () => {
    const { extras } = entryOf(published, shellWith({ readsShortEntries: true }), LIVE);
    expect(extras).toMatchObject({ files: {}, expose: {}, releaseFile: published.releaseFile, role: 'live' });
    expect(extras.modules).toBeUndefined();
  });

  it('is decided by the shell that goes live, which keeps its scripts in it [N-37-403]', () => {
    const shell = { ...aManifestOf('shell', { readsShortEntries: true }), files };
    const { extras } = entryOf({ ...published, release: shell }, { microFrontends: {} }, LIVE);
    expect(extras.files).toEqual({ 'entry.js': { ...files['entry.js'], size: 0 } });
    expect(extras.manifest).toMatchObject({ readsShortEntries: true });
  });
});
