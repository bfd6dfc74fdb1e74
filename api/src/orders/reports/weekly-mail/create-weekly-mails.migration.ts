import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { tableColumns } from '#platform/schema/table-columns.js';

const TABLES = [
  new Table({
    name: 'weekly_mail_recipients',
    columns: [tableColumns.integer('user_id', { isPrimary: true }), tableColumns.timestamp('since')],
  }),
  new Table({
    name: 'weekly_mails',
    columns: [
      tableColumns.varchar('week', 10, { isPrimary: true }),
      tableColumns.integer('user_id', { isPrimary: true }),
      tableColumns.timestamp('at'),
    ],
  }),
];

/** Who gets the figures of a week by mail, and which mails were written. */
export class CreateWeeklyMails1803590003000 implements MigrationInterface {
  name = 'CreateWeeklyMails1803590003000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of TABLES) await runner.dropTable(name, true);
  }
}
