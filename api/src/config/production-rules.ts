import { isDemoCompany } from '@lacteos/contracts/brand/brand';
import type { EnvReader } from '@lacteos/contracts/env';
import type { Config } from './config.js';
import { refuseWompiDefaults } from './wompi-settings.js';

export const DEVELOPMENT = {
  jwtSecret: 'development-only-secret-of-the-dairy-shop',
  siigoKey: 'stand-in-access-key',
} as const;

/** Refused in production unless PRODUCTION_ALLOWS names it. */
const EXCEPTIONS = ['sqlite', 'local-siigo', 'local-mail', 'demo-company'] as const;
type Exception = (typeof EXCEPTIONS)[number];
const unlessAllowed = (exception: Exception): string => `unless PRODUCTION_ALLOWS names ${exception}`;

export function refuseForProduction(reader: EnvReader, config: Config): void {
  const allowed = readExceptions(reader);
  refuseDefaultSecrets(reader, config);
  refuseWompiDefaults(reader, config.wompi);
  refuseLocalAddresses(reader, config, allowed);
  if (config.databaseUrl.startsWith('sqlite:') && !allowed.includes('sqlite')) {
    reader.refuse('DATABASE_URL', `a MariaDB or MySQL database in production, ${unlessAllowed('sqlite')}`);
  }
  if (config.imageHost.url?.startsWith('http:')) {
    reader.refuse('IMAGE_HOST_URL', 'an address that starts with https:// in production');
  }
  if (isDemoCompany() && !allowed.includes('demo-company')) {
    reader.refuse(
      'BRAND.nit',
      `the NIT of your company in libs/contracts/src/brand/brand.ts in production, not the demo's, ${unlessAllowed('demo-company')}`,
    );
  }
  if (config.demoData) reader.refuse('DEMO_DATA', 'false in production');
}

function readExceptions(reader: EnvReader): readonly Exception[] {
  const parse = (text: string): Exception | null => EXCEPTIONS.find((name) => name === text) ?? null;
  return reader.list('PRODUCTION_ALLOWS', [], parse, `names out of ${EXCEPTIONS.join(', ')}`);
}

function refuseDefaultSecrets(reader: EnvReader, config: Config): void {
  if (config.jwtSecret === DEVELOPMENT.jwtSecret || config.jwtSecret.length < 32) {
    reader.refuse('JWT_SECRET', 'a secret of your own with at least 32 characters in production');
  }
  if (config.siigo.accessKey === DEVELOPMENT.siigoKey) {
    reader.refuse('SIIGO_ACCESS_KEY', 'the access key of your SIIGO account in production');
  }
}

/** With a stand-in the shop looks healthy but issues no invoices and sends no mail. */
function refuseLocalAddresses(reader: EnvReader, config: Config, allowed: readonly Exception[]): void {
  const { url } = config.siigo;
  if (isLoopback(url) && !allowed.includes('local-siigo')) {
    reader.refuse(
      'SIIGO_URL',
      `SIIGO's https address in production, not this machine, ${unlessAllowed('local-siigo')}`,
    );
  } else if (!isLoopback(url) && !url.startsWith('https://')) {
    reader.refuse('SIIGO_URL', "SIIGO's https address in production");
  }
  if (isLoopback(config.mail.smtpUrl) && !allowed.includes('local-mail')) {
    reader.refuse(
      'SMTP_URL',
      `your mail server in production, not this machine, ${unlessAllowed('local-mail')}`,
    );
  }
  if (isLoopback(config.publicUrl)) {
    reader.refuse('PUBLIC_URL', 'the public address of the shop in production, not this machine');
  }
}

const isLoopback = (url: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:.*\])$/i.test(new URL(url).hostname);
