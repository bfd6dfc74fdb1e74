/** Code for the router's own server framework, server components and data routes, with its replacements. */
export const FRAMEWORK_ONLY: readonly (readonly [expression: RegExp, remains: string])[] = [
  [
    /shouldPrefetch && !isAbsolute \? .*createElement\(PrefetchPageLinks, \{ page: href \}\)\) : link/,
    'link',
  ],
  [
    /if \(this\.context\) \{\n(.*createElement\(RSCErrorHandler, \{ error \}, result\);\n *\})/,
    'if (false) {\n$1',
  ],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = null;'],
  [/let errors = dataRouterState\?\.errors;/, 'const errors = null;'],
  [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, ''],
  [/return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);/, 'return useNavigateUnstable();'],
  [
    /routerState != null && (.*\n.*\n *)useViewTransitionState\(path\) && viewTransition === true;/,
    'false; $1',
  ],
];

/**
 * Marks top-level initialisers of the router as pure, so that unused forms, fetchers and contexts are dropped. Keeps
 * line numbers.
 */
const shakableRouter = (source: string): string =>
  FRAMEWORK_ONLY.reduce((text, [expression, remains]) => text.replace(expression, remains), source)
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');

// Rspack demands a default export.
export { shakableRouter as default };
