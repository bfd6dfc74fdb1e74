import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

import type { Value } from './generated-id.js';
import { select } from './statements.js';

type EntityClass<Entity> = EntityTarget<Entity> & (new () => Entity);
interface EntityRead {
  readonly sql: string;
  readonly columns: readonly ColumnMetadata[];
}

const reads = new WeakMap<DataSource, Map<unknown, EntityRead>>();

/**
 * Reads entities by a condition in plain SQL, for hot paths: the query builder costs more than a small statement. Columns
 * that are not selected by default are left out; relations and embedded columns are not supported.
 * @param rest what follows the table's name, with `?` placeholders: `WHERE id = ?`
 */
export async function selectEntities<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityClass<Entity>,
  rest: string,
  values: readonly Value[],
): Promise<Entity[]> {
  const { dataSource } = manager;
  const { sql, columns } = readOf(dataSource, entity);
  const rows = await select<Record<string, unknown>>(manager, `${sql} ${rest}`, values);
  return rows.map((row) => {
    const found: ObjectLiteral = new entity();
    for (const column of columns)
      found[column.propertyName] = dataSource.driver.prepareHydratedValue(row[column.databaseName], column);
    return found as Entity;
  });
}

/** As {@link selectEntities}, the first one or null. */
export async function selectEntity<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityClass<Entity>,
  rest: string,
  values: readonly Value[],
): Promise<Entity | null> {
  const [first] = await selectEntities(manager, entity, rest, values);
  return first ?? null;
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
  return { sql: `SELECT ${names.join(', ')} FROM ${tablePath}`, columns };
}

/** Assignments of an UPDATE by the names of an entity's properties, with their values as its columns store them. */
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
