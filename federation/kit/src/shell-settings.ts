import type { DiscoveryVersion } from './discovery/discovery-file.js';
import type { PreviewToken } from './discovery/preview-token.js';

/** Id of the HTML element with the settings as JSON, written by the gateway. */
export const SHELL_SETTINGS_ID = 'shell-settings';

export interface ShellSettings {
  /** Keys that may sign discovery files: `keyId:base64url,…`. */
  keys: string;
  /** Releases by name that the gateway chose for this visitor. */
  picks: Record<string, string>;
  /** Share of pages (0 to 1) that report successes; failures are always reported. */
  reportSample: number;
  /** Origins from which staff may try one remote's version. */
  overrideOrigins: string[];
  /** Origins of the card widget. */
  widgetOrigins: string[];
  /** Whether browsers keep pages for offline use. */
  keepsOffline?: boolean;
  /** Shared by all anonymous visitors: no nonce, no ticket for reports. */
  isShared?: true;
  preview?: { token: PreviewToken; version: DiscoveryVersion };
  /** Development only. */
  devServer?: { remote: string; version: DiscoveryVersion };
}

/** An event of a release in a browser. */
export interface ReleaseReportItem {
  remote: string;
  release: string;
  /**
   * `start`: before loading a part; `mount`: shown or failed; `end`: no longer awaited; `load`: files; `render`:
   * after mounting; `runtime`: uncaught errors.
   */
  kind: 'start' | 'load' | 'mount' | 'end' | 'render' | 'runtime';
  ok: boolean;
  /** Links a start to its outcome. */
  attempt?: string;
  /** Duration in milliseconds. */
  ms?: number;
  /** Kind of failure. */
  code?: string;
  page?: string;
  /** As reported by the browser. */
  error?: { message: string; stack: string };
}

/** Contains no address and no user. */
export interface ReleaseReport {
  v: 1;
  /** Release of the shell. */
  shell: string;
  items: ReleaseReportItem[];
}
