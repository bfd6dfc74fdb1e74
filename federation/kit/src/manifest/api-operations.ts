const METHODS: Readonly<Record<string, string>> = {
  get: 'GET',
  getPage: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
};

/** A path as text, perhaps as the first argument of a method, perhaps continued by `+`. */
const PATH =
  /(?:\.\s*(get|getPage|post|put|patch|delete)\s*\(\s*)?(?:"(\/[a-z][^"\s]*)"|'(\/[a-z][^'\s]*)'|`(\/[a-z][^`\n]*)`)\s*(\+?)/g;
/** In the options that follow an address; they may hold one object before, such as headers. */
const FETCH_METHOD = /^,\s*\{(?:[^{}]*\{[^{}]*\})?[^{}]*?\bmethod\s*:\s*["'`]([A-Za-z]+)["'`]/;
const FETCH_OPTIONS_LENGTH = 200;
const PREFIX = '/api';
const VARIABLE = '{}';

/** Methods by path, without the prefix of the API. */
export type KnownOperations = Readonly<Record<string, readonly string[]>>;

export const operationsOf = (document: { paths: Readonly<Record<string, object>> }): KnownOperations =>
  Object.fromEntries(
    Object.entries(document.paths).map(([path, operations]) => [
      path.slice(PREFIX.length),
      Object.keys(operations).map((method) => method.toUpperCase()),
    ]),
  );

/** Puts `{}` for each expression of a template. */
const withoutExpressions = (text: string): string => {
  let [path, depth] = ['', 0];
  for (let index = 0; index < text.length; index += 1) {
    if (text.startsWith('${', index)) {
      if (depth === 0) path += VARIABLE;
      depth += 1;
      index += 1;
    } else if (depth === 0) path += text[index];
    else if (text[index] === '{') depth += 1;
    else if (text[index] === '}') depth -= 1;
  }
  return path;
};

/** An expression after a word is a query; after a slash it is a parameter. */
const shapeOf = (text: string): string => {
  const [path = ''] = withoutExpressions(text).split(/[?#]/, 1);
  return path
    .split('/')
    .map((part) => (part.startsWith(VARIABLE) ? VARIABLE : (part.split(VARIABLE, 1)[0] ?? '')))
    .join('/');
};

const roomOf = (path: string): string | undefined => path.split('/')[1];

export interface FoundOperations {
  /** First argument of a method such as `post`, or an address below `/api`. */
  called: string[];
  /** Addresses that are named elsewhere, such as in a table; pages of the same address count too. */
  named: string[];
}

/** Operations in an emitted script, e.g. 'GET /cart/{}'; minified scripts know no names of receivers. */
export const apiOperationsIn = (script: string, known: KnownOperations): FoundOperations => {
  const shapes = new Map(
    Object.entries(known).map(([path, methods]) => [path.replace(/\{[^{}]*\}/g, VARIABLE), methods]),
  );
  const rooms = new Set([...shapes.keys()].map(roomOf));
  const isOfApi = (path: string): boolean => rooms.size === 0 || rooms.has(roomOf(path));
  const likelyMethod = (path: string): string => {
    const methods = shapes.get(path) ?? [];
    return methods.includes('GET') ? 'GET' : (methods[0] ?? 'GET');
  };
  const continued = (method: string, start: string): string[] => {
    const fitting = [...shapes].flatMap(([path, methods]) =>
      path.startsWith(start) && methods.includes(method) ? [path] : [],
    );
    return fitting.length > 0 ? fitting : [`${start}${VARIABLE}`];
  };
  const called: string[] = [];
  const others: string[] = [];
  for (const match of script.matchAll(PATH)) {
    const [whole, method, inDouble, inSingle, inTemplate, plus] = match;
    const text = inDouble ?? inSingle ?? inTemplate ?? '';
    const isAddress = text.startsWith(`${PREFIX}/`);
    const path = shapeOf(isAddress ? text.slice(PREFIX.length) : text);
    if (!method && !isAddress) {
      others.push(path);
      continue;
    }
    if (!isOfApi(path)) continue;
    const after = script.slice(match.index + whole.length, match.index + whole.length + FETCH_OPTIONS_LENGTH);
    const verb = method ? METHODS[method] : FETCH_METHOD.exec(after)?.[1]?.toUpperCase();
    const used = verb ?? likelyMethod(path);
    const paths = plus && !text.includes('?') ? continued(used, path) : [path];
    called.push(...paths.map((one) => `${used} ${one}`));
  }
  const calledPaths = new Set(called.map((operation) => operation.split(' ')[1]));
  const named = others
    .filter((path) => shapes.has(path) && !calledPaths.has(path))
    .map((path) => `${likelyMethod(path)} ${path}`);
  return { called, named };
};

/** All operations of a release's scripts, sorted. */
export const apiOperationsOf = (scripts: Iterable<string>, known: KnownOperations): string[] => {
  const found = [...scripts].map((script) => apiOperationsIn(script, known));
  return [...new Set(found.flatMap(({ called, named }) => [...called, ...named]))].sort();
};
