import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { GatewaySettings } from './settings.js';
import { openGateway } from './testing/open-gateway.js';
import { aManifest, aRelease, ReleaseStore } from './testing/release-store.js';

let store: ReleaseStore;
const open: FastifyInstance[] = [];
beforeEach(async () => {
  store = await ReleaseStore.create();
});
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
  await store.remove();
});

const start = async (files: Record<string, string>, changes: Partial<GatewaySettings> = {}) => {
  const manifest = aManifest('shell', [{ path: '/', access: 'public', title: 'Inicio' }]);
  await store.activate(aRelease('shell', { paths: ['main.js'], manifest }), files);
  const app = await openGateway(store, changes);
  open.push(app);
  const worker = await app.inject('/offline-worker.js');
  const page = await app.inject('/');
  return { worker, keepsOffline: page.body.includes('"keepsOffline":true') };
};
const REMOVES = /registration\.unregister\(\)/;

describe('Service worker', () => {
  it("is the live shell's file and is revalidated on each request", async () => {
    const { worker, keepsOffline } = await start({ 'offline.js': 'work()' });
    expect(worker.body).toBe('work()');
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(keepsOffline).toBe(true);
  });

  it('removes itself and its stored copies when the shop disables it [N-18-013]', async () => {
    const { worker, keepsOffline } = await start({ 'offline.js': 'work()' }, { keepsOffline: false });
    expect(worker.body).toMatch(REMOVES);
    expect(keepsOffline).toBe(false);
  });

  it('removes itself when the live shell has no worker file or an unlisted one [N-18-013]', async () => {
    expect((await start({})).worker.body).toMatch(REMOVES);
  });
});
