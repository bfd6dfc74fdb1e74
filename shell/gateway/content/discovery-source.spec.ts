/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { shellRelease } from '../testing/open-gateway';
import { ReleaseStore } from '../testing/release-store';
import { DiscoverySource } from './discovery-source';

const VISITORS = 16;

describe('the discovery file as the gateway reads it', () => {
  let store: ReleaseStore;
  let problems: unknown[];
  let source: DiscoverySource;
  beforeEach(async () => {
    store = await ReleaseStore.create();
    await store.activate(shellRelease, { 'main.js': 'main()' });
    problems = [];
    source = new DiscoverySource(store.discoveryFile, store.publicKeys, (reason) => problems.push(reason));
  });
  afterEach(() => store.remove());
  const readByAll = () => Promise.all(Array.from({ length: VISITORS }, () => source.read()));

  it('is there for all who come first at the same moment', async () => {
    const read = await readByAll();
    expect(read[0]).toMatchObject({ etag: expect.any(String) });
    expect(new Set(read).size).toBe(1);
  });

  it('is there for who comes while it is being checked', async () => {
    let isRead = false;
    const first = source.read().finally(() => (isRead = true));
    const others = [];
    while (!isRead) others.push(await source.read());
    expect(others.length).toBeGreaterThan(0);
    expect(new Set([...others, await first]).size).toBe(1);
    expect(others).not.toContain(null);
  });

  it('stays the last good one while it is broken, and its fault is said once', async () => {
    const good = await source.read();
    await writeFile(store.discoveryFile, '{"broken"');
    const read = await readByAll();
    expect(new Set(read)).toEqual(new Set([good]));
    expect(problems).toHaveLength(1);
  });

  it('is read again once it is mended', async () => {
    await writeFile(store.discoveryFile, '{"broken"');
    expect(await source.read()).toBeNull();
    await store.activate(shellRelease, { 'main.js': 'main(2)' });
    for (const snapshot of await readByAll()) expect(snapshot).not.toBeNull();
  });
});
