const { Script } = require('node:vm');

const { default: Runtime } = require('jest-runtime');

/** Compiled scripts by file and parameters; every context of the worker runs them. */
const compiled = new Map();
const transformed = new Map();

const scriptOf = (filename, parameters, text) => {
  const key = `${filename}\0${parameters}`;
  const known = compiled.get(key);
  if (known?.text === text) return known.script;
  const opening = `(function (${parameters}) {`;
  const script = new Script(`${opening}${text}\n})`, { filename, columnOffset: -opening.length });
  compiled.set(key, { text, script });
  return script;
};

/** Compiles a module once per worker instead of once per spec file; instances still belong to the spec file. */
class CompileOnceRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    this.keepScripts();
    this.keepTransforms();
  }

  keepScripts() {
    const { executor } = this;
    const compileAnew = executor.compile.bind(executor);
    executor.compile = (text, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null || executor.resolution.isCoreModule(filename)) return compileAnew(text, filename);
      try {
        return scriptOf(filename, executor.injectedModuleParameters.join(), text).runInContext(context);
      } catch {
        return compileAnew(text, filename);
      }
    };
  }

  keepTransforms() {
    const { transformCache } = this;
    const transformAnew = transformCache.transform.bind(transformCache);
    transformCache.transform = (filename, options) => {
      if (options?.isInternalModule || !filename.includes('/node_modules/'))
        return transformAnew(filename, options);
      const known = transformed.get(filename);
      if (known === undefined) {
        const code = transformAnew(filename, options);
        transformed.set(filename, transformCache.transforms.get(filename));
        return code;
      }
      transformCache.transforms.set(filename, known);
      if (known.sourceMapPath) transformCache.sourceMaps.set(filename, known.sourceMapPath);
      return known.code;
    };
  }
}

module.exports = CompileOnceRuntime;
