import { posix } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ListedFiles } from './content/listed-files.js';
import { sendFailure } from './edge/failures.js';
import { addressOf } from './visitor.js';

const YEAR_SECONDS = 31_536_000;
const RELEASES = '/releases/';

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
};

export const serveReleases = (app: FastifyInstance, releasesDir: string, listed: ListedFiles) =>
  app.register(async (releases) => {
    releases.addHook('onRequest', async (request, reply) => {
      const path = decoded(addressOf(request).pathname.slice(RELEASES.length));
      if (posix.normalize(path).startsWith('..')) return sendFailure(reply, 'REQUEST.MALFORMED');
      const isListed = await listed.isListed(path);
      return isListed ? undefined : sendFailure(reply, 'NOT_FOUND');
    });
    await releases.register(fastifyStatic, {
      root: releasesDir,
      prefix: RELEASES,
      preCompressed: true,
      index: false,
      dotfiles: 'deny',
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      setHeaders: (reply) => {
        reply.header('vary', 'accept-encoding');
      },
    });
  });
