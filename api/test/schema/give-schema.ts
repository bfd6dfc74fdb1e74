import { readFile, rm, writeFile } from 'node:fs/promises';
import Database from 'libsql';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';

import { migrateDatabase } from './migrate-database.js';

const SQLITE = 'sqlite:';
const made: { sqlite?: Buffer; mariaDb?: string } = {};

/**
 * Gives an empty database this version's schema. The worker's first comes from the migrations, others are copies,
 * which take MariaDB a fifth of the time.
 */
export const giveSchema = (url: string): Promise<void> =>
  url.startsWith(SQLITE) ? giveSqlite(url) : giveMariaDb(url);

async function giveSqlite(url: string): Promise<void> {
  const file = url.slice(SQLITE.length);
  if (made.sqlite) return writeFile(file, made.sqlite);
  await migrateDatabase(url);
  // The log may hold pages that the file lacks.
  const whole = `${file}.whole`;
  const database = new Database(file);
  database.exec(`VACUUM INTO '${whole}'`);
  database.close();
  made.sqlite = await readFile(whole);
  await rm(whole);
}

async function giveMariaDb(url: string): Promise<void> {
  if (!made.mariaDb) await migrateDatabase(url);
  const connection = await createConnection({ uri: url, multipleStatements: true, dateStrings: true });
  try {
    if (made.mariaDb) await connection.query(made.mariaDb);
    made.mariaDb ??= await statementsOf(connection);
  } finally {
    await connection.end();
  }
}

/** Statements that create the database's tables, rows and triggers. */
async function statementsOf(connection: Connection): Promise<string> {
  const rows = async (sql: string): Promise<Record<string, string>[]> =>
    (await connection.query<RowDataPacket[]>(sql))[0] as Record<string, string>[];
  const valuesOf = (row: Record<string, string>): string => connection.format('(?)', [Object.values(row)]);
  const names = (await rows('SHOW TABLES')).flatMap(Object.values) as string[];
  const tables: string[] = [];
  const triggers: string[] = [];
  for (const name of names) {
    tables.push(String((await rows(`SHOW CREATE TABLE ${name}`))[0]?.['Create Table']));
    const found = await rows(`SELECT * FROM ${name}`);
    if (found.length > 0) tables.push(`INSERT INTO ${name} VALUES ${found.map(valuesOf).join()}`);
  }
  for (const { Trigger } of await rows('SHOW TRIGGERS'))
    triggers.push(String((await rows(`SHOW CREATE TRIGGER ${Trigger}`))[0]?.['SQL Original Statement']));
  return ['SET foreign_key_checks = 0', ...tables, ...triggers].join(';\n');
}
