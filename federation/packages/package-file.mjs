import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isBuiltin } from 'node:module';
import { root } from '../../tools/workspace.mjs';
import { filesIn } from './compile.mjs';
import { contractOf, PACKAGES, readJson, SHARED } from './package-list.mjs';

const IMPORT =
  /(?:\bfrom\s*|\bimport\s*\(\s*|^import\s+|\brequire\(\s*|@import\s+|\burl\(\s*)['"]([^'"\n]+)['"]/gm;
const SHEET_TYPES = './dist/sheet.d.ts';
const OURS = new Set(PACKAGES.map(({ name }) => name));
const SOURCE = /^\.\/src\/(.*?)(?:\.tsx?)?$/;

const PACKAGE_NAME = /^(@[a-z\d-]+\/)?[a-z][\w.-]*(\/[\w./-]+)?$/;

const nameOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^[ \t]*\/\/.*$/gm, '');

/** The packages that the files of a folder import. */
export const importedPackages = (folder) => {
  const code = filesIn(folder).filter((path) => /\.(js|cjs|d\.ts|css)$/.test(path));
  const names = code.flatMap((path) => {
    const text = withoutComments(readFileSync(join(folder, path), 'utf8'));
    return [...text.matchAll(IMPORT)].map(([, specifier]) => specifier);
  });
  const packages = names.filter((name) => PACKAGE_NAME.test(name) && !isBuiltin(name));
  return [...new Set(packages.map(nameOf))].sort();
};

/** An entry of the exports map, over compiled files. */
const builtEntry = (target) => {
  const source = typeof target === 'string' ? target : target['@lacteos/source'];
  const [, path] = SOURCE.exec(source) ?? [];
  if (path === undefined) return source;
  if (path.endsWith('.css')) return { types: SHEET_TYPES, default: `./dist/${path}` };
  return { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` };
};

const builtExports = (entries = {}) => ({
  ...Object.fromEntries(Object.entries(entries).map(([name, target]) => [name, builtEntry(target)])),
  './package.json': './package.json',
});

/** Each import by how an installation gets it: brought along, asked of the page, or wanted by a part that not all use. */
export const sortImports = (names, own) => {
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = own;
  const tools = readJson(resolve(root, 'package.json')).devDependencies;
  const sorted = { dependencies: {}, peerDependencies: {}, peerDependenciesMeta: {} };
  for (const name of names) {
    const optional = peerDependencies[name] ?? devDependencies[name] ?? tools[name];
    if (SHARED.includes(name))
      sorted.peerDependencies[name] =
        peerDependencies[name] ?? `^${dependencies[name] ?? versionInUse(name)}`;
    else if (OURS.has(name) && !(name in dependencies))
      sorted.peerDependencies[name] = `^${versionOfOurs(name)}`;
    else if (name in dependencies) sorted.dependencies[name] = rangeOf(name, dependencies[name]);
    else if (optional) {
      sorted.peerDependencies[name] = optional;
      sorted.peerDependenciesMeta[name] = { optional: true };
    } else throw new Error(`${own.name} imports ${name} and does not depend on it`);
  }
  return sorted;
};

const versionInUse = (name) => readJson(resolve(root, 'node_modules', name, 'package.json')).version;
const versionOfOurs = (name) =>
  readJson(resolve(root, PACKAGES.find((one) => one.name === name).folder, 'package.json')).version;
const rangeOf = (name, version) => (OURS.has(name) ? `^${version}` : version);

/** Refuses a version whose first digit is not the contract that the package implements. */
export const assertVersion = (name, version) => {
  const contract = contractOf(name);
  if (contract !== null && Number(version.split('.', 1)[0]) !== contract)
    throw new Error(`${name} ${version} implements contract ${contract}: its first digit has to be that`);
};

/** The package.json of a package that stands by itself, from the workspace's one and what its compiled files import. */
export const packageFile = ({ folder, name, bin, reads = [] }, out) => {
  const own = readJson(resolve(root, folder, 'package.json'));
  assertVersion(name, own.version);
  const imports = importedPackages(join(out, 'dist')).filter((imported) => imported !== name);
  const needed = [...new Set([...imports, ...reads])].sort();
  const { version, license, type, sideEffects, exports } = own;
  return {
    name,
    version,
    description: `${readJson(resolve(root, 'package.json')).name}: ${name.split('/')[1]}`,
    license,
    type,
    ...(sideEffects === undefined ? {} : { sideEffects: builtSideEffects(sideEffects) }),
    ...(bin ? { bin } : {}),
    // A command offers no modules.
    exports: builtExports(bin ? {} : exports),
    engines: { node: '>=20.19.0' },
    ...sortImports(needed, own),
  };
};

const builtSideEffects = (effects) =>
  Array.isArray(effects) ? effects.map((pattern) => pattern.replace('./src/', './dist/')) : effects;
