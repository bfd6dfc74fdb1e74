import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const OPTIONAL = { isNullable: true };

/** SIIGO's token, lists, customers, products, documents, comparisons and runs of invoices. */
export class CreateSiigo1783000000000 implements MigrationInterface {
  name = 'CreateSiigo1783000000000';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'siigo_tokens',
    columns: [
      tableColumns.varchar('account', 64, { isPrimary: true }),
      tableColumns.text('sealed_token', OPTIONAL),
      tableColumns.timestamp('renew_at', OPTIONAL),
      tableColumns.timestamp('claimed_until', OPTIONAL),
    ],
  }),
  new Table({
    name: 'siigo_catalogues',
    columns: [
      tableColumns.varchar('name', 40, { isPrimary: true }),
      tableColumns.longText('payload'),
      tableColumns.timestamp('fetched_at'),
    ],
  }),
  new Table({
    name: 'customers',
    columns: [
      tableColumns.id(),
      tableColumns.varchar('identification', 50),
      tableColumns.varchar('id_siigo', 64, OPTIONAL),
      tableColumns.boolean('active', { default: '1' }),
      tableColumns.varchar('person_type', 10),
      tableColumns.varchar('id_type', 10),
      tableColumns.varchar('check_digit', 1, OPTIONAL),
      tableColumns.varchar('first_name', 100, OPTIONAL),
      tableColumns.varchar('last_name', 100, OPTIONAL),
      tableColumns.varchar('name_company', 100, OPTIONAL),
      tableColumns.varchar('commercial_name', 100, OPTIONAL),
      tableColumns.varchar('address', 256),
      tableColumns.varchar('postal_code', 10, OPTIONAL),
      tableColumns.varchar('country_code', 4),
      tableColumns.varchar('state_code', 2),
      tableColumns.varchar('city_code', 5),
      tableColumns.text('phones'),
      tableColumns.text('contacts'),
      tableColumns.text('fiscal_responsibilities'),
      tableColumns.boolean('vat_responsible', { default: '0' }),
      tableColumns.integer('seller_id', OPTIONAL),
      tableColumns.integer('collector_id', OPTIONAL),
      tableColumns.text('comments', OPTIONAL),
      tableColumns.integer('version', { default: '1' }),
      tableColumns.timestamp('saving_until', OPTIONAL),
      tableColumns.timestamp('created_at'),
      tableColumns.timestamp('synced_at', OPTIONAL),
      tableColumns.integer('branch_office', { default: '0' }),
    ],
    indices: [
      { name: 'customers_branch', columnNames: ['identification', 'branch_office'], isUnique: true },
      { name: 'customers_id_siigo', columnNames: ['id_siigo'] },
    ],
  }),
  new Table({
    name: 'siigo_product_links',
    columns: [
      tableColumns.integer('product_id', { isPrimary: true }),
      tableColumns.varchar('state', 10),
      tableColumns.text('fields'),
      tableColumns.text('reasons', OPTIONAL),
      tableColumns.integer('attempts', { default: '0' }),
      tableColumns.timestamp('sending_until', OPTIONAL),
      tableColumns.timestamp('updated_at'),
    ],
  }),
  new Table({
    name: 'siigo_documents',
    columns: [
      tableColumns.id(),
      tableColumns.varchar('kind', 20),
      tableColumns.integer('order_id', OPTIONAL),
      tableColumns.integer('credits_id', OPTIONAL),
      tableColumns.varchar('request_key', 120, OPTIONAL),
      tableColumns.varchar('reference', 20),
      tableColumns.varchar('state', 12),
      tableColumns.integer('version', { default: '0' }),
      tableColumns.longText('request'),
      tableColumns.longText('payload', OPTIONAL),
      tableColumns.varchar('idempotency_key', 30, OPTIONAL),
      tableColumns.boolean('key_spent', { default: '0' }),
      tableColumns.integer('attempts', { default: '0' }),
      tableColumns.integer('waits', { default: '0' }),
      tableColumns.timestamp('attempted_at', OPTIONAL),
      tableColumns.varchar('lease_token', 40, OPTIONAL),
      tableColumns.timestamp('lease_until', OPTIONAL),
      tableColumns.varchar('siigo_id', 64, OPTIONAL),
      tableColumns.varchar('name', 40, OPTIONAL),
      tableColumns.varchar('prefix', 20, OPTIONAL),
      tableColumns.integer('number', OPTIONAL),
      tableColumns.varchar('customer_identification', 50),
      tableColumns.money('total'),
      tableColumns.money('siigo_total', OPTIONAL),
      tableColumns.varchar('cufe', 120, OPTIONAL),
      tableColumns.varchar('mail_state', 30, OPTIONAL),
      tableColumns.varchar('public_url', 500, OPTIONAL),
      tableColumns.longText('reasons'),
      tableColumns.integer('actor_id', OPTIONAL),
      tableColumns.timestamp('created_at'),
      tableColumns.timestamp('updated_at'),
      tableColumns.integer('former_order_id', OPTIONAL),
      tableColumns.integer('lock_count', { default: '0' }),
    ],
    indices: [
      { name: 'siigo_documents_reference', columnNames: ['reference'], isUnique: true },
      { name: 'siigo_documents_order', columnNames: ['order_id'], isUnique: true },
      { name: 'siigo_documents_siigo', columnNames: ['siigo_id'], isUnique: true },
      { name: 'siigo_documents_request', columnNames: ['request_key'], isUnique: true },
      { name: 'siigo_documents_state', columnNames: ['state', 'updated_at'] },
      { name: 'siigo_documents_former_order', columnNames: ['former_order_id'] },
      { name: 'siigo_documents_notes', columnNames: ['credits_id'] },
    ],
  }),
  new Table({
    name: 'siigo_comparisons',
    columns: [
      tableColumns.id(),
      tableColumns.varchar('day', 10),
      tableColumns.longText('result', OPTIONAL),
      tableColumns.timestamp('started_at'),
      tableColumns.timestamp('finished_at', OPTIONAL),
    ],
    indices: [{ name: 'siigo_comparisons_day', columnNames: ['day'], isUnique: true }],
  }),
  new Table({
    name: 'invoice_runs',
    columns: [
      tableColumns.id(),
      tableColumns.integer('actor_id'),
      tableColumns.varchar('request_key', 120, OPTIONAL),
      tableColumns.text('request'),
      tableColumns.timestamp('cancelled_at', OPTIONAL),
      tableColumns.timestamp('created_at'),
    ],
    indices: [
      { name: 'invoice_runs_request', columnNames: ['request_key'], isUnique: true },
      { name: 'invoice_runs_actor', columnNames: ['actor_id', 'id'] },
    ],
  }),
  new Table({
    name: 'invoice_run_rows',
    columns: [
      tableColumns.integer('run_id', { isPrimary: true }),
      tableColumns.integer('order_id', { isPrimary: true }),
      tableColumns.integer('place'),
      tableColumns.varchar('state', 12),
      tableColumns.integer('attempt', { default: '0' }),
      tableColumns.integer('document_id', OPTIONAL),
      tableColumns.varchar('code', 60, OPTIONAL),
      tableColumns.varchar('message', 500, OPTIONAL),
    ],
    foreignKeys: [
      {
        name: 'fk_invoice_run_rows_run',
        columnNames: ['run_id'],
        referencedTableName: 'invoice_runs',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  }),
];
