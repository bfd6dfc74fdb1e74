import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '../machine/run.mjs';
import { root } from '../workspace.mjs';

const CHECKOUT_VARIABLES =
  /^(npm_(package_|lifecycle_|node_|exec|command|config_local_prefix)|INIT_CWD$|NODE$)/;

export const environmentWith = (bin) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !CHECKOUT_VARIABLES.test(name))),
  PATH: `${bin}:${process.env.PATH}`,
  NX_DAEMON: 'false',
});

export const installNode = async (version) => {
  const folder = resolve(root, '.data/node-versions', version);
  const bin = join(folder, 'node_modules/node/bin');
  if (!existsSync(join(bin, 'node'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
    await run('npm', ['install', '--no-audit', '--no-fund', `node@${version}`], {
      cwd: folder,
      failure: `node@${version} could not be installed`,
    });
  }
  const said = await run(join(bin, 'node'), ['--version'], { failure: `Node ${version} does not run` });
  if (said.trim() !== `v${version}`) throw new Error(`expected Node ${version}, got ${said}`);
  return bin;
};

export const cleanClone = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lacteos-clone-'));
  await run('git', ['clone', '--quiet', '--no-hardlinks', root, folder], { failure: 'git clone failed' });
  return folder;
};
