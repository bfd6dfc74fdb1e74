import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SettingsError } from '@lacteos/contracts/env';
import { readConfig } from './index.js';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: SECRET,
  SIIGO_URL: 'https://api.siigo.com',
  SIIGO_ACCESS_KEY: 'key-of-our-account',
  SIIGO_PARTNER_ID: 'LacteosDelLlano',
  SMTP_URL: 'smtps://shop:secret@mail.internal',
  WOMPI_PUBLIC_KEY: 'pub_prod_key',
  WOMPI_PRIVATE_KEY: 'prv_prod_key',
  WOMPI_INTEGRITY_SECRET: 'prod_integrity_secret',
  WOMPI_EVENTS_SECRET: 'prod_events_secret',
  WOMPI_API_URL: 'https://production.wompi.co/v1',
  WOMPI_WIDGET_URL: 'https://checkout.wompi.co/widget.js',
  DATABASE_URL: 'mariadb://shop:secret@db.internal/shop',
  PUBLIC_URL: 'https://tienda.example/',
  // The brand of this repository is the demo's.
  PRODUCTION_ALLOWS: 'demo-company',
};

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
};

describe('the settings', () => {
  it('default to an embedded database, demo data and no proxy', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'development',
      port: 4210,
      databaseUrl: 'sqlite:.data/lacteos.sqlite',
      orderHoldMinutes: 60,
      demoData: true,
      demoZones: true,
      siigo: { invoiceTypeIds: [28216] },
    });
  });

  it('put the embedded database into DATA_DIR', () => {
    expect(readConfig({ DATA_DIR: '/srv/shop' }).databaseUrl).toBe('sqlite:/srv/shop/lacteos.sqlite');
  });

  it.each([
    ['API_PORT', 'eighty', 'a whole number from 0 to 65535'],
    ['ORDER_HOLD_MINUTES', '0', 'a whole number from 1 to 10080'],
    ['CASH_DIFFERENCE_WORDS', '-1', 'a whole number from 0 to 1000000'],
    ['SHIFT_LATE_HOURS', '0', 'a whole number from 1 to 168'],
    ['BREB_KEY', 'una llave', 'a Bre-B key of 4 to 92 characters without blanks'],
    ['BREB_KEY', '@lacteos', 'the masked name of the holder of BREB_KEY'],
    ['BREB_HOURS', '0', 'a whole number from 1 to 2160'],
    ['DELIVERY_REQUIRED', 'maybe', 'true or false'],
    ['SHIPPING_ITEM', 'el envío', 'a code of 1 to 30 letters, digits, - or _'],
    ['CASH_ROUNDING', '1001', 'a whole number from 0 to 1000'],
    ['COUNTER_INVOICES', 'maybe', 'true or false'],
    ['PICKUP_PREPARATION_MINUTES', '2881', 'a whole number from 0 to 2880'],
    ['PICKUP_DAYS', '31', 'a whole number from 0 to 30'],
    ['COUNTER_SELLER', '-1', 'a whole number from 0 to 2147483647'],
    ['SESSION_KEEP_DAYS', '0', 'a whole number from 1 to 3650'],
    ['OUTBOX_KEEP_DAYS', '0', 'a whole number from 1 to 3650'],
    ['IDEMPOTENCY_KEEP_DAYS', '0', 'a whole number from 1 to 30'],
    ['OUTBOX_POLL_MS', '0', 'a whole number from 50 to 60000'],
    ['OUTBOX_WORKER', 'false', 'true with SQLite, which is for one process'],
    ['NODE_ENV', 'staging', 'one of development, test, production'],
    ['TRUST_PROXY', 'true', 'the number of proxies in front, or their addresses and networks'],
    ['TRUST_PROXY', '10.0.0.0/99', 'the number of proxies in front, or their addresses and networks'],
    ['SIIGO_INVOICE_TYPE_IDS', '1,x', 'whole numbers separated by commas'],
    ['SIIGO_PAYMENT_TYPES', 'Nequi', 'pairs such as Nequi=5640, separated by commas'],
    ['SMTP_URL', 'http://mail', 'smtp://'],
    ['DATABASE_URL', 'postgres://x/y', 'sqlite:<file>'],
    ['DATABASE_URL', 'mysql://host', 'mysql://user:password@host/database'],
    ['DATABASE_URL', 'mysql://a:b@host/shop?pool=0', 'mysql://user:password@host/database'],
    ['DATABASE_URL', 'mysql://a:b@host/shop?sslmode=off', 'mysql://user:password@host/database'],
  ])('report %s=%s and the expected value [N-21-262]', (name, value, expected) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
    expect(problems[0]).toContain(expected);
  });

  it.each([
    ['WOMPI_PUBLIC_KEY', 'a-key'],
    ['WOMPI_PRIVATE_KEY', 'prv_test_key'],
    ['WOMPI_INTEGRITY_SECRET', 'test_integrity_secret'],
    ['WOMPI_EVENTS_SECRET', 'test_events_secret'],
    ['WOMPI_API_URL', 'https://sandbox.wompi.co/v1'],
  ])('refuse %s of another Wompi environment than the public key [N-19-003]', (name, value) => {
    const problems = problemsOf({ ...PRODUCTION, [name]: value });
    expect(problems[0]).toContain(name);
    expect(readConfig(PRODUCTION).wompi.environment).toBe('prod');
    expect(readConfig({}).wompi.environment).toBe('test');
  });

  it('report every bad variable at once [N-15-048]', () => {
    expect(problemsOf({ API_PORT: 'x', NODE_ENV: 'x', SMTP_URL: 'x' })).toHaveLength(3);
  });

  it('never repeat a secret or an address with a password', () => {
    expect(problemsOf({ SMTP_URL: 'http://user:hunter2@mail' }).join()).not.toContain('hunter2');
  });

  it('accept a complete production environment, without demo data', () => {
    const config = readConfig(PRODUCTION);
    expect([config.demoData, config.publicUrl, config.trustedProxies]).toEqual([
      false,
      'https://tienda.example',
      0,
    ]);
  });

  it.each([
    ['JWT_SECRET', undefined],
    ['JWT_SECRET', 'short'],
    ['SIIGO_ACCESS_KEY', undefined],
    ['WOMPI_PUBLIC_KEY', undefined],
    ['WOMPI_PRIVATE_KEY', undefined],
    ['WOMPI_INTEGRITY_SECRET', undefined],
    ['WOMPI_EVENTS_SECRET', 'test_events_stand_in'],
    ['WOMPI_API_URL', undefined],
    ['WOMPI_WIDGET_URL', 'http://127.0.0.1:4212/widget.js'],
    ['DEMO_DATA', 'true'],
    ['DATABASE_URL', undefined],
    ['DATABASE_URL', 'sqlite:/srv/shop.sqlite'],
    ['SIIGO_URL', undefined],
    ['SIIGO_URL', 'https://localhost:4211'],
    ['SIIGO_URL', 'http://127.8.0.1:4211'],
    ['SIIGO_URL', 'http://[::1]:4211'],
    ['SIIGO_URL', 'http://api.siigo.com'],
    ['SIIGO_PARTNER_ID', 'Lácteos del Llano'],
    ['SIIGO_PARTNER_ID', 'ab'],
    ['SMTP_URL', undefined],
    ['SMTP_URL', 'smtp://user:secret@LOCALHOST:25'],
    ['PUBLIC_URL', undefined],
    ['PUBLIC_URL', 'https://localhost'],
    ['PUBLIC_URL', 'https://tienda.localhost:4200'],
  ])('refuse to start in production with %s = %s [D-105, N-21-011]', (name, value) => {
    const { [name]: _left, ...rest } = PRODUCTION as Record<string, string>;
    const problems = problemsOf(value === undefined ? rest : { ...rest, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  it.each([
    ['sqlite', { DATABASE_URL: 'sqlite:/srv/shop.sqlite' }],
    ['local-siigo', { SIIGO_URL: 'http://127.0.0.1:4211' }],
    ['local-mail', { SMTP_URL: 'smtp://127.0.0.1:25' }],
    ['sqlite, local-mail', { DATABASE_URL: 'sqlite:/srv/shop.sqlite', SMTP_URL: 'smtp://localhost' }],
  ])('are accepted in production when PRODUCTION_ALLOWS says %s [N-21-011]', (exceptions, env) => {
    expect(problemsOf({ ...PRODUCTION, ...env })).toHaveLength(Object.keys(env).length);
    expect(problemsOf({ ...PRODUCTION, ...env, PRODUCTION_ALLOWS: `demo-company, ${exceptions}` })).toEqual(
      [],
    );
  });

  it("need only the company's data once the secrets of api.env.example are filled in [N-21-219]", () => {
    const example = readFileSync(new URL('../../../ops/settings/api.env.example', import.meta.url), 'utf8');
    const lines = example.replaceAll('change-me', SECRET).trim().split('\n');
    const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/, 2)));
    expect(problemsOf(env)).toEqual([expect.stringContaining('brand.ts')]);
    expect(problemsOf({ ...env, PRODUCTION_ALLOWS: 'demo-company' })).toEqual([]);
  });

  it('refuse the NIT of the demo in production, and exceptions that do not exist [N-20-144]', () => {
    const { PRODUCTION_ALLOWS: _left, ...rest } = PRODUCTION;
    expect(problemsOf(rest)).toEqual([expect.stringContaining('brand.ts')]);
    const problems = problemsOf({ ...PRODUCTION, PRODUCTION_ALLOWS: 'demo-company,everything' });
    expect(problems.join()).toContain('PRODUCTION_ALLOWS');
  });

  it('refuse plain http to a remote SIIGO, and a shop on localhost [N-21-011]', () => {
    const env = { ...PRODUCTION, PRODUCTION_ALLOWS: 'demo-company,sqlite,local-siigo,local-mail' };
    expect(problemsOf({ ...env, SIIGO_URL: 'http://api.siigo.com' })).toHaveLength(1);
    expect(problemsOf({ ...env, PUBLIC_URL: 'http://localhost:4200' })).toHaveLength(1);
  });
});
