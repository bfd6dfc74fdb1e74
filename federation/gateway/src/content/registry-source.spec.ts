import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { shellRelease } from '../testing/open-gateway.js';
import { ReleaseStore } from '../testing/release-store.js';
import { RegistrySource } from './registry-source.js';

const VISITORS = 16;

describe('Registry source', () => {
  let store: ReleaseStore;
  let problems: unknown[];
  let source: RegistrySource;
  beforeEach(async () => {
    store = await ReleaseStore.create();
    await store.activate(shellRelease, { 'main.js': 'main()' });
    problems = [];
    source = open();
  });
  afterEach(() => store.remove());
  const open = (keys = store.publicKeys) =>
    new RegistrySource({ ...store, registryKeys: keys }, (reason) => problems.push(reason));
  const readByAll = () => Promise.all(Array.from({ length: VISITORS }, () => source.read()));

  it('gives the same snapshot to all first readers that read at once [N-21-250]', async () => {
    const read = await readByAll();
    expect(read[0]).toMatchObject({ etag: expect.any(String) });
    expect(new Set(read).size).toBe(1);
  });

  it('gives the snapshot to readers that arrive while the file is being verified [N-21-250]', async () => {
    let isRead = false;
    const first = source.read().finally(() => (isRead = true));
    const others = [];
    while (!isRead) others.push(await source.read());
    expect(others.length).toBeGreaterThan(0);
    expect(new Set([...others, await first]).size).toBe(1);
    expect(others).not.toContain(null);
  });

  it('keeps serving the last good file while the current one is broken and logs the problem once', async () => {
    const good = await source.read();
    await writeFile(store.registryFile, '{"broken"');
    const read = await readByAll();
    expect(new Set(read)).toEqual(new Set([good]));
    expect(problems).toHaveLength(1);
  });

  it('reads the file again after it is repaired', async () => {
    await writeFile(store.registryFile, '{"broken"');
    expect(await source.read()).toBeNull();
    await store.activate(shellRelease, { 'main.js': 'main(2)' });
    for (const snapshot of await readByAll()) expect(snapshot).not.toBeNull();
  });

  describe('after a restart', () => {
    const revisionOf = async (restarted: RegistrySource) => (await restarted.read())?.registry.revision;
    let older: string;
    beforeEach(async () => {
      older = await readFile(store.registryFile, 'utf8');
      await store.activate(shellRelease, { 'main.js': 'main(2)' });
      expect(await revisionOf(source)).toBe(2);
    });

    it('serves no file older than the last one served [N-34-104]', async () => {
      await writeFile(store.registryFile, older);
      expect(await revisionOf(open())).toBe(2);
      expect(String(problems[0])).toContain('older');
    });

    it('serves the last served file while the current one is broken', async () => {
      await writeFile(store.registryFile, '{"broken"');
      expect(await revisionOf(open())).toBe(2);
    });

    it('accepts a newer revision, such as a rollback [N-34-104]', async () => {
      await store.activate(shellRelease, { 'main.js': 'main()' });
      expect(await revisionOf(open())).toBe(3);
    });

    it('ignores a saved file that is broken or that no trusted key signed', async () => {
      const other = await ReleaseStore.create();
      await other.activate(shellRelease, { 'main.js': 'main(9)' });
      await writeFile(join(store.stateDir, 'discovery.json'), await readFile(other.registryFile, 'utf8'));
      expect(await revisionOf(open())).toBe(2);
      await writeFile(join(store.stateDir, 'discovery.json'), '{"broken"');
      expect(await revisionOf(open())).toBe(2);
      await rm(store.registryFile);
      expect(await open(other.publicKeys).read()).toBeNull();
      await other.remove();
    });

    it('serves the newest file that any replica served', async () => {
      const late = open();
      await late.read();
      await writeFile(store.registryFile, older);
      await rm(store.stateDir, { recursive: true });
      await open().read();
      await store.activate(shellRelease, { 'main.js': 'main(3)' });
      await late.read();
      await writeFile(store.registryFile, older);
      expect(await revisionOf(open())).toBe(3);
    });
  });
});
