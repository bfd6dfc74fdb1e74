import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { tableColumns } from '../../platform/database/index.js';

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
    );
    await runner.query('INSERT INTO catalogue_version (id, version) VALUES (1, 1)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('catalogue_version');
  }
}
