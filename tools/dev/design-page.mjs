import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { root } from '../workspace.mjs';

const TEXT = 'design.md';
const TYPES = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  md: 'text/plain; charset=utf-8',
};
const HTML =
  '<!doctype html><html lang="es-CO"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Diseño</title><link rel="stylesheet" href="/main.css"><body><script type="module" src="/main.js"></script>';

const configOf = (path) => ({
  context: resolve(root, 'libs/ui'),
  mode: 'development',
  target: ['web', 'es2022'],
  entry: { main: './living/index.tsx' },
  output: { path, filename: '[name].js', cssFilename: '[name].css', publicPath: '/' },
  resolve: {
    extensions: ['.tsx', '.ts', '.js', '.mjs'],
    conditionNames: ['@lacteos/source', '...'],
    extensionAlias: { '.js': ['.js', '.ts', '.tsx'] },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: true } },
            target: 'es2022',
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.css$/, type: 'css/auto' },
      {
        test: /\.css$/,
        exclude: /node_modules/,
        loader: resolve(root, 'federation/kit/dist/build/loaders/named-breakpoints'),
      },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
    parser: { 'css/auto': { namedExports: false } },
  },
});

const watching = async (path, say) => {
  const { rspack } = await import('@rspack/core');
  const compiler = rspack(configOf(path));
  await new Promise((done, fail) => {
    compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error) return fail(error);
      if (stats.hasErrors()) console.error(stats.toString({ preset: 'errors-only', colors: true }));
      else say(`design listo en ${stats.endTime - stats.startTime} ms`);
      return done();
    });
  });
  return () => new Promise((done) => compiler.close(done));
};

/**
 * Rebuilds the living page whenever a source changes; each page reads docs/design.md.
 *
 * @returns {Promise<{url: string, close: () => Promise<void>}>} once the first build is there
 */
export const openDesignPage = async (port, path, say) => {
  const stop = await watching(path, say);
  const server = createServer(async (request, response) => {
    const name = new URL(request.url, 'http://design').pathname.slice(1);
    const type = TYPES[name.split('.').pop()];
    const body = type
      ? await readFile(
          name === TEXT ? resolve(root, 'docs', TEXT) : resolve(path, name.replaceAll('..', '')),
        ).catch(() => null)
      : HTML;
    response.writeHead(body === null ? 404 : 200, { 'content-type': type ?? 'text/html; charset=utf-8' });
    response.end(body ?? '');
  });
  await new Promise((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  return {
    url: `http://localhost:${server.address().port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await stop();
      await rm(path, { recursive: true, force: true });
    },
  };
};
