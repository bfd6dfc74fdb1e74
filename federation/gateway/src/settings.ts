import { dirname, resolve } from 'node:path';
import {
  type Environment,
  type EnvReader,
  originOf,
  readEnvironment,
  withFormerNames,
} from '@lacteos/contracts/env';
import { MIN_TICKET_SECRET, readTrustedProxies, TRUSTED_PROXIES_EXPECTED } from '@lacteos/contracts/http';
import { type EndTimes, readEndTimes, readLogSettings } from '@lacteos/contracts/process';
import { FORMER_SETTINGS, parsePublicKeys } from '@lacteos/remote-kit/registry';
import { EDGE_LIMITS, type EdgeLimits, type EdgeSettings } from './edge/edge-limits.js';

export interface GatewaySettings extends EndTimes, EdgeSettings {
  host: string;
  port: number;
  publicUrl: string;
  releasesDir: string;
  /** Origins of the replicas, at least one, e.g. http://127.0.0.1:4210. */
  apiUrls: readonly string[];
  registryFile: string;
  stateDir: string;
  cacheBytes: { pages: number; answers: number };
  /** Keys that may sign the registry: `keyId:base64url,…`. */
  registryKeys: string;
  /** Null: no release desk; browsers' reports are dropped. */
  deskUrl: string | null;
  reportTicketSecret: string | null;
  reportTicketMinutes: number;
  /** Share of pages (0 to 1) that report successes; failures are always reported. */
  reportSample: number;
  devServer: DevServer | null;
  /** Origins of the card widget's script, frames and requests; empty: none. */
  widgetOrigins: readonly string[];
  keepsOffline: boolean;
  /** Lifetime in shared caches of pages for anonymous visitors; 0: none. */
  sharedPageSeconds: number;
  imageOrigins: readonly string[];
}

export interface DevServer {
  remote: string;
  url: string;
}

const readKeys = (reader: EnvReader): string => {
  const expected =
    'the public keys of the release tool, keyId:base64url separated by commas (npm run release -- keys new)';
  const parse = (text: string): string | null => (isUsable(text) ? text : null);
  if (reader.optional('REGISTRY_PUBLIC_KEYS') === null) reader.refuse('REGISTRY_PUBLIC_KEYS', expected);
  return reader.parsed('REGISTRY_PUBLIC_KEYS', '', parse, expected);
};

const isUsable = (keys: string): boolean => {
  try {
    return Object.keys(parsePublicKeys(keys)).length > 0;
  } catch {
    return false;
  }
};

const readOrigins = (reader: EnvReader, name: string): readonly string[] => {
  const parse = (text: string): string[] | null => {
    const origins = text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(originOf);
    return origins.every((origin) => origin !== null) ? origins : null;
  };
  return reader.parsed(name, [], parse, 'origins separated by commas, e.g. https://widget.example');
};

const readTicketSecret = (reader: EnvReader, deskUrl: string | null): string | null => {
  const secret = reader.optional('REPORT_TICKET_SECRET');
  const expected = `the secret of the release desk, at least ${MIN_TICKET_SECRET} characters`;
  if (secret === null ? deskUrl !== null : secret.length < MIN_TICKET_SECRET)
    reader.refuse('REPORT_TICKET_SECRET', expected, secret);
  return secret;
};

const readDevServer = (reader: EnvReader, isProduction: boolean): DevServer | null => {
  const parse = (text: string): DevServer | null => {
    const [, remote = '', address = ''] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
    const url = originOf(address);
    return isProduction || url === null ? null : { remote, url };
  };
  const expected = 'remote=origin, e.g. mfe-checkout=http://127.0.0.1:4300, and nothing in production';
  return reader.parsed<DevServer | null>('DEV_SERVER', null, parse, expected);
};

