import type { MigrationInterface, QueryRunner } from 'typeorm';

import { addMissingColumns } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const COMBINING_MARKS = /[\u0300-\u036f]/g;
const MAX_SEARCH_TEXT = 500;

/** What a store was searched by when this migration was written. */
interface StoredStore {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
}

/** What editing and searching partner stores in the back office needs. */
export class AddPartnerOffice1785000002000 implements MigrationInterface {
  name = 'AddPartnerOffice1785000002000';

  async up(runner: QueryRunner): Promise<void> {
    await addMissingColumns(runner, 'stores', [
      tableColumns.integer('version', { default: '1' }),
      tableColumns.varchar('search_text', 500, { default: "''" }),
    ]);
    const stores = (await runner.query(
      'SELECT id, name, address, city, country, phone FROM stores',
    )) as StoredStore[];
    for (const store of stores)
      await runner.query('UPDATE stores SET search_text = ? WHERE id = ?', [searchTextOf(store), store.id]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('stores', ['search_text', 'version'], true);
  }
}

/** Lower case without accents, single blanks. */
const searchTextOf = ({ name, address, city, country, phone }: StoredStore): string =>
  [name, address, city, country, phone]
    .join(' ')
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_SEARCH_TEXT);
