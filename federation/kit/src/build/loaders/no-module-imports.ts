const REFUSAL = 'new Error("a remote is no module: " + url)';
/** Where the federation runtime imports the entry of a remote that says it is a module, by itself or by the text of a function. */
const MODULE_IMPORTS: readonly (readonly [expression: RegExp, remains: string])[] = [
  [/\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*url\s*\)/g, `Promise.reject(${REFUSAL})`],
  [/new Function\("callbacks", `import\([^\n]*\)\(\[resolve, rejectEntry\]\)/g, `rejectEntry(${REFUSAL})`],
];

/**
 * A loader for the part of the federation runtime that loads entries: one that is a module is refused, because a module that a
 * script imports runs without integrity (federation/docs/adr/0017). Throws when the runtime imports in another way.
 */
const noModuleImports = (source: string): string => {
  if (MODULE_IMPORTS.some(([expression]) => source.match(expression)?.length !== 1))
    throw new Error('no-module-imports.ts expects other imports in this file of the federation runtime');
  return MODULE_IMPORTS.reduce((text, [expression, remains]) => text.replace(expression, remains), source);
};

// Rspack takes a loader from the default export; everything else in the project is named.
export { noModuleImports as default };
