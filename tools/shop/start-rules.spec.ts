import { once } from 'node:events';
import { mkdtemp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child.mjs';
import { lockData } from './data-lock.mjs';
import { isInstalled } from '../machine/install.mjs';
import { anyFreePort, innerPorts, nextFree, requireFree, shopPort } from './ports.mjs';
import { checkNode, checkWritable } from '../machine/prerequisites.mjs';
import { localSecrets } from './secrets.mjs';

const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'lacteos-tools-'));

describe('the checks before the start', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0'])('accept Node %s', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  it.each(['18.20.0', '20.18.9'])('refuse Node %s in one line that says what to install', (version) => {
    expect(() => checkNode(version)).toThrow(
      /^Node .* es muy antiguo: instale Node 20\.19 o posterior[^\n]*$/,
    );
  });

  it('refuse a folder that is not writable', async () => {
    const file = join(await folder(), 'file');
    await writeFile(file, '');
    await expect(checkWritable(join(file, 'data'))).rejects.toThrow(
      /^No se puede escribir en [^\n]*DATA_DIR[^\n]*$/,
    );
  });

  it.each(['abc', '70000', '-1', '80.5'])('refuse PORT=%s', (text) => {
    expect(() => shopPort(text)).toThrow(`PORT="${text}" no es un puerto`);
  });

  it('name a taken shop port and how to choose another [N-22-001]', async () => {
    const server = createServer().listen(0);
    const { port } = server.address() as { port: number };
    await expect(requireFree(port, 'npm run dev -- shell')).rejects.toThrow(
      new RegExp(`^El puerto ${port} está ocupado.*PORT=${port + 100} npm run dev -- shell\\.$`),
    );
    expect(await nextFree(port)).toBeGreaterThan(port);
    server.close();
  });

  it('assign no inner port twice', async () => {
    const taken = new Set<number>();
    const first = await nextFree(42_100, taken);
    expect(await nextFree(42_100, taken)).toBeGreaterThan(first);
  });

  it('reserve each port that they draw [N-22-169]', async () => {
    const taken = new Set<number>();
    const drawn = [await anyFreePort(taken), await anyFreePort(taken)];
    expect([...taken]).toEqual(drawn);
  });
});

describe('two checkouts side by side', () => {
  // Below those that are drawn for shops of journeys, and no shop's own.
  const [ONE, OTHER] = [11_300, 11_400];
  const portsAt = (port: number, isAnyPort = false) => innerPorts(port, { isAnyPort });

  it('have inner ports derived from the shop port of each [N-22-169]', async () => {
    expect(await portsAt(ONE)).toEqual({
      api: '11310',
      siigo: '11311',
      wompi: '11312',
      smtp: '11313',
      mailbox: '11314',
      desk: '11316',
    });
    const both = [await portsAt(ONE), await portsAt(OTHER)].flatMap((ports) => Object.values(ports));
    expect(new Set(both).size).toBe(both.length);
  });

  it('avoid inner ports that are taken, and assign none twice [N-22-169]', async () => {
    const server = createServer().listen(ONE + 11, '127.0.0.1');
    await once(server, 'listening');
    const ports = Object.values(await portsAt(ONE));
    server.close();
    expect(ports).not.toContain(String(ONE + 11));
    expect(new Set(ports).size).toBe(ports.length);
  });

  it('have random inner ports when the shop may use any', async () => {
    const ports = Object.values(await portsAt(ONE, true)).map(Number);
    expect(ports.filter((port) => port < 12_000)).toEqual([]);
  });
});

describe('the data folder of a shop', () => {
  it('is locked by a running shop; a second one names it and says how to start beside it [N-22-001]', async () => {
    const dataDir = await folder();
    const unlock = await lockData(dataDir, 'npm start');
    await expect(lockData(dataDir, 'npm run dev -- mfe-checkout', { retries: 0 })).rejects.toThrow(
      /están en uso por "npm start": [^\n]*DATA_DIR=\.data-2 npm run dev -- mfe-checkout\.$/,
    );
    await unlock();
    await (
      await lockData(dataDir, 'npm start')
    )();
  });
});

describe('the installed packages', () => {
  const lock = (packages: object): string => JSON.stringify({ packages });
  const aTree = async (wanted: object, installed?: object): Promise<string> => {
    const root = await folder();
    await mkdir(join(root, 'node_modules'));
    await writeFile(join(root, 'package-lock.json'), lock({ '': { name: 'shop' }, ...wanted }));
    if (installed) await writeFile(join(root, 'node_modules', '.package-lock.json'), lock(installed));
    return root;
  };
  const rxjs = { 'node_modules/rxjs': { version: '7.8.2' } };

  it('are complete when every locked version is there, optional ones aside', async () => {
    const wanted = {
      ...rxjs,
      'node_modules/fsevents': { version: '2.3.3', optional: true },
      api: { version: '1.0.0' },
    };
    expect(await isInstalled(await aTree(wanted, rxjs))).toBe(true);
  });

  it('are incomplete when a version differs, a package is missing or nothing was installed', async () => {
    expect(await isInstalled(await aTree(rxjs, { 'node_modules/rxjs': { version: '7.8.1' } }))).toBe(false);
    expect(await isInstalled(await aTree(rxjs, {}))).toBe(false);
    expect(await isInstalled(await aTree(rxjs))).toBe(false);
  });
});

describe('the local secrets', () => {
  it('are created once and readable only by their owner', async () => {
    const dataDir = await folder();
    const secrets = await localSecrets(dataDir);

    expect(await localSecrets(dataDir)).toEqual(secrets);
    expect(secrets.JWT_SECRET.length).toBeGreaterThan(40);
    expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });
});

describe('a child process', () => {
  const node = async (code: string) => {
    const logFile = join(await folder(), 'child.log');
    return {
      logFile,
      child: await startChild({ name: 'api', command: process.execPath, args: ['-e', code], logFile }),
    };
  };

  it('is reported with the end of its log when it exits by itself', async () => {
    const { child, logFile } = await node('console.error("no database"); process.exit(3)');
    await expect(child.died).rejects.toMatchObject({
      message: expect.stringContaining('api terminó (código 3)') as string,
      cause: new Error('no database'),
    });
    expect(await readFile(logFile, 'utf8')).toBe('no database\n');
  });

  it('is stopped with every process that it started', async () => {
    const { child } = await node(
      'require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => 0, 1000)"]); setInterval(() => 0, 1000)',
    );
    await child.stop();
    expect(() => process.kill(-(child.pid ?? 0), 0)).toThrow('ESRCH');
  });
});
