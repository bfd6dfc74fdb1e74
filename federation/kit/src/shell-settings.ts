import type { RegistryVersion } from './registry/registry-file.js';
import type { Preview } from './registry/preview.js';

export const SHELL_SETTINGS_ID = 'shell-settings';

export interface ShellSettings {
  /** Keys that may sign registry files: `keyId:base64url,…`. */
  keys: string;
  picks: Record<string, string>;
  /** Share of pages (0 to 1) that report successes; failures are always reported. */
  reportSample: number;
  widgetOrigins: string[];
  keepsOffline?: boolean;
  /** Shared by all anonymous visitors: no nonce, no ticket for reports. */
  isShared?: true;
  previews?: readonly Preview[];
  /** The first preview, for shells that read no list; goes with the next release of the kit. */
  preview?: { token: Preview; version: RegistryVersion };
  devServer?: { remote: string; version: RegistryVersion };
}

export interface ReleaseReportItem {
  remote: string;
  release: string;
  /**
   * `start`: before loading a part; `mount`: shown or failed; `end`: no longer awaited; `load`: files; `render`:
   * after mounting; `runtime`: uncaught errors, and damage to what all pages share.
   */
  kind: 'start' | 'load' | 'mount' | 'end' | 'render' | 'runtime';
  ok: boolean;
  attempt?: string;
  /** Duration in milliseconds. */
  ms?: number;
  code?: string;
  page?: string;
  error?: { message: string; stack: string };
}

/** Contains no address and no user. */
export interface ReleaseReport {
  v: 1;
  shell: string;
  items: ReleaseReportItem[];
}
