import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { tableColumns } from '#platform/schema/table-columns.js';

const optional = { isNullable: true };

/** Electronic documents in SIIGO and the outcome of the last comparison with it. */
export class CreateSiigoDocuments1784000001000 implements MigrationInterface {
  name = 'CreateSiigoDocuments1784000001000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(documents, true);
    await queryRunner.createTable(comparisons, true);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('siigo_comparisons', true);
    await queryRunner.dropTable('siigo_documents', true);
  }
}

const documents = new Table({
  name: 'siigo_documents',
  columns: [
    tableColumns.id(),
    tableColumns.varchar('kind', 20),
    tableColumns.integer('order_id', optional),
    tableColumns.integer('credits_id', optional),
    tableColumns.varchar('request_key', 120, optional),
    tableColumns.varchar('reference', 20),
    tableColumns.varchar('state', 12),
    tableColumns.integer('version', { default: 0 }),
    tableColumns.text('request'),
    tableColumns.text('payload', optional),
    tableColumns.varchar('idempotency_key', 30, optional),
    tableColumns.boolean('key_spent', { default: '0' }),
    tableColumns.integer('attempts', { default: 0 }),
    tableColumns.integer('waits', { default: 0 }),
    tableColumns.timestamp('attempted_at', optional),
    tableColumns.varchar('lease_token', 40, optional),
    tableColumns.timestamp('lease_until', optional),
    tableColumns.varchar('siigo_id', 64, optional),
    tableColumns.varchar('name', 40, optional),
    tableColumns.varchar('prefix', 20, optional),
    tableColumns.integer('number', optional),
    tableColumns.varchar('customer_identification', 50),
    tableColumns.money('total'),
    tableColumns.money('siigo_total', optional),
    tableColumns.varchar('cufe', 120, optional),
    tableColumns.varchar('mail_state', 30, optional),
    tableColumns.varchar('public_url', 500, optional),
    tableColumns.text('reasons'),
    tableColumns.integer('actor_id', optional),
    tableColumns.timestamp('created_at'),
    tableColumns.timestamp('updated_at'),
  ],
  indices: [
    { name: 'siigo_documents_order', columnNames: ['order_id'], isUnique: true },
    { name: 'siigo_documents_credits', columnNames: ['credits_id'], isUnique: true },
    { name: 'siigo_documents_reference', columnNames: ['reference'], isUnique: true },
    { name: 'siigo_documents_siigo', columnNames: ['siigo_id'], isUnique: true },
    { name: 'siigo_documents_request', columnNames: ['request_key'], isUnique: true },
    { name: 'siigo_documents_state', columnNames: ['state', 'updated_at'] },
  ],
});

const comparisons = new Table({
  name: 'siigo_comparisons',
  columns: [
    tableColumns.id(),
    tableColumns.varchar('day', 10),
    tableColumns.text('result', optional),
    tableColumns.timestamp('started_at'),
    tableColumns.timestamp('finished_at', optional),
  ],
  indices: [{ name: 'siigo_comparisons_day', columnNames: ['day'], isUnique: true }],
});
