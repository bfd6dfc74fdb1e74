/** Lists exports that no other file imports. Types may stay exported as part of signatures. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { root } from './workspace.mjs';

const SOURCE = /\.(ts|tsx|mjs|mts)$/;
// Loaded by tools rather than imports: configurations, exposed modules, package entry points, build replacements.
const LOADED_BY_TOOLS =
  /\.config\.(mjs|ts)$|\.d\.m?ts$|\/generated\/|\/src\/remote\.tsx$|^tools\/(jest|from-source)\/|\/runtime-stubs\/|^libs\/antd-library\/src\/|\/dev-server\/runtime\.ts$|^federation\/proofs\/sabotage\/\S+\.tsx$|\/build\/(first-views|prerender)\.tsx$|\/start-shop\.ts$|\/load-in-turns\.ts$|\.(entity|migration)\.ts$|^federation\/packages\/vite-remote\/src\/(index|mounted)\.ts$|^federation\/kit\/src\/discovery\.ts$/;
const OPTIONS = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@lacteos/source'],
  allowJs: true,
};
const EVERY_NAME = '*';

const cache = ts.createModuleResolutionCache(root, (name) => name, OPTIONS);
const resolveFrom = (file, specifier) => {
  const found = ts.resolveModuleName(specifier, resolve(root, file), OPTIONS, ts.sys, cache).resolvedModule;
  return found && relative(root, found.resolvedFileName).replace(/\.d\.mts$/, '.mjs');
};

const namesOfPattern = (name) =>
  ts.isIdentifier(name) ? [name] : name.elements.flatMap((element) => namesOfPattern(element.name));

const isType = (statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

const declaredValues = (statement) => {
  const isExported = ts.canHaveModifiers(statement)
    ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    : false;
  if (!isExported || isType(statement)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesOfPattern(name));
  return statement.name ? [statement.name] : [];
};

const importedNames = ({ importClause }) => {
  if (!importClause) return [];
  const { name, namedBindings } = importClause;
  const first = name ? ['default'] : [];
  if (!namedBindings) return first;
  if (ts.isNamespaceImport(namedBindings)) return [EVERY_NAME];
  return [...first, ...namedBindings.elements.map((element) => (element.propertyName ?? element.name).text)];
};

const readFile = (file) => {
  const source = ts.createSourceFile(file, readFileSync(resolve(root, file), 'utf8'), ts.ScriptTarget.Latest);
  const exported = [];
  const uses = [];
  const use = (specifier, names) => {
    if (ts.isStringLiteral(specifier)) uses.push({ from: resolveFrom(file, specifier.text), names });
  };
  for (const statement of source.statements) {
    exported.push(...declaredValues(statement).map(({ text }) => text));
    if (ts.isImportDeclaration(statement)) use(statement.moduleSpecifier, importedNames(statement));
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) continue;
    const { elements } = statement.exportClause;
    const values = statement.isTypeOnly ? [] : elements.filter(({ isTypeOnly }) => !isTypeOnly);
    exported.push(...values.map(({ name }) => name.text));
    if (statement.moduleSpecifier)
      use(
        statement.moduleSpecifier,
        elements.map(({ propertyName, name }) => (propertyName ?? name).text),
      );
  }
  // `import('./x')` may use every name, as a call and as a type.
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      use(node.arguments[0], [EVERY_NAME]);
    if (ts.isImportTypeNode(node)) use(node.argument.literal, [EVERY_NAME]);
    ts.forEachChild(node, visit);
  };
  if (source.text.includes('import(')) visit(source);
  return { exported, uses };
};

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter((file) => SOURCE.test(file) && ts.sys.fileExists(resolve(root, file)));
const read = new Map(files.map((file) => [file, readFile(file)]));
const used = new Set();
for (const { uses } of read.values())
  for (const { from, names } of uses) for (const name of names) used.add(`${from} ${name}`);

const unused = files
  .filter((file) => !LOADED_BY_TOOLS.test(file))
  .flatMap((file) => read.get(file).exported.map((name) => ({ file, name })))
  .filter(({ file, name }) => !used.has(`${file} ${EVERY_NAME}`) && !used.has(`${file} ${name}`));
for (const { file, name } of unused) console.log(`only its own file uses it: ${file} ${name}`);
console.log(`exports that no other file imports: ${unused.length}`);
process.exitCode = unused.length ? 1 : 0;
