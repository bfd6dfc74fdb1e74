import { readFileSync } from 'node:fs';
import { createConnection } from 'mysql2/promise';

const TICK_MS = 10;

export const processorOf = (pid: number): number => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * TICK_MS;
};

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function createDatabase(server: string, name: string): Promise<string> {
  const connection = await createConnection(server);
  await connection.query(`CREATE DATABASE ${name}`);
  await connection.end();
  return `${server}${name}`;
}

export async function dropDatabase(databaseUrl: string): Promise<void> {
  const connection = await createConnection(databaseUrl);
  await connection.query(`DROP DATABASE ${new URL(databaseUrl).pathname.slice(1)}`);
  await connection.end();
}

export async function untilTotalsAreCurrent(databaseUrl: string): Promise<void> {
  const connection = await createConnection(databaseUrl);
  try {
    for (;;) {
      const [rows] = await connection.query(
        'SELECT (SELECT COUNT(*) FROM order_total_changes) + (SELECT COUNT(*) FROM product_sale_changes) AS waiting',
      );
      if (Number((rows as { waiting: number }[])[0]?.waiting) === 0) break;
      await new Promise((done) => setTimeout(done, 250));
    }
    await connection.query('ANALYZE TABLE order_totals, product_sales');
  } finally {
    await connection.end();
  }
}
