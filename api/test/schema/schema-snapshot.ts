import type { DataSource } from 'typeorm';

type Row = Record<string, unknown>;

/** Tables about migrations, which are not part of the schema. */
const BOOKKEEPING = new Set(['schema_migrations', 'schema_lease', 'sqlite_sequence']);

/** Changes of totals are compared by their sum: one row of five orders equals five rows of one. */
const SUMS: Readonly<Record<string, { by: string; sums: readonly string[] }>> = {
  order_total_changes: {
    by: 'day, payment_method, is_paid, is_delivered, active',
    sums: ['orders', 'amount'],
  },
  product_sale_changes: { by: 'day, product_id', sums: ['units', 'amount'] },
};

const isSqlite = (dataSource: DataSource): boolean => dataSource.options.type === 'better-sqlite3';

/** Names of the tables, without the bookkeeping of the migrations. */
export async function tablesOf(dataSource: DataSource): Promise<string[]> {
  const rows: { name: string }[] = await dataSource.query(
    isSqlite(dataSource)
      ? "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY 1',
  );
  return rows.map(({ name }) => name).filter((name) => !BOOKKEEPING.has(name));
}

/** Columns, indices, keys, checks and triggers of every table, for comparing two databases of one dialect. */
export async function schemaOf(dataSource: DataSource): Promise<Record<string, Row[]>> {
  const parts = isSqlite(dataSource) ? SQLITE_PARTS : MARIADB_PARTS;
  const schema: Record<string, Row[]> = {};
  for (const table of await tablesOf(dataSource))
    for (const [part, sql] of Object.entries(parts))
      schema[`${table}: ${part}`] = await dataSource.query(sql.replaceAll('$table', `'${table}'`));
  return schema;
}

const SQLITE_PARTS = {
  columns: 'SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info($table) ORDER BY cid',
  indices: `SELECT list.name LIKE 'sqlite_%' AS own, CASE WHEN list.name LIKE 'sqlite_%' THEN '' ELSE list.name END AS name,
      list."unique", info.seqno, info.name AS part
    FROM pragma_index_list($table) AS list JOIN pragma_index_info(list.name) AS info ORDER BY 2, 4, 5`,
  keys: 'SELECT "table", "from", "to", on_delete FROM pragma_foreign_key_list($table) ORDER BY 1, 2',
  checks: `SELECT COUNT(*) AS checks FROM sqlite_master WHERE name = $table AND sql LIKE '%CHECK%'`,
  triggers: `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = $table ORDER BY name`,
};
const TABLE_CONDITION = 'table_schema = DATABASE() AND table_name = $table';
const MARIADB_PARTS = {
  columns: `SELECT column_name, column_type, is_nullable, column_default, extra, collation_name
    FROM information_schema.columns WHERE ${TABLE_CONDITION} ORDER BY ordinal_position`,
  indices: `SELECT index_name, non_unique, seq_in_index, column_name
    FROM information_schema.statistics WHERE ${TABLE_CONDITION} ORDER BY 1, 3`,
  keys: `SELECT constraint_name, column_name, referenced_table_name, referenced_column_name
    FROM information_schema.key_column_usage WHERE ${TABLE_CONDITION} ORDER BY 1, 2`,
  checks: `SELECT constraint_name, check_clause FROM information_schema.check_constraints
    WHERE constraint_schema = DATABASE() AND table_name = $table ORDER BY 1`,
  triggers: `SELECT trigger_name, action_statement FROM information_schema.triggers
    WHERE trigger_schema = DATABASE() AND event_object_table = $table ORDER BY 1`,
};

/** Rows of every table as text in a stable order, without generated ids of derived rows. */
export async function rowsOf(dataSource: DataSource): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of await tablesOf(dataSource)) {
    const sum = SUMS[table];
    const sums = sum?.sums.map((column) => `SUM(${column}) AS ${column}`).join(', ');
    const found: Row[] = await dataSource.query(
      sum ? `SELECT ${sum.by}, ${sums} FROM ${table} GROUP BY ${sum.by}` : `SELECT * FROM ${table}`,
    );
    rows[table] = found.map(textOf).sort();
  }
  return rows;
}

const textOf = (row: Row): string =>
  JSON.stringify(
    Object.entries(row).map(([column, value]) => [column, value === null ? null : String(value)]),
  );
