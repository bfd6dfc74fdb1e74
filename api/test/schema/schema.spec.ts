import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Migrator } from '../../src/platform/schema/index.js';
import { DIALECTS, startApi, type TestApi } from '../index.js';
import { giveSchema } from './give-schema.js';
import { openMigrated } from './migrate-database.js';
import { writeSampleRows } from './sample-rows.js';
import { rowsOf, schemaOf } from './schema-snapshot.js';

describe.each(DIALECTS)('the schema on $name', (dialect) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi(dialect);
  });
  afterAll(async () => api.stop());

  it('has every table and column of the entities after the migrations [N-15-001]', async () => {
    const dataSource = api.app.get(DataSource);
    const runner = dataSource.createQueryRunner();
    for (const { tableName, columns } of dataSource.entityMetadatas) {
      const table = await runner.getTable(tableName);
      const stored = table?.columns.map(({ name }) => name).sort();
      expect([tableName, stored]).toEqual([
        tableName,
        columns.map(({ databaseName }) => databaseName).sort(),
      ]);
    }
    await runner.release();
  });

  it('has the lengths, defaults and indices that the entities declare [N-35-501]', async () => {
    const dataSource = api.app.get(DataSource);
    const runner = dataSource.createQueryRunner();
    for (const { tableName, columns, indices } of dataSource.entityMetadatas) {
      const table = await runner.getTable(tableName);
      const named = columns.map(({ databaseName, isNullable, length }) => [databaseName, isNullable, length]);
      const stored = columns.map(({ databaseName, length }) => {
        const column = table?.findColumnByName(databaseName);
        return [databaseName, column?.isNullable, length && column?.length];
      });
      expect([tableName, stored]).toEqual([tableName, named]);
      const indicesNamed = indices.map(({ name, isUnique, columns: parts }) => [
        name,
        isUnique,
        ...parts.map(({ databaseName }) => databaseName),
      ]);
      const indicesStored = table?.indices.map(({ name, isUnique, columnNames }) => [
        name,
        isUnique,
        ...columnNames,
      ]);
      expect([tableName, indicesStored?.sort()]).toEqual([tableName, indicesNamed.sort()]);
    }
    await runner.release();
  });

  it('is copied to specs as a fresh start would make it [N-15-001]', async () => {
    const contentsOf = async (prepare: (url: string) => Promise<void>): Promise<unknown> => {
      const database = await dialect.fresh();
      await prepare(database.url);
      const copied = await openMigrated(database.url);
      await writeSampleRows(copied);
      const contents = { schema: await schemaOf(copied), rows: await rowsOf(copied) };
      await copied.destroy();
      await database.remove();
      return contents;
    };
    // The API above created this worker's first schema.
    expect(await contentsOf(giveSchema)).toEqual(await contentsOf(() => Promise.resolve()));
  });

  it('is removed by the migrations in reverse order', async () => {
    const dataSource = api.app.get(DataSource);
    const migrator = new Migrator(dataSource);
    for (let count = dataSource.migrations.length; count > 0; count -= 1) await migrator.revert();
    const runner = dataSource.createQueryRunner();
    for (const { tableName } of dataSource.entityMetadatas)
      expect(await runner.hasTable(tableName)).toBe(false);
    await runner.release();
  });
});
