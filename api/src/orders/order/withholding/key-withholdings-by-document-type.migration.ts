import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addMissingColumns, dropExistingColumns, isSqlite } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const TABLE = 'buyer_withholdings';
const NIT = '31';
/** Databases differ in the collation of their tables. */
const companiesOn = (collation: string): string => `FROM customers WHERE customers.person_type = 'Company'
  AND customers.identification = ${TABLE}.identification${collation}`;

/** The same number under another type of document is another buyer. Rows of before are those of the company with the number. */
export class KeyWithholdingsByDocumentType1804691001000 implements MigrationInterface {
  name = 'KeyWithholdingsByDocumentType1804691001000';

  async up(runner: QueryRunner): Promise<void> {
    // The version before writes no type.
    await addMissingColumns(runner, TABLE, [{ ...tableColumns.varchar('id_type', 10), default: `'${NIT}'` }]);
    const companies = companiesOn(isSqlite(runner) ? '' : ' COLLATE utf8mb4_unicode_ci');
    await runner.query(
      `UPDATE ${TABLE} SET id_type = (SELECT MIN(customers.id_type) ${companies})
       WHERE EXISTS (SELECT 1 ${companies})
         AND NOT EXISTS (SELECT 1 ${companies} AND customers.id_type = '${NIT}')`,
    );
    await keyBy(runner, ['identification', 'id_type']);
  }

  /** Fails once two buyers have the same number. */
  async down(runner: QueryRunner): Promise<void> {
    await keyBy(runner, ['identification']);
    await dropExistingColumns(runner, TABLE, ['id_type']);
  }
}

/** Replaces the primary key unless it is the one wanted: in one statement on MariaDB, on SQLite in the migration's transaction. */
async function keyBy(runner: QueryRunner, names: readonly string[]): Promise<void> {
  const table = await runner.getTable(TABLE);
  if (!table) throw new Error(`the table ${TABLE} does not exist`);
  if (table.primaryColumns.map(({ name }) => name).join() === names.join()) return;
  if (!isSqlite(runner)) {
    await runner.query(`ALTER TABLE ${TABLE} DROP PRIMARY KEY, ADD PRIMARY KEY (${names.join(', ')})`);
    return;
  }
  await runner.dropPrimaryKey(TABLE);
  await runner.createPrimaryKey(TABLE, [...names]);
}
