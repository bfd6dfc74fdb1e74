import { createServer, request } from 'node:http';

const SCRIPT = `new EventSource('/__dev/events').addEventListener('release', () => location.reload());`;
const TAG = '<script src="/__dev/reload.js" defer></script></head>';

/**
 * A proxy in front of the gateway in development that tells open pages to reload.
 *
 * @returns {Promise<{reload: () => void, close: () => void}>}
 */
export const startReloadProxy = async (port, gatewayUrl) => {
  const listeners = new Set();
  const { hostname, port: gatewayPort } = new URL(gatewayUrl);
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/__dev/reload.js') {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(SCRIPT);
    } else if (incoming.url === '/__dev/events') {
      outgoing
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .write('\n');
      listeners.add(outgoing);
      outgoing.once('close', () => listeners.delete(outgoing));
    } else forward(incoming, outgoing, { hostname, port: gatewayPort });
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return {
    reload: () => listeners.forEach((listener) => listener.write('event: release\ndata: {}\n\n')),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

const forward = (incoming, outgoing, { hostname, port }) => {
  const headers = { ...incoming.headers };
  if (incoming.headers.accept?.includes('text/html')) {
    headers['accept-encoding'] = 'identity';
    delete headers['if-none-match'];
  }
  const onward = request(
    { hostname, port, path: incoming.url, method: incoming.method, headers },
    (answer) => {
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(answer.statusCode, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const page = Buffer.concat(chunks).toString('utf8').replace('</head>', TAG);
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = answer.headers;
        outgoing
          .writeHead(answer.statusCode, { ...kept, 'content-length': Buffer.byteLength(page) })
          .end(page);
      });
    },
  );
  onward.once('error', () => outgoing.writeHead(502).end());
  outgoing.once('close', () => onward.destroy());
  incoming.pipe(onward);
};
