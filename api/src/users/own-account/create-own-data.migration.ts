import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

import { addMissingColumns, createMissingIndices } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

/** Addresses that a person keeps, a new e-mail that is not proved yet, and when an account was erased. */
export class CreateOwnData1804166001000 implements MigrationInterface {
  name = 'CreateOwnData1804166001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(savedAddresses, true);
    await createMissingIndices(runner, 'saved_addresses', [addressIndex]);
    await runner.createTable(emailChanges, true);
    await addMissingColumns(runner, 'users', [tableColumns.timestamp('erased_at', { isNullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('users', 'erased_at', true);
    await runner.dropTable('email_changes', true);
    await runner.dropTable('saved_addresses', true);
  }
}

const addressIndex = new TableIndex({ name: 'saved_addresses_user', columnNames: ['user_id'] });

const savedAddresses = new Table({
  name: 'saved_addresses',
  columns: [
    tableColumns.id(),
    tableColumns.integer('user_id'),
    tableColumns.varchar('label', 40),
    tableColumns.varchar('address', 256),
    tableColumns.varchar('city_code', 5),
    tableColumns.varchar('state_code', 2),
    tableColumns.boolean('is_default'),
  ],
});

const emailChanges = new Table({
  name: 'email_changes',
  columns: [
    { ...tableColumns.integer('user_id'), isPrimary: true },
    tableColumns.varchar('email', 254),
    tableColumns.varchar('code_hash', 64),
    tableColumns.integer('tries', { default: '0' }),
    tableColumns.timestamp('created_at'),
    tableColumns.timestamp('expires_at'),
  ],
});
