/**
 * Makes a remote with its page, manifest, spec, journey and workflow:
 * `npm run new-remote -- mfe-recetas --path /recetas --title Recetas` in this repository, and with `--outside <empty folder>` in one
 * of its own, where `--packages <folder>` names what `node federation/proofs/outside.mjs --pack <folder>` packed. `--no-install` leaves `npm install`
 * to the caller.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { shopPort } from '../../tools/shop/ports.mjs';
import { root } from '../../tools/workspace.mjs';
import { packedIn } from '../packages/package-list.mjs';
import { filesInside } from './inside.mjs';
import { filesOutside } from './outside.mjs';
import { readFacts, writeFiles } from './write-remote.mjs';

const OPTIONS = {
  path: { type: 'string' },
  title: { type: 'string' },
  owner: { type: 'string' },
  outside: { type: 'string' },
  packages: { type: 'string' },
  install: { type: 'boolean', default: true },
};

const INSTALL = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];

const makeOutside = (facts, { outside, packages }) => {
  const folder = resolve(outside);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  writeFiles(folder, filesOutside({ ...facts, packages: packages && packedIn(resolve(packages)) }));
  console.log(`cd ${folder} && npm install && npm run build && npm run release -- dev --shop https://…`);
};

const makeInside = (facts, { install }) => {
  const files = filesInside(root, facts);
  writeFiles(root, files);
  execFileSync('npx', ['oxfmt', ...Object.keys(files)], { cwd: root });
  if (install) execFileSync('npm', INSTALL, { cwd: root, stdio: 'inherit' });
  const words = `${install ? '' : 'npm install && '}npm run dev -- ${facts.name}`;
  console.log(`${words}   # then open http://localhost:${shopPort(process.env.PORT)}${facts.path}`);
};

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: OPTIONS,
  });
  const facts = readFacts({ name: positionals[0], ...values });
  if (values.outside) makeOutside(facts, values);
  else makeInside(facts, values);
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
