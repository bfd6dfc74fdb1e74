import type { DiscoveryVersion } from './discovery/discovery-file.js';
import type { PreviewToken } from './discovery/preview-token.js';

/** Id of the element of the page's HTML with the shell's settings as JSON, written by the gateway. */
export const SHELL_SETTINGS_ID = 'shell-settings';

/** Settings that the gateway writes into the page's HTML for the shell. */
export interface ShellSettings {
  /** Public keys that may sign discovery files: `keyId:base64url,…`. */
  keys: string;
  /** Release by name that the gateway chose for this visitor and preloads. */
  picks: Record<string, string>;
  /** Share of the pages (0 to 1) that report what went well; failures are always reported. */
  reportSample: number;
  /** Origins from which staff may try a version of one remote; empty: none. */
  overrideOrigins: string[];
  /** Origins of the card widget. */
  widgetOrigins: string[];
  /** Whether browsers keep pages for the time without a network. */
  keepsOffline?: boolean;
  /** Whether the page is the same for all visitors without a session: it has no nonce and brought no ticket for reports. */
  isShared?: true;
  preview?: { token: PreviewToken; version: DiscoveryVersion };
  /** Development only: the remote that the dev server builds. */
  devServer?: { remote: string; version: DiscoveryVersion };
}

/** One thing that happened to a release in a browser. */
export interface ReleaseReportItem {
  remote: string;
  release: string;
  /**
   * `start` before anything of a part is loaded, `mount` when it stands there or failed to, `end` when nobody waits for it
   * any more; `load` of files, `render` after it stood, `runtime` for what nobody caught.
   */
  kind: 'start' | 'load' | 'mount' | 'end' | 'render' | 'runtime';
  ok: boolean;
  /** Names a start and its outcome alike. */
  attempt?: string;
  /** Milliseconds that it took. */
  ms?: number;
  /** Kind of the failure. */
  code?: string;
  /** Page on which it happened: its path without ids. */
  page?: string;
  /** What went wrong, in the words of the browser. */
  error?: { message: string; stack: string };
}

/** What a browser sends to the release desk: no address, no user. */
export interface ReleaseReport {
  v: 1;
  /** Release of the shell. */
  shell: string;
  items: ReleaseReportItem[];
}
