const { register } = require('node:module');
const { pathToFileURL } = require('node:url');

const { default: Runtime } = require('jest-runtime');

const { SourceMaps } = require('./source-maps.cjs');

register('./source-loader.mjs', pathToFileURL(__filename));
// Forked processes of the code under test load sources too.
process.execArgv.push('--import', new URL('./from-source.mjs', pathToFileURL(__filename)).href);

const NO_MOCKS =
  'Spec files of this package share their modules, so none can be replaced for one of them: pass a stand-in or use jest.spyOn.';

/** Loads spec files as Node does, without a context per file: imported modules are compiled once per worker. */
class SharedRuntime extends Runtime {
  unstable_shouldLoadAsEsm(path) {
    return !path.endsWith('.cjs');
  }

  requireModule(path) {
    return require(path);
  }

  /** Jest's framework is loaded per file, because it collects the file's tests. */
  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }

  async unstable_importModule(path) {
    const { provideGlobals } = await import('./globals.mjs');
    provideGlobals(this.jestGlobals.cjsGlobals(path));
    return import(pathToFileURL(path).href);
  }

  getSourceMaps() {
    return new SourceMaps();
  }

  installGetBuiltinModule() {}

  setMock() {
    throw new Error(NO_MOCKS);
  }

  setModuleMock() {
    throw new Error(NO_MOCKS);
  }

  isolateModules() {
    throw new Error(NO_MOCKS);
  }

  async isolateModulesAsync() {
    throw new Error(NO_MOCKS);
  }
}

module.exports = SharedRuntime;
