import { getMetadataArgsStorage } from 'typeorm';

import { type ColumnFact, findColumnFacts, findKept, type Kept } from './facts.js';

export interface StoredColumn {
  readonly name: string;
  readonly needsFact: boolean;
  readonly facts: readonly ColumnFact[];
}
export interface StoredTable {
  readonly name: string;
  readonly kept: Kept | null;
  readonly columns: readonly StoredColumn[];
}

const TEXTS = new Set<unknown>(['varchar', 'text', 'simple-json', 'blob']);
const ACCOUNT = /(^|_)(user|actor|author|assignee)_id$|_by$/;

export function storedTables(entities: readonly unknown[]): StoredTable[] {
  const { tables, columns } = getMetadataArgsStorage();
  return tables
    .filter(({ target }) => entities.includes(target))
    .map(({ target, name = '' }) => ({
      name,
      kept: findKept(target),
      columns: columns
        .filter((column) => column.target === target)
        .map(({ propertyName, options }) => {
          const column = options.name ?? propertyName;
          return {
            name: column,
            needsFact: TEXTS.has(options.type) || ACCOUNT.test(column),
            facts: findColumnFacts(target, propertyName),
          };
        }),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

export const missingFacts = (tables: readonly StoredTable[]): string[] =>
  tables.flatMap(({ name: table, kept, columns }) => [
    ...(kept === null ? [`${table}: @Keeps is missing`] : []),
    ...columns
      .filter(({ needsFact, facts }) => needsFact && facts.length === 0)
      .map(({ name }) => `${table}.${name}: needs @Personal or @Impersonal`),
    ...columns
      .filter(({ facts }) => facts.length > 1)
      .map(({ name }) => `${table}.${name}: has more than one fact`),
  ]);

/** @throws when an entity leaves a fact out */
export function requireFacts(entities: readonly unknown[]): void {
  const missing = missingFacts(storedTables(entities));
  if (missing.length > 0) throw new Error(`Entities leave out what they keep:\n  ${missing.join('\n  ')}`);
}
