import { aDiscovery } from '@lacteos/remote-runtime/testing';
import { publishModuleInfo } from './module-info';

afterEach(() => Reflect.deleteProperty(globalThis, '__FEDERATION__'));

describe('the data for the Module Federation devtools', () => {
  it('names host and remotes with their release, entry and modules [N-22-135]', () => {
    const federation = { moduleInfo: { other: { version: '1' } } };
    Object.assign(globalThis, { __FEDERATION__: federation });
    publishModuleInfo({ discovery: aDiscovery() });
    expect(federation.moduleInfo).toMatchObject({
      other: { version: '1' },
      shell: { remotesInfo: { 'mfe-toy': { matchedVersion: '1.0.0-abc' } } },
      'mfe-toy:1.0.0-abc': {
        version: '1.0.0-abc',
        globalName: 'mfe_toy__1_0_0_abc',
        remoteEntry: 'entry.js',
        publicPath: 'http://localhost/releases/mfe-toy/1.0.0-abc/',
        modules: [{ moduleName: 'remote', modulePath: './remote', assets: { js: { sync: ['chunk.js'] } } }],
      },
    });
  });

  it('is absent on a page without the federation runtime', () => {
    publishModuleInfo({ discovery: aDiscovery() });
    expect(globalThis).not.toHaveProperty('__FEDERATION__');
  });
});
