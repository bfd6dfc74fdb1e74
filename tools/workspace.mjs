import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

export const remotes = ['mfe-storefront', 'mfe-checkout', 'mfe-backoffice', 'mfe-invoicing', 'mfe-till'];

export const frontEnds = ['shell', ...remotes];

export const toolEnvironment = (extra = {}) => ({
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  PATH: `${resolve(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
  ...extra,
});