const LIMIT_VARIABLES: Readonly<Record<keyof EdgeLimits, string>> = {
  headersSeconds: 'HEADERS_TIMEOUT_SECONDS',
  bodySeconds: 'BODY_TIMEOUT_SECONDS',
  requestSeconds: 'REQUEST_TIMEOUT_SECONDS',
  keepAliveSeconds: 'KEEP_ALIVE_SECONDS',
  readSeconds: 'READ_TIMEOUT_SECONDS',
  maxConnections: 'MAX_CONNECTIONS',
  connectionsPerAddress: 'CONNECTIONS_PER_ADDRESS',
  requestsPerAddress: 'REQUESTS_PER_ADDRESS',
  streamsPerAddress: 'STREAMS_PER_ADDRESS',
  visitsPerMinute: 'VISITS_PER_MINUTE',
  maxHeldBytes: 'MAX_HELD_BYTES',
};

const ANY_SIZE = { min: 0, max: Number.MAX_SAFE_INTEGER };

const readLimits = (reader: EnvReader): EdgeLimits => {
  const limits: Record<keyof EdgeLimits, number> = { ...EDGE_LIMITS };
  for (const [limit, name] of Object.entries(LIMIT_VARIABLES) as [keyof EdgeLimits, string][])
    limits[limit] = reader.integer(name, EDGE_LIMITS[limit], { min: 1, max: Number.MAX_SAFE_INTEGER });
  return limits;
};

/**
 * Reads the settings once.
 * @throws SettingsError naming every bad variable
 */
export const readSettings = (env: Environment): GatewaySettings =>
  readEnvironment(withFormerNames(env, FORMER_SETTINGS), readFields);

const readFields = (reader: EnvReader): GatewaySettings => {
  const deskUrl = reader.origin(
    'RELEASE_DESK_URL',
    null,
    'the origin of the release desk, e.g. http://127.0.0.1:4216',
  );
  const registryFile = resolve(reader.text('REGISTRY_FILE', '.data/discovery/local.json'));
  const port = reader.integer('PORT', 4200, { min: 0, max: 65_535 });
  const isProduction = reader.optional('NODE_ENV') === 'production';
  return {
    host: reader.text('HOST', '0.0.0.0'),
    port,
    apiUrls: reader.list(
      'API_URL',
      ['http://127.0.0.1:4210'],
      originOf,
      'origins of the API separated by commas, e.g. http://127.0.0.1:4210',
    ),
    publicUrl: reader.origin(
      'PUBLIC_URL',
      `http://localhost:${port}`,
      'the origin of the shop, e.g. https://tienda.example',
    ),
    releasesDir: resolve(reader.text('RELEASES_DIR', '.data/releases')),
    registryFile,
    stateDir: resolve(reader.text('GATEWAY_STATE_DIR', resolve(dirname(registryFile), 'served'))),
    registryKeys: readKeys(reader),
    deskUrl,
    reportTicketSecret: readTicketSecret(reader, deskUrl),
    reportTicketMinutes: reader.integer('REPORT_TICKET_MINUTES', 60, { min: 1, max: 1_440 }),
    reportSample: reader.number('REPORT_SAMPLE', 1, { min: 0, max: 1 }),
    devServer: readDevServer(reader, isProduction),
    widgetOrigins: readOrigins(reader, 'WIDGET_ORIGINS'),
    keepsOffline: reader.boolean('OFFLINE_PAGES', true),
    sharedPageSeconds: reader.integer('SHARED_PAGE_SECONDS', 0, { min: 0, max: 3_600 }),
    imageOrigins: readOrigins(reader, 'IMAGE_ORIGINS'),
    trustedProxies: reader.parsed('TRUST_PROXY', 0, readTrustedProxies, TRUSTED_PROXIES_EXPECTED),
    limits: readLimits(reader),
    cacheBytes: {
      pages: reader.integer('PAGE_CACHE_BYTES', 64_000_000, ANY_SIZE),
      answers: reader.integer('ANSWER_CACHE_BYTES', 16_000_000, ANY_SIZE),
    },
    ...readEndTimes(reader, isProduction),
    ...readLogSettings(reader, isProduction ? 'info' : 'warn'),
  };
};
