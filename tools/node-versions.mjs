import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './lib/workspace.mjs';

/** The oldest version that works, and the newest of each later line that is supported. */
const VERSIONS = ['20.19.0', '22.23.3', '24.21.0'];
const USAGE = `npm run node-versions [-- <version> …]: builds and runs the specs of all packages under ${VERSIONS.join(', ')};
PROJECTS=api,shell only of these packages.`;

/** The folder of a version's binary, from the npm registry. */
const install = (version) => {
  const folder = resolve(root, '.data/node-versions', version);
  const bin = join(folder, 'node_modules/node/bin');
  if (existsSync(join(bin, 'node'))) return bin;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  run(['npm', 'install', '--no-audit', '--no-fund', `node@${version}`], process.env, folder);
  return bin;
};

const run = ([program, ...args], env, cwd = root) => {
  const { status } = spawnSync(program, args, { cwd, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
};

/** Builds and specs with nothing from Nx's cache, which knows no versions of Node. */
const prove = (version) => {
  const env = { ...process.env, PATH: `${install(version)}:${process.env.PATH}`, NX_DAEMON: 'false' };
  const { stdout } = spawnSync('node', ['--version'], { env, encoding: 'utf8' });
  if (stdout.trim() !== `v${version}`) throw new Error(`expected Node ${version}, got ${stdout}`);
  const projects = process.env.PROJECTS ? [`--projects=${process.env.PROJECTS}`] : [];
  for (const target of ['build', 'test'])
    run(
      [
        'npx',
        'nx',
        'run-many',
        `--targets=${target}`,
        ...projects,
        '--skip-nx-cache',
        '--output-style=static',
      ],
      env,
    );
  console.log(`✔ Node ${version}`);
};

const wanted = process.argv.slice(2);
if (wanted.some((word) => !/^\d+\.\d+\.\d+$/.test(word))) {
  console.error(USAGE);
  process.exitCode = 2;
} else (wanted.length > 0 ? wanted : VERSIONS).forEach(prove);
