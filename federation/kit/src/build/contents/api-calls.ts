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

export type KnownOperations = Readonly<Record<string, readonly string[]>>;

export const operationsOf = (document: { paths: Record<string, object> }): KnownOperations =>
  Object.fromEntries(
    Object.entries(document.paths).map(([path, operations]) => [
      path.slice(PREFIX.length),
      Object.keys(operations).map((method) => method.toUpperCase()),
    ]),
  );

const plain = (address: string): string => address.replace(/\$\{[^}]*\}/g, '{}').split(/[?#]/, 1)[0] ?? '';
const shape = (path: string): string => path.replace(/\{[^{}]*\}/g, '{}');

/** Operations that a source calls by name or holds as a known address, e.g. 'GET /cart/{}'. */
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
