import { existsSync } from 'node:fs';
import { DeployError } from '../../deploy-error.js';
import type { LiveSettings } from './examine.js';
import type { Account } from './planned-visits.js';

const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const LOCAL_SHOP = 'http://localhost:4200';
/** The accounts that a shop with demonstration data has; they are tried on this machine only. */
const DEMO_PASSWORD = 'Lacteos2026!';
const DEMO_ACCOUNTS: readonly Account[] = ['cliente', 'cajero', 'admin', 'superadmin'].map((name, index) => ({
  role: index + 1,
  email: `${name}@demo.test`,
  password: DEMO_PASSWORD,
}));

const parse = (name: string, text: string, expected: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new DeployError('USAGE', `${name}: ${expected}`);
  }
};

const ACCOUNTS_FORM = 'a JSON list like [{"role": 1, "email": "…", "password": "…"}]';

const readAccounts = (text: string): Account[] => {
  const accounts = parse('GATE_ACCOUNTS', text, ACCOUNTS_FORM) as Partial<Account>[];
  const isAccount = ({ role, email, password }: Partial<Account>) => role && email && password;
  if (!Array.isArray(accounts) || !accounts.every(isAccount))
    throw new DeployError('USAGE', `GATE_ACCOUNTS: ${ACCOUNTS_FORM}`);
  return accounts as Account[];
};

/**
 * Settings of the live check: `SHOP_URL` (the live shop; else `PUBLIC_URL`, else the one of this machine), `GATE_ACCOUNTS`
 * (whom to sign in; on this machine the demonstration accounts), `GATE_SAMPLES` (values for parameters of addresses),
 * `GATE_PAGE_SECONDS` (how long a page may take), `CHROMIUM_PATH`.
 * Throws `USAGE` naming the one that cannot be used.
 */
export const readLiveSettings = (env: NodeJS.ProcessEnv): LiveSettings => {
  const shopUrl = env['SHOP_URL'] || env['PUBLIC_URL'] || LOCAL_SHOP;
  if (!URL.canParse(shopUrl)) throw new DeployError('USAGE', 'SHOP_URL: the address of the live shop');
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(shopUrl).hostname);
  const accounts = env['GATE_ACCOUNTS'];
  const samples = parse('GATE_SAMPLES', env['GATE_SAMPLES'] || '{}', 'a JSON object like {"id": "17"}');
  const mountMs = Number(env['GATE_PAGE_SECONDS'] || 20) * 1000;
  if (!(mountMs > 0)) throw new DeployError('USAGE', 'GATE_PAGE_SECONDS: a number above 0');
  return {
    shopUrl,
    limits: { mountMs, settleMs: Math.min(5_000, mountMs), slowMs: 5_000 },
    accounts: accounts ? readAccounts(accounts) : isLocal ? DEMO_ACCOUNTS : [],
    samples: samples as Record<string, string>,
    chromiumPath: env['CHROMIUM_PATH'] ?? CHROMIUMS.find(existsSync),
  };
};
