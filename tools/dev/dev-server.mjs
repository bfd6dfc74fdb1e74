import { createReadStream, watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, normalize, resolve } from 'node:path';
import { root } from '../workspace.mjs';

const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const HEARTBEAT_MS = 20_000;
const MANIFEST_QUIET_MS = 200;

/**
 * Builds a remote whenever it changes, serves what was built and tells open pages of it; the gateway of development
 * passes it on from the shop's own address.
 *
 * @returns {Promise<{url: string, setting: string, close: () => Promise<void>}>} once the first build is there;
 *   `setting` is the gateway's DEV_SERVER
 */
export const openDevServer = async (remote, outputPath, say) => {
  const publicPath = `/__dev/${remote}/`;
  const pages = openPages();
  const output = { outputPath, publicPath };
  const tell = {
    built: (hash, milliseconds) => {
      pages.send('built', hash);
      say(`${remote} listo en ${milliseconds} ms`);
    },
    failed: (text) => {
      pages.send('failed', JSON.stringify(text));
      say(`${remote} no compila: corrija el error de arriba y guarde de nuevo`);
    },
  };
  let builder = await startBuilder(remote, output, tell);
  // The build reads the manifest only once, and the shell once per page.
  const stopWatching = watchManifest(remote, async () => {
    await builder?.close();
    builder = null;
    try {
      builder = await startBuilder(remote, output, tell);
      pages.send('reload', '');
    } catch (error) {
      console.error(error);
      tell.failed(error.message);
    }
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://dev-server');
    if (pathname === `${publicPath}events`) return pages.add(response);
    return sendFile(resolve(outputPath, normalize(pathname.replace(publicPath, './'))), outputPath, response);
  });
  await new Promise((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    url,
    setting: `${remote}=${url}`,
    close: async () => {
      stopWatching();
      pages.close();
      server.close();
      server.closeAllConnections();
      await builder?.close();
    },
  };
};

const openPages = () => {
  const listeners = new Set();
  let failure = '';
  const heartbeat = setInterval(() => listeners.forEach((listener) => listener.write(':\n\n')), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    send: (event, data) => {
      const message = `event: ${event}\ndata: ${data}\n\n`;
      failure = event === 'failed' ? message : '';
      for (const listener of listeners) listener.write(message);
    },
    add: (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`\n${failure}`);
      listeners.add(response);
      response.once('close', () => listeners.delete(response));
    },
    close: () => clearInterval(heartbeat),
  };
};

const startBuilder = async (remote, output, { built, failed }) => {
  const { rspack } = await import('@rspack/core');
  const { devServerConfig } = await import('@lacteos/remote-kit/build');
  const dir = resolve(root, remote);
  const { default: configOf } = await import(resolve(dir, 'rspack.config.mjs'));
  const config = await configOf({}, { mode: 'development' });
  const compiler = rspack(devServerConfig(config, { dir, ...output }));
  await new Promise((done, fail) => {
    compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error) return fail(error);
      if (stats.hasErrors()) {
        console.error(stats.toString({ preset: 'errors-only', colors: true }));
        return failed(stats.toString({ preset: 'errors-only', colors: false }));
      }
      built(stats.hash, stats.endTime - stats.startTime);
      return done();
    });
  });
  return { close: () => new Promise((done) => compiler.close(done)) };
};

/** One `change` at a time. */
const watchManifest = (remote, change) => {
  let timer;
  let last = Promise.resolve();
  const watcher = watch(resolve(root, remote), (_event, file) => {
    if (file !== 'remote.manifest.json') return;
    clearTimeout(timer);
    timer = setTimeout(() => (last = last.then(change)), MANIFEST_QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
};

const sendFile = async (file, folder, response) => {
  const isServed = file.startsWith(folder) && (await stat(file).catch(() => null))?.isFile();
  if (!isServed) return response.writeHead(404).end();
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  return createReadStream(file).pipe(response);
};
