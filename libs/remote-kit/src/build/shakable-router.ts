/**
 * A loader for the router's files: says that what stands in a variable of its own has no effect, so that the bundler takes
 * away the forms, fetchers and contexts that no page uses. Lines stay where they were.
 */
const shakableRouter = (source: string): string =>
  source
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');

// Rspack takes a loader from the default export; everything else in the project is named.
export { shakableRouter as default };
