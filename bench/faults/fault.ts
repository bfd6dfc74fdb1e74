import type { FilledDatabase } from './fault-shop.js';

export interface Outcome {
  readonly notes: readonly string[];
  readonly problems: ReadonlySet<string>;
}

export interface Fault {
  readonly name: string;
  readonly what: string;
  /** Always required too: no 500, nothing acknowledged lost, ready within a second, exit within 15 s. */
  readonly required: string;
  readonly databases: readonly FilledDatabase['name'][];
  readonly needsRoot?: boolean;
  readonly run: (database: FilledDatabase) => Promise<Outcome>;
}

export const BOTH = ['SQLite', 'MariaDB'] as const;
export const MARIADB = ['MariaDB'] as const;
export const SQLITE = ['SQLite'] as const;
