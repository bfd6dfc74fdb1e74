const { register } = require('node:module');
const { pathToFileURL } = require('node:url');

const { default: Runtime } = require('jest-runtime');

const { SourceMaps } = require('./source-maps.cjs');

register('./source-loader.mjs', pathToFileURL(__filename));

const NO_MOCKS =
  'Spec files of this package share their modules, so none can be replaced for one of them: pass a stand-in or use jest.spyOn.';

/**
 * Loads spec files as Node itself does, once per worker, instead of anew in a context per file: what they import
 * (framework, ORM, the code under test) is loaded and compiled for the first file and warm for the others.
 */
class SharedRuntime extends Runtime {
  unstable_shouldLoadAsEsm(path) {
    return !path.endsWith('.cjs');
  }

  requireModule(path) {
    return require(path);
  }

  /** Jest's test framework is the one thing that each file gets anew: it collects the file's tests as it is loaded. */
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
