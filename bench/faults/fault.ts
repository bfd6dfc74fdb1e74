import type { FilledDatabase } from './fault-shop.js';

export interface Outcome {
  readonly notes: readonly string[];
  /** Violations; empty when the shop held. */
  readonly problems: ReadonlySet<string>;
}

/** One row of the table: something that happens to a shop, and what must hold. */
export interface Fault {
  readonly name: string;
  readonly what: string;
  /** What is required beside: no 500, envelopes, nothing acknowledged lost, ready within a second, both processes end in 15 s. */
  readonly required: string;
  readonly databases: readonly FilledDatabase['name'][];
  /** Part of the short run. */
  readonly isQuick?: boolean;
  /** Only root can do it. */
  readonly needsRoot?: boolean;
  /** Opens a shop, does it, requires what must hold and closes the shop. */
  readonly run: (database: FilledDatabase) => Promise<Outcome>;
}

export const BOTH = ['SQLite', 'MariaDB'] as const;
export const MARIADB = ['MariaDB'] as const;
export const SQLITE = ['SQLite'] as const;
