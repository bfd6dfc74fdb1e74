import { LEGAL_DOCUMENT_NAMES } from '@lacteos/contracts/legal/legal-documents';
import { ROLE_IDS, type RoleId } from '@lacteos/contracts/reference/roles';
import fc, { type Arbitrary } from 'fast-check';
import type { Meant } from './order-lives.js';
import type { Operation, Parameter } from './operations.js';
import { hostileText, hostileValue, jsonOf, rightValue } from './values.js';
import { filesOf } from './files.js';

export type Caller = RoleId | 'nobody' | 'stranger';
/** A request as sent over HTTP. */
export interface FuzzRequest {
  readonly method: string;
  /** Path with the query. */
  readonly path: string;
  readonly caller: Caller;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** Bodies that are not JSON, or not objects that we expect. */
const BROKEN_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"a":1,}',
  '{"__proto__":{"a":1}}',
  '\u0000',
  '\ufeff{}',
  '1e309',
];
const RIGHT_SHARE = 2;
/** Node refuses longer headers before Fastify sees them. */
const MAX_QUERY = 8_000;

/** Path segments with a meaning. */
const PATH_WORDS: Readonly<Record<string, readonly string[]>> = {
  document: LEGAL_DOCUMENT_NAMES,
  table: ['orders', 'products', 'invoices'],
  version: ['1', '2'],
};

/**
 * Requests of an operation, valid but for one or two values, mostly from permitted roles. @param meant valid bodies
 * and ids
 */
export function requestsOf(operation: Operation, { examples, ids }: Meant): Arbitrary<FuzzRequest> {
  const usual: Caller = operation.path.startsWith('/api/order/{id}') ? 1 : 4;
  return fc
    .record({
      path: pathOf(operation, ids),
      query: queryOf(operation.parameters.filter((parameter) => parameter.in === 'query')),
      caller: fc.oneof(
        { weight: 4, arbitrary: fc.constant<Caller>(usual) },
        { weight: 2, arbitrary: fc.constantFrom<Caller>(...ROLE_IDS) },
        { weight: 1, arbitrary: fc.constantFrom<Caller>('nobody', 'stranger') },
      ),
      headers: headersOf(),
      content: contentOf(operation, examples),
    })
    .map(({ path, query, caller, headers, content }) => ({
      method: operation.method,
      path: path + query,
      caller,
      headers: { ...headers, ...(content ? { 'content-type': content.type } : {}) },
      body: content?.body ?? null,
    }));
}

function pathOf({ path, parameters }: Operation, ids: readonly number[]): Arbitrary<string> {
  const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const values = names.map((name) =>
    fc.oneof(
      { weight: 3, arbitrary: rightPart(name) },
      ...(name === 'id' && ids.length > 0
        ? [{ weight: 9, arbitrary: fc.constantFrom(...ids.map(String)) }]
        : []),
      { weight: 1, arbitrary: hostileText().map((text) => inAddress(text.slice(0, 500))) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('%', '%zz', '%ff', '..%2f..', '%00', '1%2f2', '-1', '1.5', '1e3'),
      },
    ),
  );
  return fc
    .tuple(...values)
    .map((parts) => parts.reduce((filled, part, n) => filled.replace(`{${names[n]}}`, () => part), path));
}

function rightPart(name: string): Arbitrary<string> {
  if (/^id$|session/.test(name)) return fc.integer({ min: 1, max: 12 }).map(String);
  const words = PATH_WORDS[name];
  if (words) return fc.constantFrom(...words);
  return rightValue({ type: 'string', minLength: 1, maxLength: 20 }, name).map((value) =>
    inAddress(String(value)),
  );
}

/** Percent-encodes a text; lone surrogates become the bytes that a careless client would send. */
const inAddress = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

