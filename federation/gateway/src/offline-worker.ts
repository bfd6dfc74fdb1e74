import type { Registry } from '@lacteos/remote-kit/registry';
import type { FastifyInstance } from 'fastify';
import { readWorker } from './pages/page-files.js';
import type { GatewaySettings } from './settings.js';

const ADDRESS = '/offline-worker.js';

const REMOVAL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('lacteos.offline.'));
      await Promise.all(names.map((name) => caches.delete(name)));
      await self.registration.unregister();
    })(),
  ),
);
`;

/**
 * Serves the live shell's service worker if the signed registry lists it, else one that removes an earlier
 * worker: browsers ask for it with every page.
 */
export const serveOfflineWorker = (
  app: FastifyInstance,
  { keepsOffline, releasesDir }: Pick<GatewaySettings, 'keepsOffline' | 'releasesDir'>,
  live: () => Promise<Registry | null>,
): void => {
  app.get(ADDRESS, async (_request, reply) => {
    const registry = keepsOffline ? await live() : null;
    const worker = registry ? await readWorker(releasesDir, registry) : '';
    return reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(worker || REMOVAL);
  });
};
