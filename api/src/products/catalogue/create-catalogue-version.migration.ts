import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { insertMissingRows } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** The counter that tells cached answers of the catalogue whether products changed. */
export class CreateCatalogueVersion1787000001000 implements MigrationInterface {
  name = 'CreateCatalogueVersion1787000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'catalogue_version',
        columns: [
          { ...tableColumns.id(), isGenerated: false, generationStrategy: undefined },
          tableColumns.integer('version'),
        ],
      }),
      true,
    );
    await insertMissingRows(runner, 'catalogue_version (id, version)', [[1, 1]]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('catalogue_version', true);
  }
}
