import { resolve } from 'node:path';
import { startChild } from './child.mjs';
import { innerPorts, requireFree } from './ports.mjs';
import { releaseAll } from './releases.mjs';
import { run } from '../machine/run.mjs';
import { registryKeys, localSecrets } from './secrets.mjs';
import { apiProcess, deskProcess, gatewayProcess, migration, sandboxProcess } from './stack-processes.mjs';
import { waitForAnswer } from './wait-for-answer.mjs';

// Attempts: another program may take a drawn port before its server listens.
const DRAWS = 3;

/** With `behind`, API and card widget are those of a running shop. */
const addressesOf = (ports, shopPort, behind) => ({
  url: `http://localhost:${shopPort}`,
  apiUrl: behind?.apiUrl ?? `http://127.0.0.1:${ports.api}`,
  siigoUrl: `http://127.0.0.1:${ports.siigo}`,
  wompiUrl: behind?.wompiUrl ?? `http://127.0.0.1:${ports.wompi}`,
  mailUrl: `http://127.0.0.1:${ports.mailbox}`,
  deskUrl: `http://127.0.0.1:${ports.desk}`,
});

const prepareShop = async ({ port, dataDir, databaseUrl, amendRegistry, behind, projects }) => {
  const shopPort = await requireFree(port);
  const ports = await innerPorts(shopPort, { isAnyPort: port === 0, behind });
  const secrets = await localSecrets(dataDir);
  const { releasesDir, registryFile } = await releaseAll(dataDir, projects);
  return {
    dataDir,
    databaseUrl: databaseUrl || `sqlite:${resolve(dataDir, 'lacteos.sqlite')}`,
    shopPort,
    ports,
    secrets,
    addresses: addressesOf(ports, shopPort, behind),
    keys: await registryKeys(dataDir),
    releasesDir,
    registryFile: amendRegistry ? await amendRegistry(registryFile) : registryFile,
  };
};

const untilAllAnswer = ({ addresses: { apiUrl, mailUrl, deskUrl }, shopPort }, behind) =>
  Promise.all([
    waitForAnswer('La API', `${apiUrl}/api/health/ready`),
    ...(behind ? [] : [waitForAnswer('El buzón', mailUrl)]),
    waitForAnswer('El servicio de publicaciones', `${deskUrl}/health`),
    waitForAnswer('La tienda', `http://127.0.0.1:${shopPort}/login`),
  ]);

/**
 * Starts the whole built shop: API, stand-ins, release desk and gateway, on releases published into `dataDir`.
 *
 * Needs a build. A taken inner port moves to the next free one. `amendRegistry` may point the gateway to another file.
 * With `behind` only the processes that serve pages are started, with their own release store.
 *
 * @param {object} options
 * @param {number} [options.port] 0 takes a free one; default 4200
 * @param {string} options.dataDir
 * @param {string} [options.databaseUrl]
 * @param {Record<string, string>} [options.env] for the API
 * @param {Record<string, string>} [options.gatewayEnv]
 * @param {{apiUrl: string, wompiUrl: string}} [options.behind] a running shop
 * @param {(registryFile: string) => Promise<string>} [options.amendRegistry]
 * @param {readonly string[]} [options.projects] default: all
 * @param {boolean} [options.quiet]
 * @returns {Promise<{url: string, mailUrl: string, siigoUrl: string, wompiUrl: string, apiUrl: string, dataDir: string,
 *   stop: () => Promise<void>, failed: Promise<never>, processes: {name: string, pid: number}[]}>}
 *   `mailUrl`: a page at `/`, JSON at `/messages?to=`; `failed` rejects when a process ends unexpectedly
 */
export const startStack = async (options) => {
  for (let left = DRAWS; ; left -= 1) {
    try {
      return await startOnce(options);
    } catch (error) {
      const isPortTaken = error.cause?.message.includes('EADDRINUSE');
      if (options.port !== 0 || !isPortTaken || left === 1) throw error;
    }
  }
};

const startOnce = async ({
  port = 4200,
  dataDir,
  databaseUrl,
  env = {},
  gatewayEnv = {},
  amendRegistry,
  behind,
  projects,
  quiet = true,
}) => {
  const say = quiet ? () => undefined : console.log;
  const shop = await prepareShop({ port, dataDir, databaseUrl, amendRegistry, behind, projects });
  const children = [];
  const start = async (options) => {
    const child = await startChild({ logFile: resolve(dataDir, 'logs', `${options.name}.log`), ...options });
    children.push(child);
    say(`  ${options.name} (proceso ${child.pid})`);
  };
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()));
  };

  try {
    if (!behind) {
      await start(sandboxProcess(shop));
      await run(...migration(shop));
      await start(apiProcess(shop, env));
    }
    await start(deskProcess(shop));
    await start(gatewayProcess(shop, gatewayEnv));
    const failed = Promise.race(children.map(({ died }) => died));
    await Promise.race([failed, untilAllAnswer(shop, behind)]);
    const processes = children.map(({ name, pid }) => ({ name, pid }));
    const { deskUrl: _inner, ...addresses } = shop.addresses;
    return { ...addresses, dataDir, stop, failed, processes };
  } catch (error) {
    await stop();
    throw error;
  }
};
