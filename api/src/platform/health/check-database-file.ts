import { createRequire } from 'node:module';
import type Database from 'libsql';

const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;
const MAX_PROBLEMS = 10;

export async function checkDatabaseFile(file: string): Promise<string[]> {
  const Driver = createRequire(import.meta.url)('libsql') as typeof Database;
  try {
    const database = new Driver(file, { readonly: true });
    try {
      const rows = database.prepare(`PRAGMA quick_check(${MAX_PROBLEMS})`).all() as { quick_check: string }[];
      return rows.map((row) => row.quick_check).filter((text) => text !== 'ok');
    } finally {
      database.close();
    }
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    if (DAMAGED.test(code ?? '')) return [message ?? 'damaged'];
    throw error;
  }
}
