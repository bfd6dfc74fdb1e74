import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, wherever a command was started. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The remotes of this repository. */
export const remotes = ['mfe-storefront', 'mfe-checkout', 'mfe-backoffice', 'mfe-invoicing'];

/** The projects whose releases make up the shop's pages. */
export const frontEnds = ['shell', ...remotes];

/** Environment in which the tools of node_modules run: quiet, offline, without a background server. */
export const toolEnvironment = (extra = {}) => ({
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  PATH: `${resolve(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
  ...extra,
});
