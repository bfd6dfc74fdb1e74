import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { apiStart } from './api-start.mjs';
import { DESK } from './secrets.mjs';
import { root } from '../workspace.mjs';

export const sandboxProcess = ({ dataDir, ports, secrets, addresses }) => ({
  name: 'sandbox',
  command: process.execPath,
  args: [resolve(root, 'sandbox', 'dist', 'main.js')],
  env: {
    ...secrets,
    SIIGO_PORT: ports.siigo,
    SIIGO_STATE_FILE: resolve(dataDir, 'siigo.jsonl'),
    WOMPI_PORT: ports.wompi,
    WOMPI_EVENTS_URL: `${addresses.apiUrl}/api/order/wompi/events`,
    SMTP_PORT: ports.smtp,
    MAILBOX_PORT: ports.mailbox,
  },
});

export const migration = ({ databaseUrl }) => [
  process.execPath,
  [resolve(root, 'api', 'dist', 'migrate.js'), 'up'],
  { failure: 'La base de datos no pudo actualizarse.', env: { DATABASE_URL: databaseUrl } },
];

export const apiProcess = ({ dataDir, databaseUrl, ports, secrets, addresses }, env) => {
  const api = apiStart();
  return {
    name: 'api',
    command: process.execPath,
    args: [...api.options, resolve(root, 'api', api.program)],
    env: {
      ...api.variables,
      ...secrets,
      DATABASE_URL: databaseUrl,
      API_PORT: ports.api,
      DATA_DIR: dataDir,
      PUBLIC_URL: addresses.url,
      SIIGO_URL: addresses.siigoUrl,
      // No rate limit, because the first start links all products at once.
      SIIGO_REQUESTS_PER_MINUTE: 6000,
      WOMPI_API_URL: `${addresses.wompiUrl}/v1`,
      WOMPI_WIDGET_URL: `${addresses.wompiUrl}/widget.js`,
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      NODE_ENV: 'development',
      ...env,
    },
  };
};

export const deskProcess = ({ dataDir, ports, secrets, addresses, keys, releasesDir, registryFile }) => ({
  name: 'release-desk',
  command: process.execPath,
  args: [resolve(root, 'federation/release', 'dist', 'desk', 'main.js')],
  env: {
    DESK_PORT: ports.desk,
    DATA_DIR: dataDir,
    API_URL: addresses.apiUrl,
    RELEASES_API_DOCUMENT: `${addresses.apiUrl}/api/openapi.json`,
    RELEASES_STORE: '',
    RELEASES_DIR: releasesDir,
    REGISTRY_FILE: registryFile,
    REGISTRY_SIGNING_KEY: keys.owners[DESK].signingKey,
    REGISTRY_PUBLIC_KEYS: keys.REGISTRY_PUBLIC_KEYS,
    REPORT_TICKET_SECRET: secrets.REPORT_TICKET_SECRET,
    // All visitors of a local shop come from one network.
    CANARY_LEAST_NETWORKS: '1',
    CANARY_VOTES_PER_NETWORK: '1000',
  },
});

const gatewayCommand = () =>
  `exec ${JSON.parse(readFileSync(resolve(root, 'shell', 'package.json'), 'utf8')).scripts.gateway}`;

export const gatewayProcess = (
  { shopPort, secrets, addresses, keys, releasesDir, registryFile },
  gatewayEnv,
) => ({
  name: 'gateway',
  command: gatewayCommand(),
  args: [],
  shell: true,
  cwd: resolve(root, 'shell'),
  env: {
    PORT: shopPort,
    PUBLIC_URL: addresses.url,
    API_URL: addresses.apiUrl,
    WIDGET_ORIGINS: addresses.wompiUrl,
    RELEASES_DIR: releasesDir,
    REGISTRY_FILE: registryFile,
    REGISTRY_PUBLIC_KEYS: keys.REGISTRY_PUBLIC_KEYS,
    RELEASE_DESK_URL: addresses.deskUrl,
    REPORT_TICKET_SECRET: secrets.REPORT_TICKET_SECRET,
    ...gatewayEnv,
  },
});
