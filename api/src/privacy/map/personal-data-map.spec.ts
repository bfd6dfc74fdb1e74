import { readFileSync } from 'node:fs';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { RETENTION } from '../../retention/retention.js';
import { personalDataTables } from './personal-data-page.js';
import { mapProblems, PERSONAL_DATA, type StoredTable } from './personal-data-map.js';

describe('the map of personal data', () => {
  let api: TestApi;
  let tables: StoredTable[];
  beforeAll(async () => {
    const [dialect] = DIALECTS;
    if (!dialect) throw new Error('there is no database');
    api = await startApi(dialect);
    tables = await storedTables(api);
  });
  afterAll(() => api.stop());

  it('names every column of the database, as personal or not', () => {
    expect(mapProblems(PERSONAL_DATA, tables)).toEqual([]);
  });

  it('names every column of every entity', () => {
    const entities = api.uow.manager.connection.entityMetadatas.map(({ tableName, columns }) => ({
      table: tableName,
      columns: columns.map(({ databaseName }) => databaseName),
    }));
    const missing = mapProblems(PERSONAL_DATA, entities).filter((problem) =>
      problem.endsWith('not in the map'),
    );
    expect(missing).toEqual([]);
  });

  it('fails for a new column, a new table, a removed one and a column that is named twice', () => {
    const planted = tables.map(({ table, columns }) => ({
      table,
      columns: table === 'users' ? [...columns, 'birthday'] : columns,
    }));
    expect(mapProblems(PERSONAL_DATA, planted)).toEqual(['users.birthday: not in the map']);
    expect(mapProblems(PERSONAL_DATA, [...tables, { table: 'visits', columns: ['address'] }])).toEqual([
      'visits.address: not in the map',
    ]);
    const withoutUsers = tables.filter(({ table }) => table !== 'users');
    expect(mapProblems(PERSONAL_DATA, withoutUsers)).toEqual(['users: does not exist']);
    const { users } = PERSONAL_DATA;
    const twice = { ...PERSONAL_DATA, users: { ...users!, other: [...users!.other, 'email'] } };
    expect(mapProblems(twice, tables)).toEqual(['users.email: named twice']);
  });

  it('is what docs/personal-data.md says', () => {
    const squeezed = (text: string): string => text.replaceAll(/\s+|-{3,}/g, ' ').replaceAll(/ +/g, ' ');
    const page = readFileSync(new URL('../../../../docs/personal-data.md', import.meta.url), 'utf8');
    expect(squeezed(page)).toContain(squeezed(personalDataTables()).trim());
  });

  it('retains only in tables that are kept for the books', () => {
    const retained = Object.entries(PERSONAL_DATA).filter(([, { personal }]) =>
      Object.values(personal).some(([, , rule]) => rule === 'retained' || rule === 'reduced'),
    );
    const elsewhere = retained.map(([table]) => table).filter((table) => RETENTION[table] !== 'tax');
    // What a company withholds is a rule for its next orders, too.
    expect(elsewhere).toEqual(['buyer_withholdings']);
  });
});

async function storedTables({ uow }: TestApi): Promise<StoredTable[]> {
  const tables = await uow.manager.query<{ name: string }[]>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'schema_lease'",
  );
  return Promise.all(
    tables.map(async ({ name }) => {
      const columns = await uow.manager.query<{ name: string }[]>(`PRAGMA table_info(${name})`);
      return { table: name, columns: columns.map((column) => column.name) };
    }),
  );
}
