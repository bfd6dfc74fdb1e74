import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';

import { tableColumns } from '../platform/database/index.js';
import { storeSearchText, type SearchableStore } from './stores/store-search-text.js';

/** What editing and searching partner stores in the back office needs. */
export class AddPartnerOffice1785000002000 implements MigrationInterface {
  name = 'AddPartnerOffice1785000002000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumns('stores', [
      new TableColumn(tableColumns.integer('version', { default: '1' })),
      new TableColumn(tableColumns.varchar('search_text', 500, { default: "''" })),
    ]);
    const stores = (await queryRunner.query('SELECT * FROM stores')) as (SearchableStore & { id: number })[];
    for (const store of stores) {
      const text = storeSearchText(store);
      await queryRunner.query('UPDATE stores SET search_text = ? WHERE id = ?', [text, store.id]);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumns('stores', ['search_text', 'version']);
  }
}