function queryOf(parameters: readonly Parameter[]): Arbitrary<string> {
  const pairs = parameters.map(({ name, schema, required }) =>
    fc.oneof(
      { weight: required ? 0 : 3, arbitrary: fc.constant('') },
      {
        weight: 4,
        arbitrary: rightValue(schema, name).map((value) => `${name}=${inAddress(String(value))}`),
      },
      { weight: 1, arbitrary: hostileText().map((text) => `${name}=${inAddress(text.slice(0, 1_000))}`) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(`${name}`, `${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`),
      },
    ),
  );
  const extra = fc.oneof(
    { weight: 12, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'x=1',
        '__proto__=1',
        '__proto__[a]=1',
        '%=%',
        '=&=',
        '&&&',
        'a'.repeat(3_000),
      ),
    },
  );
  return fc.tuple(...pairs, extra).map((all) => {
    const text = all.filter((pair) => pair !== '').join('&');
    return text === '' ? '' : `?${text.slice(0, MAX_QUERY)}`;
  });
}

const headersOf = (): Arbitrary<Record<string, string>> =>
  fc.record(
    {
      'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('', 'x', 'a'.repeat(2_000), '%00', '{}')),
      'x-request-id': fc.constantFrom('<script>', 'journey-12345', 'x'.repeat(500)),
      cookie: fc.constantFrom('lacteos_refresh=%zz', 'lacteos_refresh=abc', ';;=;', 'a'.repeat(2_000)),
      'if-none-match': fc.constantFrom('"1"', '*', 'W/', ','.repeat(500)),
      accept: fc.constantFrom('text/html', '*/*;q=0', 'x'),
      'accept-language': fc.constantFrom('en', '*', ';;'),
    },
    { requiredKeys: [] },
  );

type Content = { readonly type: string; readonly body: Buffer };

function contentOf(
  { body, takesFile, method }: Operation,
  examples: readonly unknown[],
): Arbitrary<Content | null> {
  if (takesFile) return filesOf();
  if (method === 'GET') return fc.constant(null);
  const json = (value: Arbitrary<string>): Arbitrary<Content> =>
    value.map((text) => ({ type: 'application/json', body: Buffer.from(text) }));
  const made = body ? rightValue(body) : fc.constant<unknown>({});
  const right = examples.length > 0 ? fc.oneof(fc.constantFrom(...examples), made) : made;
  return fc.oneof(
    { weight: RIGHT_SHARE, arbitrary: json(right.map(jsonOf)) },
    { weight: 6, arbitrary: json(changed(right).map(jsonOf)) },
    { weight: 1, arbitrary: json(hostileValue().map(jsonOf)) },
    { weight: 1, arbitrary: json(fc.constantFrom(...BROKEN_BODIES)) },
    { weight: 1, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          'text/plain',
          'application/xml',
          'multipart/form-data',
          'application/json; charset=utf-16',
          'x',
        )
        .map((type) => ({ type, body: Buffer.from('{"a":1}') })),
    },
  );
}

/** A body with one or two of its values replaced, removed or duplicated. */
const changed = (body: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(
      body,
      fc.array(fc.tuple(fc.nat(), fc.option(hostileValue(), { freq: 8, nil: undefined })), {
        minLength: 1,
        maxLength: 2,
      }),
    )
    .map(([value, changes]) =>
      changes.reduce<unknown>((result, [index, put]) => withChange(result, index, put), value),
    );

type Holder = Record<string, unknown>;
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** A copy with the value at one position replaced; undefined removes it. */
function withChange(value: unknown, index: number, put: unknown): unknown {
  if (!isHolder(value)) return put ?? null;
  const copy = structuredClone(value);
  const members = membersOf(copy);
  const [holder, key] = members[index % Math.max(1, members.length)] ?? [copy, 'x'];
  if (put === undefined) delete holder[key];
  else holder[key] = put;
  return copy;
}

const membersOf = (holder: Holder): [Holder, string][] =>
  Object.entries(holder).flatMap(([key, value]) => [
    [holder, key] as [Holder, string],
    ...(isHolder(value) ? membersOf(value) : []),
  ]);
