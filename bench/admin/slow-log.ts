export interface LoggedStatement {
  readonly rowsRead: number;
  readonly seconds: number;
  /** `name: type key` of each table in plan order; a materialised part is `<…>`. */
  readonly plan: readonly string[];
  readonly wholeTables: readonly string[];
}

const EXPLAIN = '# explain: ';
const [TABLE, TYPE, KEY, ROWS_READ] = [2, 3, 5, 9];
/** Rows of the largest table of products, people or days; order tables exceed it. */
const SMALL_TABLE = 20_000;

/** Needs a log written with `log_slow_verbosity=query_plan,explain`. */
export const readSlowLog = (log: string): LoggedStatement[] =>
  log
    .split(/^# User@Host: /m)
    .slice(1)
    .map(statementOf);

const statementOf = (entry: string): LoggedStatement => {
  const lines = entry.split('\n');
  const rows = lines
    .filter((line) => line.startsWith(EXPLAIN) && !line.startsWith(`${EXPLAIN}id`))
    .map((line) => line.slice(EXPLAIN.length).split('\t'));
  const numberAfter = (name: string): number =>
    Number(new RegExp(`${name}: ([\\d.]+)`).exec(entry)?.[1] ?? 0);
  return {
    rowsRead: numberAfter('Rows_examined'),
    seconds: numberAfter('Query_time'),
    plan: rows.map((row) => `${row[TABLE]}: ${row[TYPE]}${row[KEY] === 'NULL' ? '' : ` ${row[KEY]}`}`),
    wholeTables: rows
      .filter(
        (row) => row[TYPE] === 'ALL' && !row[TABLE]?.startsWith('<') && Number(row[ROWS_READ]) > SMALL_TABLE,
      )
      .map((row) => row[TABLE] ?? ''),
  };
};
