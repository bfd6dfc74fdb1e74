const REFUSAL = 'new Error("a remote is no module: " + url)';
/** Code of the federation runtime that imports a module entry, directly or by the text of a function. */
const MODULE_IMPORTS: readonly (readonly [expression: RegExp, remains: string])[] = [
  [/\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*url\s*\)/g, `Promise.reject(${REFUSAL})`],
  [/new Function\("callbacks", `import\([^\n]*\)\(\[resolve, rejectEntry\]\)/g, `rejectEntry(${REFUSAL})`],
];

/**
 * Loader for the federation runtime: refuses module entries, because imported modules run without integrity
 * (federation/docs/adr/0011). Throws when the runtime's code has changed.
 */
const noModuleImports = (source: string): string => {
  if (MODULE_IMPORTS.some(([expression]) => source.match(expression)?.length !== 1))
    throw new Error('no-module-imports.ts expects other imports in this file of the federation runtime');
  return MODULE_IMPORTS.reduce((text, [expression, remains]) => text.replace(expression, remains), source);
};

// Rspack demands a default export.
export { noModuleImports as default };
