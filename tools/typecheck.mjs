/** Projects with equal settings are one program, which reads React, antd and the libraries once. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runToEnd } from './machine/run.mjs';
import { root } from './workspace.mjs';

const FOLDER = 'reports';
const NOT_SOURCES = ['dist', 'reports', 'node_modules'].map((folder) => `../**/${folder}`);

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const workspaces = () =>
  read('package.json').workspaces.flatMap((pattern) => {
    const [folder, isEach] = [pattern.replace('/*', ''), pattern.endsWith('/*')];
    return isEach ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [folder];
  });

const isChecked = (folder) =>
  existsSync(join(root, folder, 'package.json')) &&
  read(`${folder}/package.json`).scripts?.typecheck !== undefined;

const settingsOf = (folder) => {
  const { extends: base, compilerOptions = {}, include } = read(`${folder}/tsconfig.json`);
  return {
    extends: base.replace(/^(\.\.\/)+/, '../'),
    compilerOptions,
    include: include.map((path) => join('..', folder, path)),
  };
};

const haveSameOptions = (a, b) =>
  isDeepStrictEqual([a.extends, a.compilerOptions], [b.extends, b.compilerOptions]);

const programs = () => {
  const found = [];
  for (const settings of workspaces().filter(isChecked).map(settingsOf)) {
    const same = found.find((program) => haveSameOptions(program, settings));
    if (same) same.include.push(...settings.include);
    else found.push(settings);
  }
  return found;
};

mkdirSync(join(root, FOLDER), { recursive: true });
for (const [index, program] of programs().entries()) {
  const file = join(root, FOLDER, `tsconfig.${index}.json`);
  writeFileSync(file, JSON.stringify({ ...program, exclude: NOT_SOURCES }));
  const { code, output } = await runToEnd('tsgo', ['-p', file]);
  if (code === 0) continue;
  console.error(output);
  process.exitCode = 1;
}
