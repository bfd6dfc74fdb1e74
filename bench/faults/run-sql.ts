import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { fileOf, type FilledDatabase } from './fault-shop.js';

const PROGRAM = `
  import Database from 'libsql';
  const database = new Database(process.argv[1]);
  database.pragma('busy_timeout = 10000');
  const statement = database.prepare(process.argv[2]);
  console.log(JSON.stringify(statement.reader ? statement.all() : [statement.run()]));`;

const DIGITS = `(${Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS digit`).join(' UNION ALL ')})`;
/** 10,000 rows with the digits `a.digit` to `d.digit`. */
export const TEN_THOUSAND = ['a', 'b', 'c', 'd'].map((name) => `${DIGITS} ${name}`).join(', ');

/** Runs in another process for SQLite. @returns rows */
export const runSql = async (database: FilledDatabase, sql: string): Promise<readonly RowDataPacket[]> => {
  if (database.name === 'SQLite') {
    const args = ['--input-type=module', '-e', PROGRAM, fileOf(database), sql];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    return JSON.parse(stdout) as RowDataPacket[];
  }
  const connection = await createConnection(database.url);
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql);
    return rows;
  } finally {
    await connection.end();
  }
};
