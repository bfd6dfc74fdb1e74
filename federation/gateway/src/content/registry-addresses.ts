import { hasVersion } from '@lacteos/contracts/http';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../edge/failures.js';
import { formFor } from './older-shells.js';
import type { RegistrySnapshot, RegistrySource } from './registry-source.js';

type ServedText = Pick<RegistrySnapshot, 'text' | 'etag'>;

/** File that the live shell reads. */
const textForLiveShell = ({ registry, text, olderTexts, etag }: RegistrySnapshot): ServedText => {
  const form = formFor(registry, registry);
  const older = olderTexts[form];
  return older === undefined ? { text, etag } : { text: older, etag: etag.replace(/"$/, `-${form}"`) };
};

/** The former address is for shells and tools before 1.2 and goes with the next release. */
const ADDRESSES: Readonly<Record<string, (snapshot: RegistrySnapshot) => ServedText>> = {
  '/registry.json': (snapshot) => snapshot,
  '/discovery.json': textForLiveShell,
};

export const serveRegistry = (app: FastifyInstance, source: RegistrySource): void => {
  for (const [address, read] of Object.entries(ADDRESSES))
    app.get(address, async (request, reply) => {
      const snapshot = await source.read();
      if (!snapshot) return sendFailure(reply, 'UNAVAILABLE');
      const { text, etag } = read(snapshot);
      reply.headers({ 'cache-control': 'no-cache', etag });
      if (hasVersion(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(text);
    });
};
