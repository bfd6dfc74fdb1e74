import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The newest row of a collection and key wins; null removes it. */
export interface Entry {
  readonly collection: string;
  readonly key: string;
  readonly row: unknown;
}

/** Append-only JSON lines; in memory only without a file. */
export class Journal {
  constructor(private readonly file: string | null) {
    if (file) mkdirSync(dirname(file), { recursive: true });
  }

  /** Returns the newest row per key and compacts the file. */
  load(): Entry[] {
    if (!this.file || !existsSync(this.file)) return [];
    const newest = new Map<string, Entry>();
    for (const line of readFileSync(this.file, 'utf8').split('\n')) {
      const entry = parsed(line);
      if (!entry) continue;
      const id = `${entry.collection}\n${entry.key}`;
      if (entry.row === null) newest.delete(id);
      else newest.set(id, entry);
    }
    const entries = [...newest.values()];
    writeFileSync(this.file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    return entries;
  }

  append(entry: Entry): void {
    if (this.file) appendFileSync(this.file, `${JSON.stringify(entry)}\n`);
  }

  clear(): void {
    if (this.file) rmSync(this.file, { force: true });
  }
}

/** A killed process leaves an incomplete last line. */
const parsed = (line: string): Entry | null => {
  try {
    return line === '' ? null : (JSON.parse(line) as Entry);
  } catch {
    return null;
  }
};
