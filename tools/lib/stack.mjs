import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { apiStart } from './api-start.mjs';
import { startChild } from './child.mjs';
import { innerPorts, requireFree } from './ports.mjs';
import { releaseAll } from './releases.mjs';
import { run } from './run.mjs';
import { DESK, discoveryKeys, localSecrets } from './secrets.mjs';
import { root } from './workspace.mjs';
import { waitForAnswer } from './wait-for-answer.mjs';

const BEHIND_THE_PAGES = new Set(['sandbox', 'api']);

/**
 * Starts the whole built shop: API, stand-ins, release desk and gateway, on releases published into `dataDir`.
 *
 * Expects a finished build. Port 0 takes any free one; a taken inner port moves to the next free one. `env` adds
 * settings to the API, `gatewayEnv` to the gateway. `amendDiscovery` may point the gateway to another discovery file.
 * `behind` names the API and the card widget of a running shop: then only the processes that serve pages are started, with a
 * release store of their own.
 *
 * @returns {Promise<{url: string, mailUrl: string, siigoUrl: string, wompiUrl: string, apiUrl: string, dataDir: string,
 *   stop: () => Promise<void>, failed: Promise<never>, processes: {name: string, pid: number}[]}>}
 */
export const startStack = async ({
  port = 4200,
  dataDir,
  databaseUrl,
  env = {},
  gatewayEnv = {},
  amendDiscovery,
  behind,
  quiet = true,
}) => {
  const say = quiet ? () => undefined : console.log;
  const shopPort = await requireFree(port);
  const ports = await innerPorts(shopPort, { isAnyPort: port === 0, behind });
  const secrets = await localSecrets(dataDir);
  const target = await releaseAll(dataDir);
  const { DISCOVERY_PUBLIC_KEYS, owners } = await discoveryKeys(dataDir);
  const discoveryFile = amendDiscovery ? await amendDiscovery(target.discoveryFile) : target.discoveryFile;

  const api = apiStart();
  const children = [];
  const start = async (options) => {
    if (behind && BEHIND_THE_PAGES.has(options.name)) return;
    const child = await startChild({ logFile: resolve(dataDir, 'logs', `${options.name}.log`), ...options });
    children.push(child);
    say(`  ${options.name} (proceso ${child.pid})`);
  };
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()));
  };
  const url = `http://localhost:${shopPort}`;
  const apiUrl = behind?.apiUrl ?? `http://127.0.0.1:${ports.api}`;
  const siigoUrl = `http://127.0.0.1:${ports.siigo}`;
  const wompiUrl = behind?.wompiUrl ?? `http://127.0.0.1:${ports.wompi}`;
  const mailUrl = `http://127.0.0.1:${ports.mailbox}`;
  const deskUrl = `http://127.0.0.1:${ports.desk}`;

  try {
    await start({
      name: 'sandbox',
      command: process.execPath,
      args: [resolve(root, 'sandbox', 'dist', 'main.js')],
      env: {
        ...secrets,
        SIIGO_PORT: ports.siigo,
        SIIGO_STATE_FILE: resolve(dataDir, 'siigo.jsonl'),
        WOMPI_PORT: ports.wompi,
        WOMPI_EVENTS_URL: `${apiUrl}/api/order/wompi/events`,
        SMTP_PORT: ports.smtp,
        MAILBOX_PORT: ports.mailbox,
      },
    });
    const database = { DATABASE_URL: databaseUrl || `sqlite:${resolve(dataDir, 'lacteos.sqlite')}` };
    if (!behind)
      await run(process.execPath, [resolve(root, 'api', 'dist', 'migrate.js'), 'up'], {
        failure: 'La base de datos no pudo actualizarse.',
        env: database,
      });
    await start({
      name: 'api',
      command: process.execPath,
      args: [...api.options, resolve(root, 'api', api.program)],
      env: {
        ...api.variables,
        ...secrets,
        ...database,
        API_PORT: ports.api,
        DATA_DIR: dataDir,
        PUBLIC_URL: url,
        SIIGO_URL: siigoUrl,
        // No rate limit, because the first start links all products at once.
        SIIGO_REQUESTS_PER_MINUTE: 6000,
        WOMPI_API_URL: `${wompiUrl}/v1`,
        WOMPI_WIDGET_URL: `${wompiUrl}/widget.js`,
        SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
        NODE_ENV: 'development',
        ...env,
      },
    });
    await start({
      name: 'release-desk',
      command: process.execPath,
      args: [resolve(root, 'deploy', 'dist', 'desk', 'main.js')],
      env: {
        DESK_PORT: ports.desk,
        DATA_DIR: dataDir,
        API_URL: apiUrl,
        RELEASES_API_DOCUMENT: `${apiUrl}/api/openapi.json`,
        RELEASES_STORE: '',
        RELEASES_DIR: target.releasesDir,
        DISCOVERY_FILE: discoveryFile,
        DISCOVERY_SIGNING_KEY: owners[DESK].signingKey,
        DISCOVERY_PUBLIC_KEYS,
        REPORT_TICKET_SECRET: secrets.REPORT_TICKET_SECRET,
        // All visitors of a local shop come from one network.
        CANARY_LEAST_NETWORKS: '1',
        CANARY_VOTES_PER_NETWORK: '1000',
      },
    });
    await start({
      name: 'gateway',
      command: await gatewayCommand(),
      args: [],
      shell: true,
      cwd: resolve(root, 'shell'),
      env: {
        PORT: shopPort,
        PUBLIC_URL: url,
        API_URL: apiUrl,
        WIDGET_ORIGINS: wompiUrl,
        RELEASES_DIR: target.releasesDir,
        DISCOVERY_FILE: discoveryFile,
        DISCOVERY_PUBLIC_KEYS,
        RELEASE_DESK_URL: deskUrl,
        REPORT_TICKET_SECRET: secrets.REPORT_TICKET_SECRET,
        ...gatewayEnv,
      },
    });
    const failed = Promise.race(children.map(({ died }) => died));
    await Promise.race([
      failed,
      Promise.all([
        waitForAnswer('La API', `${apiUrl}/api/health/ready`),
        ...(behind ? [] : [waitForAnswer('El buzón', mailUrl)]),
        waitForAnswer('El servicio de publicaciones', `${deskUrl}/health`),
        waitForAnswer('La tienda', `http://127.0.0.1:${shopPort}/login`),
      ]),
    ]);
    const processes = children.map(({ name, pid }) => ({ name, pid }));
    return { url, mailUrl, siigoUrl, wompiUrl, apiUrl, dataDir, stop, failed, processes };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** The shell's package.json defines how its gateway is started. */
const gatewayCommand = async () =>
  `exec ${JSON.parse(await readFile(resolve(root, 'shell', 'package.json'), 'utf8')).scripts.gateway}`;
