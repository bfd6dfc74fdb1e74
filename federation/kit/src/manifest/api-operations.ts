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

class KnownShapes {
  private readonly methods: ReadonlyMap<string, readonly string[]>;
  private readonly rooms: ReadonlySet<string | undefined>;

  constructor(known: KnownOperations) {
    this.methods = new Map(
      Object.entries(known).map(([path, methods]) => [path.replace(/\{[^{}]*\}/g, VARIABLE), methods]),
    );
    this.rooms = new Set([...this.methods.keys()].map(roomOf));
  }

  isKnown(path: string): boolean {
    return this.methods.has(path);
  }

  /** Whether any operation begins with the same word; an unknown API may have all. */
  isOfApi(path: string): boolean {
    return this.rooms.size === 0 || this.rooms.has(roomOf(path));
  }

  /** For an address whose method is not said. */
  findMethod(path: string): string {
    const methods = this.methods.get(path) ?? [];
    return methods.includes('GET') ? 'GET' : (methods[0] ?? 'GET');
  }

  /** All paths that an address continued by an expression may mean. */
  findContinued(start: string, method: string): string[] {
    const fitting = [...this.methods].filter(
      ([path, methods]) => path.startsWith(start) && methods.includes(method),
    );
    return fitting.length > 0 ? fitting.map(([path]) => path) : [`${start}${VARIABLE}`];
  }
}

export interface FoundOperations {
  /** First argument of a method such as `post`, or an address below `/api`. */
  called: string[];
  /** Addresses that are named elsewhere, such as in a table; pages of the same address count too. */
  named: string[];
}

/** Operations in an emitted script, e.g. 'GET /cart/{}'; minified scripts know no names of receivers. */
export const apiOperationsIn = (script: string, known: KnownOperations): FoundOperations => {
  const shapes = new KnownShapes(known);
  const called: string[] = [];
  const others: string[] = [];
  for (const match of script.matchAll(PATH)) {
    const [whole, receiverMethod, inDouble, inSingle, inTemplate, plus] = match;
    const text = inDouble ?? inSingle ?? inTemplate ?? '';
    const isAddress = text.startsWith(`${PREFIX}/`);
    const path = shapeOf(isAddress ? text.slice(PREFIX.length) : text);
    if (!receiverMethod && !isAddress) {
      others.push(path);
      continue;
    }
    if (!shapes.isOfApi(path)) continue;
    const end = match.index + whole.length;
    const said = FETCH_METHOD.exec(script.slice(end, end + FETCH_OPTIONS_LENGTH))?.[1]?.toUpperCase();
    const method = receiverMethod ? (METHODS[receiverMethod] ?? '') : (said ?? shapes.findMethod(path));
    const paths = plus && !text.includes('?') ? shapes.findContinued(path, method) : [path];
    called.push(...paths.map((one) => `${method} ${one}`));
  }
  const calledPaths = new Set(called.map((operation) => operation.split(' ')[1]));
  const named = others
    .filter((path) => shapes.isKnown(path) && !calledPaths.has(path))
    .map((path) => `${shapes.findMethod(path)} ${path}`);
  return { called, named };
};

/** All operations of a release's scripts, sorted. */
export const apiOperationsOf = (scripts: Iterable<string>, known: KnownOperations): string[] => {
  const found = [...scripts].map((script) => apiOperationsIn(script, known));
  return [...new Set(found.flatMap(({ called, named }) => [...called, ...named]))].sort();
};
