import { type Row, table, type Try, Visitor, words } from './visitor.js';

const HIDDEN = 'GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n';

const head = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, ...headers, '', ''].join('\r\n');
const post = (...headers: string[]): string => head('POST /api/auth/login', 'host: x', ...headers);

/** Each text must get one answer with such a status; no status: the connection just closes. */
const bytes = (name: string, statuses: RegExp, texts: readonly string[]): Try => ({
  name,
  tries: async (shop) => {
    const broke: string[] = [];
    for (const text of texts) {
      const answer = await new Visitor(shop).send(text);
      const found = [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status).join(' ');
      if (!statuses.test(found)) broke.push(`${JSON.stringify(text.slice(0, 120))}: ${found || 'nothing'}`);
    }
    return broke;
  },
});

const REFUSED = /^4(?:00|05|13|15|17|31)$/;

export const WIRE: readonly Try[] = [
  bytes('smuggling: two lengths, or a length beside chunks', REFUSED, [
    `${post('content-length: 1', 'content-length: 2')}{}`,
    `${post('content-length: 1, 2')}{}`,
    `${post('content-length: 4', 'transfer-encoding: chunked')}0\r\n\r\n${HIDDEN}`,
    `${post('transfer-encoding: chunked', `content-length: ${HIDDEN.length + 5}`)}0\r\n\r\n${HIDDEN}`,
    `${post('content-length: +2')}{}${HIDDEN}`,
    `${post('content-length: 0x2')}{}${HIDDEN}`,
    `${post('content-length: -1')}${HIDDEN}`,
  ]),
  bytes('smuggling: encodings that only look like chunks', REFUSED, [
    `${post('transfer-encoding: xchunked')}0\r\n\r\n${HIDDEN}`,
    `${post('transfer-encoding: chunked, identity')}0\r\n\r\n${HIDDEN}`,
    `${post('transfer-encoding : chunked')}0\r\n\r\n${HIDDEN}`,
    `${post('transfer-encoding:\x0bchunked')}0\r\n\r\n${HIDDEN}`,
    `${post('transfer-encoding: chunked', 'transfer-encoding: identity')}0\r\n\r\n${HIDDEN}`,
  ]),
  bytes('smuggling: sizes of chunks', REFUSED, [
    ...['0x2', '-2', '2 2', 'ffffffffffffffffff', '\x002'].map(
      (size) => `${post('transfer-encoding: chunked')}${size}\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
    ),
    `${post('transfer-encoding: chunked')}2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    `${post('transfer-encoding: chunked')}2\r\n{}XX0\r\n\r\n${HIDDEN}`,
  ]),
  bytes('smuggling: lone line ends, folded lines, zero bytes', REFUSED, [
    head('GET /', 'host: x\nx-one: 1'),
    head('GET /', 'host: x', 'x-one: 1', ' folded: 2'),
    head('GET /', 'host: x', 'x-one: \x001'),
    head('GET /', 'host: x', 'x one: 1'),
    head('GET /\rx', 'host: x'),
  ]),
  bytes('smuggling: a request in the body of another', /^(?:2|3|4)\d\d$/, [
    ...['GET /api/product/products', 'GET /login', 'GET /healthz', 'DELETE /api/cart'].map(
      (line) => `${head(line, 'host: x', 'connection: close', `content-length: ${HIDDEN.length}`)}${HIDDEN}`,
    ),
  ]),
  bytes('no host, and two hosts', REFUSED, [
    head('GET /', 'connection: close'),
    head('GET /', 'host: x', 'host: evil.test', 'connection: close'),
  ]),
  bytes('tunnels, echoes and methods of other protocols', /^4\d\d$/, [
    head('CONNECT mail.test:25', 'host: mail.test:25'),
    ...['TRACE', 'TRACK', 'PROPFIND', 'DEBUG', 'PURGE', 'SOURCE'].map((method) =>
      head(`${method} /api/order`, 'host: x', 'connection: close'),
    ),
  ]),
  bytes('changes of protocol', /^(?:2|4)\d\d$/, [
    head('GET /login', 'host: x', 'connection: upgrade, close', 'upgrade: h2c', 'http2-settings: AAMAAABk'),
    head(
      'GET /api/live',
      'host: x',
      'connection: upgrade, close',
      'upgrade: websocket',
      'sec-websocket-version: 13',
    ),
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  ]),
  bytes('heads above the limit', /^431$/, [
    head('GET /', 'host: x', `x-long: ${'x'.repeat(20_000)}`),
    head('GET /', 'host: x', ...Array.from({ length: 3_000 }, (_, n) => `x-${n}: 1`)),
    head(`GET /${'x'.repeat(20_000)}`, 'host: x'),
  ]),
  bytes('expectations and media types that nobody has', /^4(?:00|04|15|17)$/, [
    `${post('expect: 200-maybe', 'content-length: 2', 'connection: close')}{}`,
    ...[';', 'text/xml', 'application/x-www-form-urlencoded', 'application/json; charset=utf-7'].map(
      (type) => `${post(`content-type: ${type}`, 'content-length: 2', 'connection: close')}{}`,
    ),
    `${post('content-type: application/json', 'content-encoding: gzip', 'content-length: 2', 'connection: close')}{}`,
  ]),
  bytes('bodies above the limit, by length and as they come', /^413$/, [
    post('content-type: application/json', 'content-length: 900000000'),
    `${post('content-type: application/json', 'transfer-encoding: chunked')}200000\r\n${'x'.repeat(2_097_152)}`,
  ]),
  table(
    'ways out of a folder',
    words(`
      /api/..%2f..%2fetc/passwd /releases/..%2f..%2fregistry-keys.json /releases/%2e%2e/%2e%2e/secrets.json
      /api/media/..%2f..%2flacteos.sqlite/x /api/media/x/..%5c..%5csecrets.json /releases//etc/passwd
      /releases/shell/..;/..;/secrets.json /releases/%252e%252e/secrets.json /api/media/%00/x.webp
    `).map((path): Row => [`GET ${path}`, [400, 404]]),
  ),
  table(
    'answers that are split by line ends',
    words('/login%0d%0aset-cookie:evil=1 /?x=%0d%0aevil:1 /api/product/products?search=%0d%0aevil:1').map(
      (path): Row => [`GET ${path}`, ({ headers }) => !/evil/.test(JSON.stringify(headers))],
    ),
  ),
];
