import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const RUNTIME = '@module-federation';

const existing = (path: string): string => {
  if (!existsSync(path))
    throw new Error(
      `slim-packages.ts expects a file that this version of the package does not have: ${path}`,
    );
  return path;
};

const stub = (name: string): string => join(import.meta.dirname, 'runtime-stubs', name);

/**
 * Resolves the federation runtime to ES modules, because its CommonJS files cannot be tree-shaken, and stubs disabled
 * parts.
 */
export const slimFederationRuntime = ({ hasLibrary = false } = {}): Record<string, string> => {
  const plugin = createRequire(createRequire(import.meta.url).resolve(`${RUNTIME}/enhanced/rspack`));
  const tools = createRequire(plugin.resolve(`${RUNTIME}/runtime-tools`));
  const runtime = tools.resolve(`${RUNTIME}/runtime/bundler`);
  const injector = plugin.resolve(`${RUNTIME}/inject-external-runtime-core-plugin`);
  const core = createRequire(runtime)
    .resolve(`${RUNTIME}/runtime-core`)
    .replace(/\.cjs$/, '.js');
  const codes = createRequire(core)
    .resolve(`${RUNTIME}/error-codes`)
    .replace(/index\.cjs$/, 'desc.mjs');
  const sdk = createRequire(core).resolve(`${RUNTIME}/sdk`);
  const bundlerRuntime = tools.resolve(`${RUNTIME}/webpack-bundler-runtime/bundler`);
  const partOfBundler = (path: string): string => existing(join(dirname(bundlerRuntime), path));
  const partOfCore = (path: string): string => existing(join(dirname(core), path));
  return {
    [`${RUNTIME}/runtime`]: runtime,
    [`${RUNTIME}/runtime-tools/runtime-core`]: core,
    [tools.resolve(`${RUNTIME}/webpack-bundler-runtime`)]: bundlerRuntime,
    [partOfBundler('remotes.js')]: stub(hasLibrary ? 'library-modules' : 'build-time-remotes'),
    [partOfBundler('updateOptions.js')]: stub('changed-options'),
    [injector]: injector.replace(/\.cjs$/, '.js'),
    [partOfCore('plugins/snapshot/SnapshotHandler.js')]: stub('snapshot-handler'),
    [partOfCore('utils/preload.js')]: stub('preload'),
    [existing(codes)]: stub('error-texts'),
    [existing(join(dirname(sdk), 'logger.js'))]: stub('console-logger'),
  };
};

export const slimPackages = (dir: string): Record<string, string> => {
  const project = createRequire(join(dir, 'package.json'));
  const router = join(
    dirname(createRequire(project.resolve('react-router-dom')).resolve('react-router/package.json')),
    'dist/production',
  );
  const rxjs = dirname(project.resolve('rxjs/package.json'));
  return {
    'react-router$': existing(join(router, 'index.mjs')),
    'react-router/dom$': existing(join(router, 'dom-export.mjs')),
    cookie: stub('no-cookies'),
    'set-cookie-parser': stub('no-cookies'),
    rxjs$: existing(join(rxjs, 'dist/esm/index.js')),
  };
};
