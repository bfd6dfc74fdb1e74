import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { shellRelease } from '../testing/open-gateway.js';
import { ReleaseStore } from '../testing/release-store.js';
import { DiscoverySource } from './discovery-source.js';

const VISITORS = 16;

describe('the discovery file as the gateway reads it', () => {
  let store: ReleaseStore;
  let problems: unknown[];
  let source: DiscoverySource;
  beforeEach(async () => {
    store = await ReleaseStore.create();
    await store.activate(shellRelease, { 'main.js': 'main()' });
    problems = [];
    source = open();
  });
  afterEach(() => store.remove());
  const open = (keys = store.publicKeys) =>
    new DiscoverySource(store.discoveryFile, keys, (reason) => problems.push(reason), store.stateDir);
  const readByAll = () => Promise.all(Array.from({ length: VISITORS }, () => source.read()));

  it('is there for all who come first at the same moment [N-21-250]', async () => {
    const read = await readByAll();
    expect(read[0]).toMatchObject({ etag: expect.any(String) });
    expect(new Set(read).size).toBe(1);
  });

  it('is there for who comes while it is being checked [N-21-250]', async () => {
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

  describe('after a restart', () => {
    const revisionOf = async (restarted: DiscoverySource) => (await restarted.read())?.discovery.revision;
    let older: string;
    beforeEach(async () => {
      older = await readFile(store.discoveryFile, 'utf8');
      await store.activate(shellRelease, { 'main.js': 'main(2)' });
      expect(await revisionOf(source)).toBe(2);
    });

    it('is never older than what was served before [N-34-104]', async () => {
      await writeFile(store.discoveryFile, older);
      expect(await revisionOf(open())).toBe(2);
      expect(String(problems[0])).toContain('older');
    });

    it('is what was served before while the present one is broken', async () => {
      await writeFile(store.discoveryFile, '{"broken"');
      expect(await revisionOf(open())).toBe(2);
    });

    it('goes on with a newer one, as a rollback is [N-34-104]', async () => {
      await store.activate(shellRelease, { 'main.js': 'main()' });
      expect(await revisionOf(open())).toBe(3);
    });

    it('does not bring back what a withdrawn key signed, nor what somebody else wrote', async () => {
      const other = await ReleaseStore.create();
      await other.activate(shellRelease, { 'main.js': 'main(9)' });
      await writeFile(join(store.stateDir, 'discovery.json'), await readFile(other.discoveryFile, 'utf8'));
      expect(await revisionOf(open())).toBe(2);
      await writeFile(join(store.stateDir, 'discovery.json'), '{"broken"');
      expect(await revisionOf(open())).toBe(2);
      await rm(store.discoveryFile);
      expect(await open(other.publicKeys).read()).toBeNull();
      await other.remove();
    });

    it('is kept by the replica that served the newest', async () => {
      const late = open();
      await late.read();
      await writeFile(store.discoveryFile, older);
      await rm(store.stateDir, { recursive: true });
      await open().read();
      await store.activate(shellRelease, { 'main.js': 'main(3)' });
      await late.read();
      await writeFile(store.discoveryFile, older);
      expect(await revisionOf(open())).toBe(3);
    });
  });
});
