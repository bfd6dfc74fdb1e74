import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const OPTIONAL = { isNullable: true };

/** Claims, their messages and files, and the last number of each year. */
export class CreateClaims1803700001000 implements MigrationInterface {
  name = 'CreateClaims1803700001000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'claim_numbers',
    columns: [tableColumns.integer('year', { isPrimary: true }), tableColumns.integer('last')],
  }),
  new Table({
    name: 'claims',
    columns: [
      tableColumns.id(),
      tableColumns.integer('year'),
      tableColumns.integer('serial'),
      tableColumns.varchar('kind', 20),
      tableColumns.varchar('state', 12),
      tableColumns.varchar('name', 120),
      tableColumns.varchar('id_type', 10),
      tableColumns.varchar('document_key', 20),
      tableColumns.varchar('email', 254),
      tableColumns.varchar('phone', 20),
      tableColumns.integer('order_id', OPTIONAL),
      tableColumns.integer('product_id', OPTIONAL),
      tableColumns.integer('user_id', OPTIONAL),
      tableColumns.integer('assignee_id', OPTIONAL),
      tableColumns.varchar('harm', 20, OPTIONAL),
      tableColumns.varchar('harm_due_on', 10, OPTIONAL),
      tableColumns.timestamp('harm_reported_at', OPTIONAL),
      tableColumns.varchar('due_on', 10),
      tableColumns.boolean('is_prolonged'),
      tableColumns.timestamp('received_at'),
      tableColumns.timestamp('updated_at'),
      tableColumns.varchar('request_key', 64),
      tableColumns.varchar('search_text', 500),
      tableColumns.integer('version'),
    ],
    indices: [
      { name: 'claims_number', columnNames: ['year', 'serial'], isUnique: true },
      { name: 'claims_request', columnNames: ['request_key'], isUnique: true },
      { name: 'claims_due', columnNames: ['state', 'due_on'] },
      { name: 'claims_document', columnNames: ['document_key'] },
      { name: 'claims_user', columnNames: ['user_id'] },
      { name: 'claims_order', columnNames: ['order_id'] },
    ],
  }),
  new Table({
    name: 'claim_entries',
    columns: [
      tableColumns.id(),
      tableColumns.integer('claim_id'),
      tableColumns.varchar('kind', 16),
      tableColumns.integer('author_id', OPTIONAL),
      tableColumns.text('text'),
      tableColumns.timestamp('at'),
      tableColumns.varchar('request_key', 64, OPTIONAL),
    ],
    indices: [
      { name: 'claim_entries_request', columnNames: ['request_key'], isUnique: true },
      { name: 'claim_entries_claim', columnNames: ['claim_id', 'id'] },
    ],
  }),
  new Table({
    name: 'claim_files',
    columns: [
      tableColumns.varchar('id', 32, { isPrimary: true }),
      tableColumns.integer('claim_id', OPTIONAL),
      tableColumns.integer('entry_id', OPTIONAL),
      tableColumns.varchar('name', 100),
      tableColumns.varchar('kind', 8),
      tableColumns.integer('size'),
      tableColumns.timestamp('created_at'),
    ],
    indices: [
      { name: 'claim_files_claim', columnNames: ['claim_id'] },
      { name: 'claim_files_created', columnNames: ['created_at'] },
    ],
  }),
  new Table({
    name: 'claim_file_parts',
    columns: [
      tableColumns.varchar('file_id', 32, { isPrimary: true }),
      tableColumns.integer('part', { isPrimary: true }),
      { name: 'bytes', type: 'blob' },
    ],
  }),
];
