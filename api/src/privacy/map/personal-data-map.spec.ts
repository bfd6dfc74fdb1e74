import { readFileSync } from 'node:fs';

import { findEntities } from '#platform/schema/index.js';
import { missingFacts, type StoredTable, storedTables } from '#platform/stored-data/index.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { personalDataTables } from './personal-data-page.js';

describe('the map of personal data', () => {
  let api: TestApi;
  let tables: StoredTable[];
  beforeAll(async () => {
    tables = storedTables(await findEntities());
    const [dialect] = DIALECTS;
    if (!dialect) throw new Error('there is no database');
    api = await startApi(dialect);
  });
  afterAll(() => api.stop());

  it('classifies every column of the database as personal or not [N-18-221, N-20-300]', async () => {
    expect(await columnsOfDatabase(api)).toEqual(
      tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name).sort() })),
    );
    expect(missingFacts(tables)).toEqual([]);
  });

  it('rejects a column, account or table without a fact, and a column with two [N-20-300]', () => {
    const users = tables.find(({ name }) => name === 'users');
    if (!users) throw new Error('there are no users');
    const planted = (changed: Partial<StoredTable>): string[] => missingFacts([{ ...users, ...changed }]);
    const column = (name: string, facts: StoredTable['columns'][number]['facts']) => ({
      columns: [{ name, needsFact: true, facts }],
    });
    expect(planted({ kept: null })).toEqual(['users: @Keeps is missing']);
    expect(planted(column('nickname', []))).toEqual(['users.nickname: needs @Personal or @Impersonal']);
    expect(planted(column('email', ['impersonal', 'impersonal']))).toEqual([
      'users.email: has more than one fact',
    ]);
    const needing = users.columns.filter(({ needsFact }) => needsFact).map(({ name }) => name);
    expect(needing).toContain('email');
    expect(needing).not.toContain('created_at');
    const addresses = tables.find(({ name }) => name === 'saved_addresses')?.columns;
    expect(addresses?.find(({ name }) => name === 'user_id')?.needsFact).toBe(true);
  });

  it('matches docs/personal-data.md (npm run personal-data -w api) [N-20-300]', () => {
    const squeezed = (text: string): string =>
      text
        .replaceAll(/\s+|-{3,}/g, ' ')
        .replaceAll(/ +/g, ' ')
        .trim();
    const page = readFileSync(new URL('../../../../docs/personal-data.md', import.meta.url), 'utf8');
    const documented = personalDataTables(tables);
    const written = page.split('\n').map(squeezed);
    const missing = documented.split('\n').filter((row) => !written.includes(squeezed(row)));
    expect(missing).toEqual([]);
    expect(squeezed(page).includes(squeezed(documented))).toBe(true);
  });

  it('retains data only in tables kept for accounting [N-20-301]', () => {
    const retained = tables.filter(({ columns }) =>
      columns
        .flatMap(({ facts }) => facts)
        .some((fact) => fact !== 'impersonal' && (fact.rule === 'retained' || fact.rule === 'reduced')),
    );
    const elsewhere = retained.filter(({ kept }) => kept !== 'tax').map(({ name }) => name);
    // A company's withholding is also a rule for its next orders.
    expect(elsewhere).toEqual(['buyer_withholdings']);
  });
});

async function columnsOfDatabase({ uow }: TestApi): Promise<{ name: string; columns: string[] }[]> {
  const tables = await uow.manager.query<{ name: string }[]>(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'schema_%'
     ORDER BY name`,
  );
  return Promise.all(
    tables.map(async ({ name }) => {
      const columns = await uow.manager.query<{ name: string }[]>(`PRAGMA table_info(${name})`);
      return { name, columns: columns.map((column) => column.name).sort() };
    }),
  );
}
