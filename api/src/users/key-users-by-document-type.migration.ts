import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

import { createMissingIndices, dropExistingIndices } from '#platform/schema/table-changes.js';

const TABLE = 'users';
const BY_TYPE_AND_NUMBER = new TableIndex({
  name: 'uq_users_typed_document',
  columnNames: ['n_document', 'id_type'],
  isUnique: true,
});
const BY_NUMBER = new TableIndex({
  name: 'uq_users_document',
  columnNames: ['n_document'],
  isUnique: true,
});

/** A document is its type and its number: the same number under another type is another person. */
export class KeyUsersByDocumentType1804688001000 implements MigrationInterface {
  name = 'KeyUsersByDocumentType1804688001000';

  async up(runner: QueryRunner): Promise<void> {
    await createMissingIndices(runner, TABLE, [BY_TYPE_AND_NUMBER]);
    await dropExistingIndices(runner, TABLE, [BY_NUMBER]);
  }

  /** Fails once two accounts have the same number. */
  async down(runner: QueryRunner): Promise<void> {
    await createMissingIndices(runner, TABLE, [BY_NUMBER]);
    await dropExistingIndices(runner, TABLE, [BY_TYPE_AND_NUMBER]);
  }
}
