import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { findEntities } from '../schema/index.js';
import { type StoredTable, storedTables } from './index.js';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

describe('the retention of rows', () => {
  let api: TestApi;
  let tables: StoredTable[];
  beforeAll(async () => {
    tables = storedTables(await findEntities());
    const [dialect] = DIALECTS;
    if (!dialect) throw new Error('there is no database');
    api = await startApi(dialect);
  });
  afterAll(() => api.stop());

  it('is declared for every table of the database, and for nothing else [N-21-190]', async () => {
    const rows = await api.uow.manager.query<{ name: string }[]>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    );
    const found = rows.map(({ name }) => name).filter((name) => !name.startsWith('schema_'));
    const kept = tables.filter((table) => table.kept !== null).map(({ name }) => name);
    expect(kept).toEqual(found.sort());
  });

  it('is documented for operators with settings that exist [N-21-190]', () => {
    const page = read('../../../../docs/operations.md');
    const [, chapter = ''] = page.split('## How long things are kept');
    const settings = read('../../config/read-config.ts');
    for (const { kept } of tables) {
      if (kept === null || typeof kept === 'string') continue;
      expect(chapter).toContain(`\`${kept.setting}\``);
      expect(settings).toContain(`'${kept.setting}'`);
    }
  });
});
