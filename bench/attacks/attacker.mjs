/**
 * Holds connections open. Arguments: kind, shop's address, connections, 'many' or 'one' addresses. Prints 'ready'.
 */
import { connect } from 'node:net';

const REOPEN_MS = 2_000;
const DRIP_MS = 1_000;
const AT_ONCE = 200;
/** More senders would make it a flood of cheap requests. */
const TEXT_SENDERS = 40;

const [way = '', url = '', wanted = '0', addresses = 'many'] = process.argv.slice(2);
const { hostname, port } = new URL(url);

const head = (method, path, headers = {}) =>
  [
    `${method} ${path} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    ...Object.entries(headers).map((pair) => pair.join(': ')),
    '\r\n',
  ].join('\r\n');
const json = { 'content-type': 'application/json', 'content-length': 2_000 };
const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 9_000_000 };

const post = (path, headers, body) =>
  `${head('POST', path, { ...headers, 'content-length': Buffer.byteLength(body) })}${body}`;
const blanks = (path) => head('GET', path, { 'if-none-match': `x${' '.repeat(15_000)}x` });
const named = (name) =>
  [
    '--x',
    `content-disposition: form-data; name="file"; filename="${name}"`,
    'content-type: application/pdf',
    '',
    '%PDF-1.4 %%EOF',
    '--x--',
    '',
  ].join('\r\n');

const reportOf = async (stack) => {
  const visit = await fetch(new URL('/visit', url), { method: 'POST' });
  const cookie = visit.headers.getSetCookie().map((text) => text.split(';', 1)[0]);
  const { microFrontends = {} } = await fetch(new URL('/registry.json', url)).then((file) => file.json());
  const [remote, [version] = []] = Object.entries(microFrontends)[0] ?? ['shell'];
  const release = version?.extras.releaseId ?? '1.0.0-a';
  const item = { remote, release, kind: 'runtime', ok: false, page: '/', error: { message: 'x', stack } };
  const headers = { 'content-type': 'application/json', cookie: cookie.join('; ') };
  return post('/release-desk/reports', headers, JSON.stringify({ v: 1, shell: '1', items: [item] }));
};

/** The first bytes, the bytes added every second, and whether answers are read. */
const WAYS = {
  silence: { first: '' },
  headers: { first: `GET /api/product/products HTTP/1.1\r\nhost: shop.test\r\nx-slow: `, drip: 'x' },
  bodies: { first: `${head('POST', '/api/auth/login', json)}{`, drip: ' ' },
  uploads: { first: `${head('POST', '/api/media', form)}--x\r\n`, drip: 'x' },
  'bodies of GET': { first: head('GET', '/api/product/products', json) },
  reading: { first: head('GET', '/api/openapi.json').repeat(3), isUnread: true },
  idling: { first: head('GET', '/healthz') },
  'too much': {
    first: `${head('POST', '/api/order', { ...json, 'content-length': 5_000_000 })}{`,
    drip: 'x',
  },
  'blanks of pages': { text: () => blanks('/products') },
  'blanks of calls': { text: () => blanks('/api/product/products') },
  'names of files': {
    text: () => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      return post('/api/claims/files', headers, named(`${'.a'.repeat(8_000)} `));
    },
  },
  stacks: { text: () => reportOf(`${'('.repeat(1_990)} `) },
};
const text = await WAYS[way].text?.();
const { first, drip, isUnread } = text ? { first: text, drip: text } : WAYS[way];
const count = text ? Math.min(Number(wanted), TEXT_SENDERS) : Number(wanted);

const localAddress = (index) =>
  addresses === 'many' ? `127.1.${Math.floor(index / 250)}.${(index % 250) + 1}` : '127.0.0.66';

const open = (index) =>
  new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: localAddress(index) });
    if (isUnread) socket.pause();
    else socket.resume();
    let timer;
    socket.on('connect', () => {
      socket.write(first);
      if (drip) timer = setInterval(() => socket.write(drip), DRIP_MS);
      done();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      done();
      setTimeout(open, REOPEN_MS, index);
    });
  });

for (let index = 0; index < count; index += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - index) }, (_, one) => open(index + one)));
process.stdout.write('ready\n');
// Sockets that are not read do not keep the process alive.
setInterval(() => undefined, 60_000);
