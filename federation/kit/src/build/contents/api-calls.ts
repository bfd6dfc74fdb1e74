const METHODS: Readonly<Record<string, string>> = {
  get: 'GET',
  getPage: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
};
const CALL =
  /\b(?:api|http)\s*\.\s*(get|getPage|post|put|patch|delete)\s*(?:<[^()]*>)?\(\s*(['"`])(\/[^'"`\n]*)\2/g;
const ADDRESS = /(['"`])(\/[a-z][^'"`\s]*)\1/g;
const PREFIX = '/api';

/** Operations of the API by their address below /api, e.g. '/product/{id}': ['GET']. */
export type KnownOperations = Readonly<Record<string, readonly string[]>>;

/** The operations of an OpenAPI document. */
export const operationsOf = (document: { paths: Record<string, object> }): KnownOperations =>
  Object.fromEntries(
    Object.entries(document.paths).map(([path, operations]) => [
      path.slice(PREFIX.length),
      Object.keys(operations).map((method) => method.toUpperCase()),
    ]),
  );

// Interpolations become `{}`; the query is not part of the operation.
const plain = (address: string): string => address.replace(/\$\{[^}]*\}/g, '{}').split(/[?#]/, 1)[0] ?? '';
const shape = (path: string): string => path.replace(/\{[^{}]*\}/g, '{}');

/**
 * The operations that a source text calls, e.g. 'GET /cart/{}': those that it calls by name, and those whose address it
 * holds as a text (a table's `path`, a constant) and that the contract knows.
 */
export const apiCallsIn = (source: string, known: KnownOperations): string[] => {
  const direct = [...source.matchAll(CALL)].map(
    ([, method = '', , path = '']) => `${METHODS[method]} ${plain(path)}`,
  );
  const named = new Set(direct.map((call) => call.slice(call.indexOf(' ') + 1)));
  const shapes = new Map(Object.entries(known).map(([path, methods]) => [shape(path), methods]));
  const held = [...source.matchAll(ADDRESS)].flatMap(([, , text = '']) => {
    const path = plain(text);
    const methods = shapes.get(path);
    if (!methods || named.has(path)) return [];
    return [`${methods.includes('GET') ? 'GET' : methods[0]} ${path}`];
  });
  return [...direct, ...held];
};
