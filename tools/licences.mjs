/** Lists licences of production packages; exit code 1 if one is not allowed: `npm run licences`. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './workspace.mjs';

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT/X11',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

const EXCEPTIONS = {
  '@visx/vendor': 'its LICENSE files are MIT and ISC, which its package.json joins by a word that is no SPDX',
  'png-js': 'its LICENSE file is the MIT licence; its package.json names none',
};
/** libvips of sharp: dynamically linked and unchanged, which the LGPL allows. */
const UNCHANGED_LIBRARY = /^@img\/sharp(-libvips)?-/;
const LIBRARY_LICENCE = 'LGPL-3.0-or-later';

/** SPDX: all parts of AND, one of OR. */
export const isAllowed = (expression, allowed = ALLOWED) => {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())));
};

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

export const productionPackages = ({ packages }) =>
  Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version, license }]) => ({ name: nameOf(path), version, licence: license ?? 'none' }));

export const refusedPackages = (packages) =>
  packages.filter(({ name, licence }) => {
    if (name in EXCEPTIONS) return false;
    const allowed = UNCHANGED_LIBRARY.test(name) ? new Set([...ALLOWED, LIBRARY_LICENCE]) : ALLOWED;
    return !isAllowed(licence, allowed);
  });

export const readLock = async () => JSON.parse(await readFile(resolve(root, 'package-lock.json'), 'utf8'));

const main = async () => {
  const packages = productionPackages(await readLock());
  const byLicence = packages.reduce(
    (map, one) => map.set(one.licence, [...(map.get(one.licence) ?? []), one]),
    new Map(),
  );
  for (const [licence, ones] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`${licence} (${ones.length})`);
    for (const { name, version } of ones) console.log(`  ${name} ${version}`);
  }
  const refused = refusedPackages(packages);
  for (const { name, version, licence } of refused)
    console.error(`not allowed: ${name} ${version} (${licence})`);
  if (refused.length > 0) process.exitCode = 1;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
