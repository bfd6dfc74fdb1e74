import type { EnvReader } from '@lacteos/contracts/env';

export type WompiEnvironment = 'test' | 'prod';

export interface WompiSettings {
  readonly environment: WompiEnvironment;
  readonly publicKey: string;
  readonly privateKey: string;
  readonly integritySecret: string;
  readonly eventsSecret: string;
  /** Includes the version: `https://sandbox.wompi.co/v1`. */
  readonly apiUrl: string;
  readonly widgetUrl: string;
  readonly timeoutMs: number;
}

const HTTP = ['http:', 'https:'];
const DEVELOPMENT = {
  publicKey: 'pub_test_stand_in',
  privateKey: 'prv_test_stand_in',
  integritySecret: 'test_integrity_stand_in',
  eventsSecret: 'test_events_stand_in',
} as const;
const VARIABLES = {
  publicKey: 'WOMPI_PUBLIC_KEY',
  privateKey: 'WOMPI_PRIVATE_KEY',
  integritySecret: 'WOMPI_INTEGRITY_SECRET',
  eventsSecret: 'WOMPI_EVENTS_SECRET',
} as const;
const SECRETS = ['privateKey', 'integritySecret', 'eventsSecret'] as const;
const ENVIRONMENT_OF_HOST: Readonly<Record<string, WompiEnvironment>> = {
  'sandbox.wompi.co': 'test',
  'production.wompi.co': 'prod',
};

/** Keys and API must belong to the same environment. */
export function readWompi(reader: EnvReader): WompiSettings {
  const publicKey = reader.text(VARIABLES.publicKey, DEVELOPMENT.publicKey);
  const environment = environmentOf(publicKey);
  if (!environment) reader.refuse(VARIABLES.publicKey, 'pub_test_… or pub_prod_…');
  const settings: WompiSettings = {
    environment: environment ?? 'test',
    publicKey,
    privateKey: reader.text(VARIABLES.privateKey, DEVELOPMENT.privateKey),
    integritySecret: reader.text(VARIABLES.integritySecret, DEVELOPMENT.integritySecret),
    eventsSecret: reader.text(VARIABLES.eventsSecret, DEVELOPMENT.eventsSecret),
    apiUrl: reader.url('WOMPI_API_URL', HTTP, 'http://127.0.0.1:4212/v1'),
    widgetUrl: reader.url('WOMPI_WIDGET_URL', HTTP, 'http://127.0.0.1:4212/widget.js'),
    timeoutMs: reader.integer('WOMPI_TIMEOUT_MS', 5_000, { min: 100, max: 60_000 }),
  };
  refuseMixedEnvironments(reader, settings);
  return settings;
}

export function refuseWompiDefaults(reader: EnvReader, wompi: WompiSettings): void {
  for (const key of ['publicKey', ...SECRETS] as const) {
    if (wompi[key] === DEVELOPMENT[key])
      reader.refuse(VARIABLES[key], 'the value of your Wompi account in production');
  }
  for (const [name, url] of [
    ['WOMPI_API_URL', wompi.apiUrl],
    ['WOMPI_WIDGET_URL', wompi.widgetUrl],
  ] as const) {
    if (!url.startsWith('https://')) reader.refuse(name, "Wompi's https address in production");
  }
}

/** Skips development values, which production reports as missing. */
function refuseMixedEnvironments(reader: EnvReader, wompi: WompiSettings): void {
  if (wompi.publicKey === DEVELOPMENT.publicKey) return;
  const { environment } = wompi;
  const isOther = (found: WompiEnvironment | null | undefined) => Boolean(found) && found !== environment;
  for (const key of SECRETS) {
    if (wompi[key] !== DEVELOPMENT[key] && isOther(environmentOf(wompi[key])))
      reader.refuse(VARIABLES[key], `of the environment of WOMPI_PUBLIC_KEY (${environment})`);
  }
  if (URL.canParse(wompi.apiUrl) && isOther(ENVIRONMENT_OF_HOST[new URL(wompi.apiUrl).host]))
    reader.refuse('WOMPI_API_URL', `of the environment of WOMPI_PUBLIC_KEY (${environment})`);
}

const environmentOf = (key: string): WompiEnvironment | null =>
  (/^(?:pub_|prv_)?(test|prod)_/.exec(key)?.[1] as WompiEnvironment | undefined) ?? null;
