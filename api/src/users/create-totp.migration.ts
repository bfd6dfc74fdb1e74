import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';

import { tableColumns } from '#platform/schema/table-columns.js';

const { id, integer, timestamp, varchar } = tableColumns;

const ofUser = {
  columnNames: ['user_id'],
  referencedTableName: 'users',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
};

/** The second step of a sign-in: secrets and backup codes. */
export class CreateTotp1799800003000 implements MigrationInterface {
  name = 'CreateTotp1799800003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(secretsTable(), true);
    await runner.createTable(backupCodesTable(), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('backup_codes', true);
    await runner.dropTable('totp_secrets', true);
  }
}

const secretsTable = (): Table =>
  new Table({
    name: 'totp_secrets',
    columns: [
      { ...integer('user_id'), isPrimary: true },
      varchar('sealed_secret', 200),
      integer('last_step', { default: 0 }),
      timestamp('created_at'),
      timestamp('confirmed_at', { isNullable: true }),
    ],
    foreignKeys: [{ name: 'fk_totp_secrets_user', ...ofUser }],
  });

const backupCodesTable = (): Table =>
  new Table({
    name: 'backup_codes',
    columns: [id(), integer('user_id'), varchar('code_hash', 64), timestamp('used_at', { isNullable: true })],
    indices: [
      new TableIndex({
        name: 'uq_backup_codes_hash',
        columnNames: ['user_id', 'code_hash'],
        isUnique: true,
      }),
    ],
    foreignKeys: [{ name: 'fk_backup_codes_user', ...ofUser }],
  });
