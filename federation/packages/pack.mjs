import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../../tools/workspace.mjs';
import { compile } from './compile.mjs';
import { PACKAGES } from './package-list.mjs';
import { packageFile } from './package-file.mjs';

const CACHE = resolve(root, '.nx');

const buildPackage = async (entry, stage, isChecked) => {
  const source = join(stage, 'sources', entry.folder);
  const out = join(stage, 'node_modules', entry.name);
  const own = resolve(root, entry.folder, 'node_modules');
  mkdirSync(source, { recursive: true });
  // Versions that only this package has.
  if (existsSync(own)) symlinkSync(own, join(source, 'node_modules'));
  await compile(entry, { source, out: join(out, 'dist'), isChecked });
  for (const path of entry.extra ?? []) cpSync(resolve(root, entry.folder, path), join(out, path));
  cpSync(resolve(root, 'LICENSE'), join(out, 'LICENSE'));
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(packageFile(entry, out), null, 2)}\n`);
  return out;
};

const npmPack = (folder, destination) => {
  const words = ['pack', '--json', '--silent', '--pack-destination', destination];
  const stdio = ['ignore', 'pipe', 'ignore'];
  return JSON.parse(execFileSync('npm', words, { cwd: folder, encoding: 'utf8', stdio }))[0].filename;
};

/**
 * Packs what a team outside this repository needs: compiles each package where it sees only those before it, and calls
 * `npm pack`. Answers with the files, by name of the package. Unchecked is quicker: the types of each package are then
 * written, but not compared.
 *
 * @returns {Promise<Record<string, string>>}
 */
export const packAll = async (destination, { isChecked = true } = {}) => {
  mkdirSync(CACHE, { recursive: true });
  mkdirSync(destination, { recursive: true });
  const stage = mkdtempSync(join(CACHE, 'packages-'));
  try {
    const files = {};
    for (const entry of PACKAGES)
      files[entry.name] = join(
        destination,
        npmPack(await buildPackage(entry, stage, isChecked), destination),
      );
    return files;
  } finally {
    rmSync(stage, { recursive: true });
  }
};
