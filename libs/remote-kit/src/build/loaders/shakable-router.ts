/**
 * A loader for the router's files: marks top-level initialisers as pure, so that the bundler drops
 * the forms, fetchers and contexts that no page uses. Line numbers do not change.
 */
const shakableRouter = (source: string): string =>
  source
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');

// Rspack takes a loader from the default export; everything else in the project is named.
export { shakableRouter as default };
