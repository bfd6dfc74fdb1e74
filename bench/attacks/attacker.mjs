/**
 * Opens connections to a shop and keeps them open in one of the ways below; one that the shop closes is opened again.
 * Prints 'ready' when all are open. Arguments: kind, address of the shop, connections, 'many' or 'one' addresses.
 */
import { connect } from 'node:net';

const REOPEN_MS = 2_000;
const DRIP_MS = 1_000;
const AT_ONCE = 200;

const [way = '', url = '', count = '0', addresses = 'many'] = process.argv.slice(2);
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

/** What is sent first, what is added every second, and whether answers are read. */
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
};
const { first, drip, isUnread } = WAYS[way];

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

for (let index = 0; index < Number(count); index += AT_ONCE)
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, Number(count) - index) }, (_, one) => open(index + one)),
  );
process.stdout.write('ready\n');
// Sockets that are not read do not keep the process alive.
setInterval(() => undefined, 60_000);
