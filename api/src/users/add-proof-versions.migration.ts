import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addMissingColumns } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const PROOFS = ['recovery_codes', 'email_changes', 'totp_secrets'];

/** Which version of its account a proof was issued for. Those of earlier releases count for none, but sessions stay. */
export class AddProofVersions1804692001000 implements MigrationInterface {
  name = 'AddProofVersions1804692001000';

  async up(runner: QueryRunner): Promise<void> {
    await addMissingColumns(runner, 'sessions', [tableColumns.integer('key_version', { isNullable: true })]);
    for (const table of PROOFS)
      await addMissingColumns(runner, table, [tableColumns.integer('key_version', { default: '0' })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['sessions', ...PROOFS]) await runner.dropColumn(table, 'key_version', true);
  }
}
