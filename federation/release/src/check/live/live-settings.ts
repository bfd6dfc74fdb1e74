import { existsSync } from 'node:fs';
import type { Environment, EnvReader } from '@lacteos/contracts/env';
import { readUsage } from '../../contract/read-usage.js';
import type { LiveSettings } from './inspect-pages.js';
import type { Account } from './planned-visits.js';

const CHROMIUMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (program) => `/usr/bin/${program}`,
);

const ACCOUNTS_EXPECTED = 'a JSON list like [{"role": 1, "email": "…", "password": "…"}]';
const LOCAL_SHOP = 'http://localhost:4200';
const DEMO_PASSWORD = 'Lacteos2026!';
const DEMO_ACCOUNTS: readonly Account[] = ['cliente', 'cajero', 'admin', 'superadmin'].map((name, index) => ({
  role: index + 1,
  email: `${name}@demo.test`,
  password: DEMO_PASSWORD,
}));

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const parseAccounts = (text: string): readonly Account[] | null => {
  const accounts = parseJson(text) as Partial<Account>[] | null;
  const isAccount = ({ role, email, password }: Partial<Account>) => role && email && password;
  return Array.isArray(accounts) && accounts.every(isAccount) ? (accounts as Account[]) : null;
};

/**
 * `SHOP_URL` (default `PUBLIC_URL`, then this machine), `GATE_ACCOUNTS` (default on this machine: demonstration
 * accounts), `GATE_SAMPLES` (address parameters), `GATE_PAGE_SECONDS`, `GATE_AT_ONCE` (concurrent visitors),
 * `CHROMIUM_PATH`.
 * @throws ReleaseError `USAGE` naming every bad variable
 */
export const readLiveSettings = (env: Environment): LiveSettings => readUsage(env, readFields);

const readFields = (reader: EnvReader): LiveSettings => {
  const shopUrl = readShopUrl(reader);
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(shopUrl).hostname);
  const mountMs = reader.parsed('GATE_PAGE_SECONDS', 20, aboveZero, 'a number above 0') * 1000;
  return {
    shopUrl,
    limits: { mountMs, settleMs: Math.min(5_000, mountMs), slowMs: 5_000 },
    accounts: reader.parsed('GATE_ACCOUNTS', isLocal ? DEMO_ACCOUNTS : [], parseAccounts, ACCOUNTS_EXPECTED),
    samples: reader.parsed('GATE_SAMPLES', {}, parseSamples, 'a JSON object like {"id": "17"}'),
    atOnce: reader.integer('GATE_AT_ONCE', 4, { min: 1, max: 32 }),
    chromiumPath: reader.optional('CHROMIUM_PATH') ?? CHROMIUMS.find(existsSync),
  };
};

const readShopUrl = (reader: EnvReader): string => {
  const parse = (text: string): string | null => (URL.canParse(text) ? text : null);
  const expected = 'the address of the live shop';
  return reader.parsed('SHOP_URL', reader.parsed('PUBLIC_URL', LOCAL_SHOP, parse, expected), parse, expected);
};

const aboveZero = (text: string): number | null => (Number(text) > 0 ? Number(text) : null);

const parseSamples = (text: string): Record<string, string> | null =>
  parseJson(text) as Record<string, string> | null;
