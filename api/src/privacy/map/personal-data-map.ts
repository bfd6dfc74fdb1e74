import type { PersonalDataMap, TableMap } from './map-types.js';
import { CLAIMS_MAP } from './claims-map.js';
import { ORDERS_MAP } from './orders-map.js';
import { SHOP_MAP } from './shop-map.js';
import { USERS_MAP } from './users-map.js';

/** Every column of every table: what of it is personal, what for, and what an erasure does with it. */
export const PERSONAL_DATA: PersonalDataMap = { ...USERS_MAP, ...ORDERS_MAP, ...CLAIMS_MAP, ...SHOP_MAP };

/** A table of the database with the names of its columns. */
export interface StoredTable {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Columns that the map does not name, names twice, or that do not exist, as 'table.column: what is wrong'. */
export function mapProblems(map: PersonalDataMap, tables: readonly StoredTable[]): string[] {
  const stored = new Set(tables.map(({ table }) => table));
  const gone = Object.keys(map).filter((table) => !stored.has(table));
  return [
    ...gone.map((table) => `${table}: does not exist`),
    ...tables.flatMap((one) => tableProblems(map, one)),
  ];
}

function tableProblems(map: PersonalDataMap, { table, columns }: StoredTable): string[] {
  const named: TableMap = map[table] ?? { personal: {}, other: [] };
  const names = [...Object.keys(named.personal), ...named.other];
  return [
    ...columns.filter((name) => !names.includes(name)).map((name) => `${table}.${name}: not in the map`),
    ...names.filter((name) => !columns.includes(name)).map((name) => `${table}.${name}: does not exist`),
    ...names
      .filter((name, place) => names.indexOf(name) !== place)
      .map((name) => `${table}.${name}: named twice`),
  ];
}
