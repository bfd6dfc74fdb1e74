import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { singleBundleConfig } from '@lacteos/remote-kit/build';
import { rspack } from '@rspack/core';
import { addFrame } from '../../shell/build/add-frame.mjs';
import { addFirstViews } from '../../mfe-storefront/build/add-first-views.mjs';

const CLASS_NAMES = 'whole-[name]-[local]';
const root = resolve(import.meta.dirname, '../..');
const shell = resolve(root, 'shell');

const runtimeStub = () => `
import * as storefront from ${JSON.stringify(resolve(root, 'mfe-storefront/src/remote.tsx'))};
export const registerRemotes = () => undefined;
export const loadRemote = () => Promise.resolve(storefront);
`;

const compile = (config) =>
  new Promise((done, fail) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error || stats.hasErrors()) fail(error ?? new Error(stats.toString('errors-only')));
      else done();
    });
  });

/**
 * Keeps a chunk per page. Returns the build folder, with a release file like the shell's.
 *
 * @param {string} workDir
 * @returns {Promise<string>}
 */
export const buildWhole = async (workDir) => {
  await mkdir(workDir, { recursive: true });
  const stub = join(workDir, 'runtime-stub.mjs');
  await writeFile(stub, runtimeStub());
  const entry = resolve(shell, 'src/bootstrap.tsx');
  const alias = { '@module-federation/enhanced/runtime': stub };
  const config = singleBundleConfig({ dir: shell, entry, alias })({}, { mode: 'production' });
  config.output.path = join(workDir, 'dist');
  await addFirstViews(resolve(root, 'mfe-storefront'), config, config.output.publicPath, CLASS_NAMES);
  await addFrame(shell, config, CLASS_NAMES);
  await compile(config);
  return config.output.path;
};
