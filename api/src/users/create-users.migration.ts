import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const OPTIONAL = { isNullable: true };

/** Accounts, their sessions, proofs and addresses. */
export class CreateUsers1780000001000 implements MigrationInterface {
  name = 'CreateUsers1780000001000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'users',
    columns: [
      tableColumns.id(),
      tableColumns.varchar('n_document', 30),
      tableColumns.varchar('id_type', 10),
      tableColumns.varchar('person_type', 10),
      tableColumns.varchar('first_name', 40, OPTIONAL),
      tableColumns.varchar('last_name', 40, OPTIONAL),
      tableColumns.varchar('name_company', 120, OPTIONAL),
      tableColumns.varchar('commercial_name', 120, OPTIONAL),
      tableColumns.varchar('email', 254),
      tableColumns.varchar('email_key', 254),
      tableColumns.varchar('password_hash', 255),
      tableColumns.varchar('phone', 10),
      tableColumns.varchar('city_code', 5),
      tableColumns.varchar('state_code', 2),
      tableColumns.integer('id_role'),
      tableColumns.boolean('active', { default: '1' }),
      tableColumns.integer('session_version', { default: '1' }),
      tableColumns.timestamp('created_at'),
      tableColumns.integer('version', { default: '1' }),
      tableColumns.integer('key_version', { default: '1' }),
      tableColumns.timestamp('erased_at', OPTIONAL),
    ],
    indices: [
      { name: 'uq_users_email', columnNames: ['email_key'], isUnique: true },
      { name: 'uq_users_typed_document', columnNames: ['n_document', 'id_type'], isUnique: true },
    ],
  }),
  new Table({
    name: 'sessions',
    columns: [
      tableColumns.varchar('id', 36, { isPrimary: true }),
      tableColumns.integer('user_id'),
      tableColumns.timestamp('started_at'),
      tableColumns.timestamp('renewed_at'),
      tableColumns.timestamp('ends_at'),
      tableColumns.timestamp('ended_at', OPTIONAL),
      tableColumns.integer('key_version', OPTIONAL),
    ],
    indices: [{ name: 'idx_sessions_user', columnNames: ['user_id'] }],
    foreignKeys: [
      {
        name: 'fk_sessions_user',
        columnNames: ['user_id'],
        referencedTableName: 'users',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  }),
  new Table({
    name: 'refresh_tokens',
    columns: [
      tableColumns.id(),
      tableColumns.integer('user_id'),
      tableColumns.varchar('family', 36),
      tableColumns.varchar('token_hash', 64),
      tableColumns.boolean('is_persistent'),
      tableColumns.timestamp('created_at'),
      tableColumns.timestamp('expires_at'),
      tableColumns.timestamp('used_at', OPTIONAL),
      tableColumns.timestamp('revoked_at', OPTIONAL),
      tableColumns.varchar('device', 200, OPTIONAL),
    ],
    indices: [
      { name: 'uq_refresh_tokens_hash', columnNames: ['token_hash'], isUnique: true },
      { name: 'idx_refresh_tokens_family', columnNames: ['family'] },
      { name: 'idx_refresh_tokens_user', columnNames: ['user_id'] },
    ],
    foreignKeys: [
      {
        name: 'fk_refresh_tokens_user',
        columnNames: ['user_id'],
        referencedTableName: 'users',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  }),
  new Table({
    name: 'recovery_codes',
    columns: [
      tableColumns.id(),
      tableColumns.integer('user_id'),
      tableColumns.varchar('code_hash', 64),
      tableColumns.integer('tries', { default: '0' }),
      tableColumns.timestamp('created_at'),
      tableColumns.timestamp('expires_at'),
      tableColumns.integer('key_version', { default: '0' }),
      tableColumns.varchar('browser', 64, { default: "''" }),
      tableColumns.varchar('network', 64, { default: "''" }),
      tableColumns.boolean('is_long', { default: '0' }),
      tableColumns.integer('network_tries', { default: '0' }),
      tableColumns.integer('other_tries', { default: '0' }),
    ],
    indices: [{ name: 'idx_recovery_codes_user', columnNames: ['user_id'] }],
    foreignKeys: [
      {
        name: 'fk_recovery_codes_user',
        columnNames: ['user_id'],
        referencedTableName: 'users',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  }),
  new Table({
    name: 'totp_secrets',
    columns: [
      tableColumns.integer('user_id', { isPrimary: true }),
      tableColumns.varchar('sealed_secret', 200),
      tableColumns.integer('last_step', { default: '0' }),
      tableColumns.timestamp('created_at'),
      tableColumns.timestamp('confirmed_at', OPTIONAL),
      tableColumns.integer('key_version', { default: '0' }),
    ],
    foreignKeys: [
      {
        name: 'fk_totp_secrets_user',
        columnNames: ['user_id'],
        referencedTableName: 'users',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  }),
  new Table({
    name: 'backup_codes',
    columns: [
      tableColumns.id(),
      tableColumns.integer('user_id'),
      tableColumns.varchar('code_hash', 64),
      tableColumns.timestamp('used_at', OPTIONAL),
    ],
    indices: [{ name: 'uq_backup_codes_hash', columnNames: ['user_id', 'code_hash'], isUnique: true }],
    foreignKeys: [
      {
        name: 'fk_backup_codes_user',
        columnNames: ['user_id'],
        referencedTableName: 'users',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  }),
  new Table({
    name: 'email_verifications',
    columns: [
      tableColumns.integer('user_id', { isPrimary: true }),
      tableColumns.varchar('email_key', 254),
      tableColumns.timestamp('verified_at'),
    ],
  }),
  new Table({
    name: 'email_changes',
    columns: [
      tableColumns.integer('user_id', { isPrimary: true }),
      tableColumns.varchar('email', 254),
      tableColumns.varchar('code_hash', 64),
      tableColumns.integer('tries', { default: '0' }),
      tableColumns.timestamp('created_at'),
      tableColumns.timestamp('expires_at'),
      tableColumns.integer('key_version', { default: '0' }),
    ],
  }),
  new Table({
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
    indices: [{ name: 'saved_addresses_user', columnNames: ['user_id'] }],
  }),
];
