import type { DataSource } from 'typeorm';

import { DIALECTS, type FreshDatabase } from '#test/index.js';
import { openMigrated } from '#test/schema/migrate-database.js';
import { migrationsNamed, releasedBefore } from '#test/schema/releases-of-migrations.js';

const MIGRATION = 'KeyWithholdingsByDocumentType1804691001000';
const AT = '2026-03-05 08:00:00.000';

describe.each(DIALECTS)('withholdings of before they had a type of document, on $name,', (dialect) => {
  let database: FreshDatabase;
  let today: DataSource;

  const insert = (dataSource: DataSource, table: string, row: object): Promise<unknown> =>
    dataSource.query(
      `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row).fill('?').join(', ')})`,
      Object.values(row),
    );
  const rates = (identification: string, reteFuente: number) => ({
    identification,
    rete_fuente: reteFuente,
    rete_iva: 150_000,
    rete_ica: 9_660,
    minimum_base: 52_400_000,
  });
  const customer = (identification: string, idType: string, personType: string, branch: number) => ({
    ...{ identification, id_type: idType, person_type: personType, branch_office: branch },
    ...{ address: 'Calle 1', country_code: 'Co', state_code: '50', city_code: '50001' },
    ...{ phones: '[]', contacts: '[]', fiscal_responsibilities: '[]', created_at: AT },
  });

  beforeAll(async () => {
    database = await dialect.fresh();
    const past = await openMigrated(database.url, migrationsNamed(releasedBefore(MIGRATION)));
    for (const [n, identification] of ['900100100', '900100200', '900100300', '900100400'].entries())
      await insert(past, 'buyer_withholdings', rates(identification, 25_000 + n));
    for (const row of [
      customer('900100100', '31', 'Company', 0),
      customer('900100100', '13', 'Person', 1),
      customer('900100200', '50', 'Company', 0),
      customer('900100300', '50', 'Company', 0),
      customer('900100300', '31', 'Company', 1),
    ])
      await insert(past, 'customers', row);
    await past.destroy();
    today = await openMigrated(database.url);
  });
  afterAll(async () => {
    await today.destroy();
    await database.remove();
  });

  it('are kept, each for the company with the number: by its NIT unless it only has another type', async () => {
    const rows = await today.query<Record<string, string | number>[]>(
      'SELECT * FROM buyer_withholdings ORDER BY identification',
    );
    expect(
      rows.map(({ identification, id_type, rete_fuente, minimum_base }) => [
        identification,
        id_type,
        rete_fuente,
        Number(minimum_base),
      ]),
    ).toEqual([
      ['900100100', '31', 25_000, 52_400_000],
      ['900100200', '50', 25_001, 52_400_000],
      ['900100300', '31', 25_002, 52_400_000],
      ['900100400', '31', 25_003, 52_400_000],
    ]);
  });

  it('may be those of two buyers with one number from then on', async () => {
    await insert(today, 'buyer_withholdings', { ...rates('900100400', 1), id_type: '50' });
    await expect(insert(today, 'buyer_withholdings', rates('900100400', 2))).rejects.toThrow();
  });
});
