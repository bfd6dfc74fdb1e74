import {
  fileAddress,
  isRegistry,
  liveVersion,
  releaseFolder,
  storedRelease,
  type RegistryVersion,
  type Release,
} from '../registry.js';

const aVersion = (version: string, changes: Partial<RegistryVersion> = {}): RegistryVersion => ({
  url: `/releases/mfe-toy/${version}/entry.js`,
  metadata: { integrity: 'sha384-x', version },
  extras: { federationName: 'mfe_toy', releaseId: version, expose: {}, files: {} },
  ...changes,
});

describe('a registry', () => {
  it('is accepted with any number of micro front ends', () => {
    expect(isRegistry({ microFrontends: {} })).toBe(true);
    expect(
      isRegistry({ schema: 'x', microFrontends: { 'mfe-toy': [aVersion('1.0.0'), aVersion('1.1.0')] } }),
    ).toBe(true);
  });

  it.each([
    null,
    [],
    {},
    { microFrontends: [] },
    { microFrontends: { 'mfe-toy': {} } },
    { microFrontends: { 'mfe-toy': [{}] } },
    { microFrontends: { 'mfe-toy': [aVersion('1.0.0'), { ...aVersion('1.1.0'), url: 1 }] } },
    { microFrontends: { 'mfe-toy': [{ ...aVersion('1.0.0'), extras: { federationName: 'x' } }] } },
  ])('is refused when it looks like %j', (value) => {
    expect(isRegistry(value)).toBe(false);
  });

  it('treats the default version as live, otherwise the first', () => {
    const versions = [aVersion('1.0.0'), aVersion('1.1.0', { deployment: { traffic: 90, default: true } })];
    expect(liveVersion({ microFrontends: { 'mfe-toy': versions } }, 'mfe-toy')?.metadata.version).toBe(
      '1.1.0',
    );
    expect(
      liveVersion({ microFrontends: { 'mfe-toy': [aVersion('1.0.0')] } }, 'mfe-toy')?.metadata.version,
    ).toBe('1.0.0');
    expect(liveVersion({ microFrontends: {} }, 'mfe-toy')).toBeUndefined();
  });

  it('leads to the folder of a release', () => {
    expect(releaseFolder(aVersion('1.0.0'))).toBe('/releases/mfe-toy/1.0.0/');
  });
});

describe('D files shared by releases of a project', () => {
  const built: Release = {
    name: 'mfe-toy',
    version: '1.0.0',
    releaseId: '1.0.0-abc',
    federationName: 'mfe_toy__1_0_0_abc',
    entry: 'entry.js',
    entryFiles: { js: ['entry.js'], css: ['files/2.css'] },
    expose: { './remote': { js: ['files/1.js'], css: [] } },
    modules: { './page': { js: ['files/3.js'], css: [] } },
    sharedFiles: ['files/4.js'],
    files: {
      'entry.js': { integrity: 'sha384-e', size: 1 },
      'files/1.js': { integrity: 'sha384-1', size: 2 },
    },
    shared: {},
  };

  it('are listed beside the folder of the release, which has its own [N-22-063]', () => {
    expect(storedRelease({ ...built, sharesFiles: true })).toMatchObject({
      entry: 'entry.js',
      entryFiles: { js: ['entry.js'], css: ['../files/2.css'] },
      expose: { './remote': { js: ['../files/1.js'], css: [] } },
      modules: { './page': { js: ['../files/3.js'], css: [] } },
      sharedFiles: ['../files/4.js'],
      files: {
        'entry.js': { integrity: 'sha384-e', size: 1 },
        '../files/1.js': { integrity: 'sha384-1', size: 2 },
      },
    });
    expect(fileAddress('/releases/mfe-toy/1.0.0-abc/', '../files/1.js')).toBe('/releases/mfe-toy/files/1.js');
    expect(fileAddress('/releases/mfe-toy/1.0.0-abc/', 'entry.js')).toBe(
      '/releases/mfe-toy/1.0.0-abc/entry.js',
    );
  });

  it('are absent for a build that declares none', () => {
    expect(storedRelease(built)).toEqual(built);
  });

  it('are in a folder common to all projects when they belong to a library [N-22-071]', () => {
    const path = '../../libraries/files/antd.js';
    const library = { 'libraries/antd.js': { integrity: 'sha384-l', size: 3 } };
    const { files } = storedRelease({ ...built, files: library, sharesFiles: true });
    expect(Object.keys(files)).toEqual([path]);
    expect(fileAddress('/releases/mfe-toy/1.0.0-abc/', path)).toBe('/releases/libraries/files/antd.js');
  });
});
