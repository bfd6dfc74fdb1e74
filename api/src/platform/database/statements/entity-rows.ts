import type { DataSource, EntityManager, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';

import type { Key, KeyedRead } from './keyed-read.js';
import type { Value } from './statement.js';
import { select, selectByKeys } from './statements.js';

type ColumnMetadata = EntityMetadata['columns'][number];
type EntityClass<Entity> = EntityTarget<Entity> & (new () => Entity);
interface EntityRead {
  readonly sql: string;
  readonly columns: readonly ColumnMetadata[];
  readonly keyed: Map<string, KeyedRead<Row>>;
}
type Row = Record<string, unknown>;

const reads = new WeakMap<DataSource, Map<unknown, EntityRead>>();

/**
 * For hot paths: the query builder costs more than a small statement. No relations, embedded or unselected columns.
 * @param rest SQL after the table's name: `WHERE id = ?`
 */
export async function selectEntities<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityClass<Entity>,
  rest: string,
  values: readonly Value[],
): Promise<Entity[]> {
  const read = readOf(manager.dataSource, entity);
  const rows = await select<Row>(manager, `${read.sql} ${rest}`, values);
  return rows.map((row) => entityOf(manager.dataSource, entity, read, row));
}

/**
 * Like {@link selectEntities}, by one column; on MariaDB concurrent callers share a statement.
 * @param rest SQL after the condition: `ORDER BY id`
 */
export async function selectEntitiesBy<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityClass<Entity>,
  column: string,
  key: Key,
  rest = '',
): Promise<Entity[]> {
  const read = readOf(manager.dataSource, entity);
  const rows = await selectByKeys(manager, keyedReadOf(read, column, rest), [key]);
  return rows.map((row) => entityOf(manager.dataSource, entity, read, row));
}

function keyedReadOf({ sql, keyed }: EntityRead, column: string, rest: string): KeyedRead<Row> {
  const name = `${column} ${rest}`;
  const known = keyed.get(name);
  if (known) return known;
  const read = { sql: `${sql} WHERE ${column}`, rest, keyOf: (row: Row) => row[column] as Key };
  keyed.set(name, read);
  return read;
}

function entityOf<Entity extends ObjectLiteral>(
  { driver }: DataSource,
  entity: EntityClass<Entity>,
  { columns }: EntityRead,
  row: Row,
): Entity {
  const found: ObjectLiteral = new entity();
  for (const column of columns)
    found[column.propertyName] = driver.prepareHydratedValue(row[column.databaseName], column);
  return found as Entity;
}

function readOf<Entity extends ObjectLiteral>(
  dataSource: DataSource,
  entity: EntityClass<Entity>,
): EntityRead {
  const known = reads.get(dataSource) ?? new Map<unknown, EntityRead>();
  reads.set(dataSource, known);
  const found = known.get(entity) ?? newRead(dataSource, entity);
  known.set(entity, found);
  return found;
}

function newRead<Entity extends ObjectLiteral>(
  dataSource: DataSource,
  entity: EntityClass<Entity>,
): EntityRead {
  const { tablePath, columns: all } = dataSource.getMetadata(entity);
  const columns = all.filter(({ isSelect }) => isSelect);
  const names = columns.map(({ databaseName }) => `${tablePath}.${databaseName}`);
  return { sql: `SELECT ${names.join(', ')} FROM ${tablePath}`, columns, keyed: new Map() };
}

export function assignmentsOf<Entity extends ObjectLiteral>(
  { dataSource }: EntityManager,
  entity: EntityClass<Entity>,
  change: Partial<Entity>,
): { sql: string; values: Value[] } {
  const { columns } = dataSource.getMetadata(entity);
  const changed = columns.filter(({ propertyName }) => change[propertyName] !== undefined);
  return {
    sql: changed.map(({ databaseName }) => `${databaseName} = ?`).join(', '),
    values: changed.map(
      (column) => dataSource.driver.preparePersistentValue(change[column.propertyName], column) as Value,
    ),
  };
}
