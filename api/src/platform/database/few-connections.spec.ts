import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';

import { DIALECTS, type FreshDatabase } from '#test/dialects.js';
import { dataSourceOptions, openDataSource, UnitOfWork } from './index.js';

const ALLOWED = 2;
const CALLERS = 12;

describe.each(DIALECTS.filter(({ name }) => name === 'MariaDB'))(
  'a pool above the limit of $name',
  (dialect) => {
    let database: FreshDatabase;
    let root: DataSource;
    let few: DataSource;
    const user = `few_${randomBytes(4).toString('hex')}`;
    beforeAll(async () => {
      database = await dialect.fresh();
      root = await openDataSource(dataSourceOptions(database.url, { entities: [], migrations: [] }));
      await root.query(`CREATE USER '${user}'@'%' IDENTIFIED BY 'few' WITH MAX_USER_CONNECTIONS ${ALLOWED}`);
      await root.query(`GRANT ALL ON \`${new URL(database.url).pathname.slice(1)}\`.* TO '${user}'@'%'`);
      const url = Object.assign(new URL(database.url), { username: user, password: 'few' });
      few = await openDataSource({
        ...dataSourceOptions(url.href, { entities: [], migrations: [] }),
        maxQueryExecutionTime: 20_000,
      });
    });
    afterAll(async () => {
      await few.destroy();
      await root.query(`DROP USER '${user}'@'%'`);
      await root.destroy();
      await database.remove();
    });

    it('serves callers in turn with the connections that the server allows [N-34-214]', async () => {
      const work = new UnitOfWork(few);
      const call = () => work.run(() => work.manager.query<{ one: number }[]>('SELECT 1 AS one'));
      const answers = await Promise.all(Array.from({ length: CALLERS }, call));
      expect(answers.flat()).toEqual(Array.from({ length: CALLERS }, () => ({ one: 1 })));
    });
  },
);
