import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../../tools/workspace.mjs';

const IS_SPEC = /\.spec\.tsx?$|-fixture\.ts$/;
const IS_CODE = /\.tsx?$/;
const SPECIFIER = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])(\.{1,2}\/[^'"]*)\2/g;

/** Files below a folder, as paths from it. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** The file that an import without an extension means: Node and bundlers look for none in a package of modules. */
const wholeSpecifier = (file, specifier) => {
  const target = join(dirname(file), specifier);
  if (isFile(target)) return specifier;
  if (isFile(`${target}.js`)) return `${specifier}.js`;
  if (isFile(join(target, 'index.js'))) return `${specifier.replace(/\/$/, '')}/index.js`;
  if (isFile(target.replace(/\.js$/, '.d.ts'))) return specifier;
  throw new Error(`${file} imports ${specifier}, which its package does not hold`);
};

/** Writes the whole paths of a compiled file's imports; throws for what its package does not hold. */
export const completeImports = (file) => {
  const text = readFileSync(file, 'utf8');
  const complete = text.replace(
    SPECIFIER,
    (_all, keyword, quote, specifier) => `${keyword}${quote}${wholeSpecifier(file, specifier)}${quote}`,
  );
  if (complete !== text) writeFileSync(file, complete);
};

/** Files that a package loads beside its scripts; sheets as any toolchain understands them. */
const copyOthers = (from, to, plainSheet) => {
  for (const path of filesIn(from).filter((path) => !IS_CODE.test(path) || path.endsWith('.d.ts'))) {
    cpSync(join(from, path), join(to, path));
    if (!path.endsWith('.css')) continue;
    writeFileSync(join(to, 'sheet.d.ts'), 'export {};\n');
    writeFileSync(join(to, path), plainSheet(readFileSync(join(from, path), 'utf8')));
  }
};

// The remote kit is compiled before what has sheets.
const sheetWriter = async (out) => {
  const loader = join(out, '../../remote-kit/dist/build/loaders/named-breakpoints.js');
  return existsSync(loader) ? (await import(loader)).default : (css) => css;
};

const tsconfig = (folder, { source, out, start, isChecked }) => ({
  extends: resolve(root, folder, 'tsconfig.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    noCheck: !isChecked,
    rootDir: join(source, 'src'),
    outDir: out,
    customConditions: [],
    skipLibCheck: true,
    types: ['node', 'jest'],
    typeRoots: [resolve(root, 'node_modules/@types')],
  },
  ...(start ? { files: [join(source, start)] } : {}),
  include: start ? [] : [join(source, 'src')],
  exclude: [],
});

const markAsProgram = (file) => writeFileSync(file, `#!/usr/bin/env node\n${readFileSync(file, 'utf8')}`);

/**
 * Compiles a package's sources, copied to a place from which no other folder of the workspace is seen, into `out`:
 * JavaScript with whole import paths, type declarations, sheets and what else it loads.
 */
export const compile = async ({ folder, start, bin }, { source, out, isChecked }) => {
  cpSync(resolve(root, folder, 'src'), join(source, 'src'), {
    recursive: true,
    filter: (path) => !IS_SPEC.test(path),
  });
  cpSync(resolve(root, folder, 'package.json'), join(source, 'package.json'));
  const config = join(source, 'tsconfig.json');
  writeFileSync(config, JSON.stringify(tsconfig(folder, { source, out, start, isChecked })));
  try {
    execFileSync(resolve(root, 'node_modules/.bin/tsgo'), ['-p', config], { encoding: 'utf8' });
  } catch (error) {
    throw new Error(`${folder} does not compile by itself:\n${error.stdout}`, { cause: error });
  }
  if (!start) copyOthers(join(source, 'src'), out, await sheetWriter(out));
  for (const path of filesIn(out).filter((path) => /\.(js|d\.ts)$/.test(path)))
    completeImports(join(out, path));
  for (const path of Object.values(bin ?? {})) markAsProgram(join(out, '..', path));
};
