import { resolve } from 'node:path';
import { parsePublicKeys } from '@lacteos/remote-kit/discovery';

/** Settings of the gateway, from the environment. */
export interface GatewaySettings {
  host: string;
  port: number;
  /** Origin of the API, e.g. http://127.0.0.1:4210. */
  apiUrl: string;
  /** Origin under which visitors know the shop, without a final slash. */
  publicUrl: string;
  /** Folder with `<project>/<releaseId>/`. */
  releasesDir: string;
  discoveryFile: string;
  /** Public keys that may have signed the discovery file: `keyId:base64url,…`. Nothing else is served. */
  discoveryKeys: string;
  /** Origin of the release desk; null: this shop has none, and reports of browsers are dropped. */
  deskUrl: string | null;
  /** Share of the pages (0 to 1) that report what went well; failures are always reported. */
  reportSample: number;
  /** Origins from which staff may try a version of one remote on this shop. */
  overrideOrigins: readonly string[];
  /** Development only: the remote that is worked on, and the server that builds it. */
  workshop: Workshop | null;
  /** Origins of the card widget: its script, its frames and what they fetch. Empty: no other origin at all. */
  widgetOrigins: readonly string[];
  /** Origins of the external image host, if pictures are kept there. */
  imageOrigins: readonly string[];
  /** Whether a proxy in front of the gateway tells the visitor's address. */
  isBehindProxy: boolean;
}

/** A remote that is worked on and the origin of the server that builds it. */
export interface Workshop {
  remote: string;
  url: string;
}

/** A setting that is missing or cannot be used; the message names it and says what is expected. */
export class SettingError extends Error {
  constructor(name: string, expected: string) {
    super(`${name}: ${expected}`);
    this.name = 'SettingError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const readPort = (value: string): number => {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new SettingError('PORT', 'a port number, e.g. 4200');
  return port;
};

const readOrigin = (name: string, value: string, expected: string): string => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new SettingError(name, expected);
  return url.origin;
};

const readOrigins = (name: string, value: string): string[] =>
  value
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((origin) => readOrigin(name, origin, 'origins separated by commas, e.g. https://checkout.wompi.co'));

const readFlag = (name: string, value: string): boolean => {
  if (value !== '0' && value !== '1') throw new SettingError(name, '0 or 1');
  return value === '1';
};

const readKeys = (value: string): string => {
  const isUsable = (): boolean => {
    try {
      return Object.keys(parsePublicKeys(value)).length > 0;
    } catch {
      return false;
    }
  };
  if (!isUsable())
    throw new SettingError(
      'DISCOVERY_PUBLIC_KEYS',
      'the public keys of the release tool, keyId:base64url separated by commas (npm run release -- keys)',
    );
  return value;
};

const readShare = (name: string, value: string): number => {
  const share = Number(value);
  if (!(share >= 0 && share <= 1)) throw new SettingError(name, 'a share between 0 and 1, e.g. 0.1');
  return share;
};

const readWorkshop = (value: string | undefined, isProduction: boolean): Workshop | null => {
  if (!value) return null;
  const expected = 'remote=origin, e.g. mfe-checkout=http://127.0.0.1:4300, and nothing in production';
  const [, remote = '', origin = ''] = /^([\w-]+)=(.+)$/.exec(value) ?? [];
  if (isProduction || !remote) throw new SettingError('WORKSHOP', expected);
  return { remote, url: readOrigin('WORKSHOP', origin, expected) };
};

/** Reads the settings once; throws a SettingError for the first one that cannot be used. */
export const readSettings = (env: Environment): GatewaySettings => {
  const port = readPort(env.PORT ?? '4200');
  const apiUrl = env.API_URL ?? 'http://127.0.0.1:4210';
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${port}`;
  return {
    host: env.HOST ?? '0.0.0.0',
    port,
    apiUrl: readOrigin('API_URL', apiUrl, 'the origin of the API, e.g. http://127.0.0.1:4210'),
    publicUrl: readOrigin('PUBLIC_URL', publicUrl, 'the origin of the shop, e.g. https://tienda.example'),
    releasesDir: resolve(env.RELEASES_DIR ?? '.data/releases'),
    discoveryFile: resolve(env.DISCOVERY_FILE ?? '.data/discovery/local.json'),
    discoveryKeys: readKeys(env.DISCOVERY_PUBLIC_KEYS ?? ''),
    deskUrl: env.RELEASE_DESK_URL
      ? readOrigin(
          'RELEASE_DESK_URL',
          env.RELEASE_DESK_URL,
          'the origin of the release desk, e.g. http://127.0.0.1:4216',
        )
      : null,
    reportSample: readShare('REPORT_SAMPLE', env.REPORT_SAMPLE ?? '1'),
    overrideOrigins: readOrigins('OVERRIDE_ORIGINS', env.OVERRIDE_ORIGINS ?? ''),
    workshop: readWorkshop(env.WORKSHOP, env.NODE_ENV === 'production'),
    widgetOrigins: readOrigins('WIDGET_ORIGINS', env.WIDGET_ORIGINS ?? ''),
    imageOrigins: readOrigins('IMAGE_ORIGINS', env.IMAGE_ORIGINS ?? ''),
    isBehindProxy: readFlag('TRUST_PROXY', env.TRUST_PROXY ?? '0'),
  };
};
