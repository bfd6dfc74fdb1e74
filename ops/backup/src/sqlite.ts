import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Database from 'libsql';

/** A consistent copy of a database in use, without deleted rows. */
export async function* copyOfSqlite(file: string): AsyncGenerator<Buffer> {
  const folder = await mkdtemp(join(dirname(file), '.backup-'));
  try {
    const copy = join(folder, 'copy.sqlite');
    const database = new Database(file, { readonly: true });
    try {
      database.prepare('VACUUM INTO ?').run(copy);
    } finally {
      database.close();
    }
    for await (const chunk of createReadStream(copy)) yield chunk as Buffer;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @throws when the database is damaged */
export const checkSqlite = (file: string): void => {
  const database = new Database(file);
  try {
    const [row] = database.prepare('PRAGMA integrity_check').all() as { integrity_check?: string }[];
    if (row?.integrity_check !== 'ok') throw new Error(`${file}: ${String(row?.integrity_check)}`);
  } finally {
    database.close();
  }
};

export const firstRowOfSqlite = (file: string, query: string): string[] => {
  const database = new Database(file, { readonly: true });
  try {
    const [row = {}] = database.prepare(query).all() as Record<string, unknown>[];
    return Object.values(row).map(String);
  } finally {
    database.close();
  }
};
