import { type QueryRunner, type Table, TableColumn, type TableColumnOptions, type TableIndex } from 'typeorm';

const MAX_VALUES = 800;

type Value = string | number | null;

export const isSqlite = (runner: QueryRunner): boolean => runner.dataSource.options.type === 'better-sqlite3';

/** Creates each missing table with its indices and keys in one statement or transaction. */
export async function createTables(runner: QueryRunner, tables: readonly Table[]): Promise<void> {
  for (const table of tables)
    await runner.createTable(isSqlite(runner) ? withPlainTexts(table) : table, true);
}

function withPlainTexts(table: Table): Table {
  const own = table.clone();
  for (const column of own.columns) if (column.type === 'mediumtext') column.type = 'text';
  return own;
}

export async function dropTables(runner: QueryRunner, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables.toReversed()) await runner.dropTable(name, true);
}

/** Skips existing columns, so that an interrupted migration can be run again. */
export async function addMissingColumns(
  runner: QueryRunner,
  table: string,
  columns: readonly TableColumnOptions[],
): Promise<void> {
  const stored = await storedTable(runner, table);
  const missing = columns.filter(({ name }) => !stored.findColumnByName(name));
  if (missing.length === 0) return;
  await runner.addColumns(
    table,
    missing.map((column) => new TableColumn(column)),
  );
}

export async function createMissingIndices(
  runner: QueryRunner,
  table: string,
  indices: readonly TableIndex[],
): Promise<void> {
  const stored = await storedTable(runner, table);
  for (const index of indices)
    if (!stored.indices.some(({ name }) => name === index.name)) await runner.createIndex(table, index);
}

export async function dropExistingIndices(
  runner: QueryRunner,
  table: string,
  indices: readonly TableIndex[],
): Promise<void> {
  const stored = await storedTable(runner, table);
  for (const index of indices)
    if (stored.indices.some(({ name }) => name === index.name)) await runner.dropIndex(table, index);
}

/** Does not rebuild the table: on SQLite its triggers stay. */
export async function dropExistingColumns(
  runner: QueryRunner,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const stored = await storedTable(runner, table);
  for (const column of columns)
    if (stored.findColumnByName(column)) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
}

/** Skips existing keys. @param into table with its columns, e.g. `payment_types (id, name)` */
export async function insertMissingRows(
  runner: QueryRunner,
  into: string,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const width = rows[0]?.length ?? 1;
  const batch = Math.floor(MAX_VALUES / width);
  const insert = isSqlite(runner) ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
  const marks = `(${Array.from({ length: width }, () => '?').join(', ')})`;
  for (let start = 0; start < rows.length; start += batch) {
    const some = rows.slice(start, start + batch);
    await runner.query(`${insert} INTO ${into} VALUES ${some.map(() => marks).join(', ')}`, some.flat());
  }
}

/** The runner's cache may be stale. */
async function storedTable(runner: QueryRunner, name: string) {
  const table = await runner.getTable(name);
  if (!table) throw new Error(`the table ${name} does not exist`);
  return table;
}
