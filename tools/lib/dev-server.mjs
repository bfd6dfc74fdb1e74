import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, normalize, resolve } from 'node:path';
import { root } from './workspace.mjs';

const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const HEARTBEAT_MS = 20_000;

/**
 * Builds a remote whenever it changes, serves what was built and tells open pages of it; the gateway of development
 * passes it on from the shop's own address.
 *
 * @returns {Promise<{url: string, setting: string, close: () => Promise<void>}>} once the first build is there;
 *   `setting` is the gateway's DEV_SERVER
 */
export const openDevServer = async (remote, outputPath, say) => {
  const publicPath = `/__dev/${remote}/`;
  const listeners = new Set();
  const builder = await startBuilder(remote, { outputPath, publicPath }, (hash, milliseconds) => {
    for (const listener of listeners) listener.write(`event: built\ndata: ${hash}\n\n`);
    say(`${remote} listo en ${milliseconds} ms`);
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://dev-server');
    if (pathname === `${publicPath}events`) return listen(listeners, response);
    return sendFile(resolve(outputPath, normalize(pathname.replace(publicPath, './'))), outputPath, response);
  });
  await new Promise((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done));
  const heartbeat = setInterval(() => listeners.forEach((listener) => listener.write(':\n\n')), HEARTBEAT_MS);
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    url,
    setting: `${remote}=${url}`,
    close: async () => {
      clearInterval(heartbeat);
      server.close();
      server.closeAllConnections();
      await builder.close();
    },
  };
};

const startBuilder = async (remote, place, onBuilt) => {
  const { rspack } = await import('@rspack/core');
  const { devServerConfig } = await import(resolve(root, 'libs/remote-kit/dist/build/index.js'));
  const dir = resolve(root, remote);
  const { default: configOf } = await import(resolve(dir, 'rspack.config.mjs'));
  const config = await configOf({}, { mode: 'development' });
  const compiler = rspack(devServerConfig(config, { dir, ...place }));
  await new Promise((done, fail) => {
    compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error) return fail(error);
      if (stats.hasErrors()) console.error(stats.toString({ preset: 'errors-only', colors: true }));
      else onBuilt(stats.hash, stats.endTime - stats.startTime);
      return done();
    });
  });
  return { close: () => new Promise((done) => compiler.close(done)) };
};

const listen = (listeners, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('\n');
  listeners.add(response);
  response.once('close', () => listeners.delete(response));
};

const sendFile = async (file, folder, response) => {
  const isServed = file.startsWith(folder) && (await stat(file).catch(() => null))?.isFile();
  if (!isServed) return response.writeHead(404).end();
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  return createReadStream(file).pipe(response);
};
