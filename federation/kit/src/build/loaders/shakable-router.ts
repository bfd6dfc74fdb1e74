/**
 * What the router does under its own server framework, under server components and for routes that load data, which no
 * page here has, and what stays of it.
 */
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
 * A loader for the router's files: marks top-level initialisers as pure, so that the bundler drops
 * the forms, fetchers and contexts that no page uses. Line numbers do not change.
 */
const shakableRouter = (source: string): string =>
  FRAMEWORK_ONLY.reduce((text, [expression, remains]) => text.replace(expression, remains), source)
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');

// Rspack takes a loader from the default export; everything else in the project is named.
export { shakableRouter as default };
