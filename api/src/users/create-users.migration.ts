import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { tableColumns } from '#platform/schema/table-columns.js';

const { id, integer, varchar, boolean, timestamp } = tableColumns;
const nullable = { isNullable: true };

const ofUser = {
  columnNames: ['user_id'],
  referencedTableName: 'users',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
};

/** Accounts, refresh tokens and recovery codes. */
export class CreateUsers1780000001000 implements MigrationInterface {
  name = 'CreateUsers1780000001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of [usersTable(), refreshTokensTable(), recoveryCodesTable()])
      await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['recovery_codes', 'refresh_tokens', 'users']) await runner.dropTable(name, true);
  }
}

const usersTable = (): Table =>
  new Table({
    name: 'users',
    columns: [
      id(),
      varchar('n_document', 30),
      varchar('id_type', 10),
      varchar('person_type', 10),
      varchar('first_name', 40, nullable),
      varchar('last_name', 40, nullable),
      varchar('name_company', 120, nullable),
      varchar('commercial_name', 120, nullable),
      varchar('email', 254),
      varchar('email_key', 254),
      varchar('password_hash', 255),
      varchar('phone', 10),
      varchar('city_code', 5),
      varchar('state_code', 2),
      integer('id_role'),
      boolean('active', { default: true }),
      integer('session_version', { default: 1 }),
      timestamp('created_at'),
    ],
    indices: [
      new TableIndex({ name: 'uq_users_email', columnNames: ['email_key'], isUnique: true }),
      new TableIndex({ name: 'uq_users_document', columnNames: ['n_document'], isUnique: true }),
    ],
  });

const refreshTokensTable = (): Table =>
  new Table({
    name: 'refresh_tokens',
    columns: [
      id(),
      integer('user_id'),
      varchar('family', 36),
      varchar('token_hash', 64),
      boolean('is_persistent'),
      timestamp('created_at'),
      timestamp('expires_at'),
      timestamp('used_at', nullable),
      timestamp('revoked_at', nullable),
    ],
    indices: [
      new TableIndex({ name: 'uq_refresh_tokens_hash', columnNames: ['token_hash'], isUnique: true }),
      new TableIndex({ name: 'idx_refresh_tokens_family', columnNames: ['family'] }),
      new TableIndex({ name: 'idx_refresh_tokens_user', columnNames: ['user_id'] }),
    ],
    foreignKeys: [{ name: 'fk_refresh_tokens_user', ...ofUser }],
  });

const recoveryCodesTable = (): Table =>
  new Table({
    name: 'recovery_codes',
    columns: [
      id(),
      integer('user_id'),
      varchar('code_hash', 64),
      integer('tries', { default: 0 }),
      timestamp('created_at'),
      timestamp('expires_at'),
    ],
    indices: [new TableIndex({ name: 'uq_recovery_codes_user', columnNames: ['user_id'], isUnique: true })],
    foreignKeys: [{ name: 'fk_recovery_codes_user', ...ofUser }],
  });
