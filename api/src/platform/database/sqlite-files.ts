import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { Logger } from '@nestjs/common';

export const IN_MEMORY = ':memory:';
const OWNER_ONLY = 0o600;
const FOR_OTHERS = 0o077;
const SUFFIXES = ['', '-wal', '-shm'] as const;

/** SQLite gives a new log the file's mode. */
export function restrictToOwner(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const suffix of SUFFIXES) restrict(file + suffix);
}

function restrict(file: string): void {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? OWNER_ONLY;
  if ((mode & FOR_OTHERS) === 0) return;
  try {
    chmodSync(file, OWNER_ONLY);
  } catch (error) {
    // A shop on a read-only disk still starts and shows its products.
    Logger.warn({ err: error, file }, 'others can read the database');
  }
}

/**
 * Detects removed or replaced files of an open database: SQLite goes on writing to them, and all is lost with the
 * process.
 */
export class SqliteFiles {
  private inodes: readonly (bigint | null)[] | null = null;

  constructor(private readonly file: string) {}

  remember(): void {
    if (this.file !== IN_MEMORY) this.inodes ??= this.read();
  }

  forget(): void {
    this.inodes = null;
  }

  state(): 'in-place' | 'log-removed' | 'database-removed' {
    if (!this.inodes) return 'in-place';
    const [database, ...log] = this.read();
    if (database !== this.inodes[0]) return 'database-removed';
    return log.every((inode, index) => inode === this.inodes?.[index + 1]) ? 'in-place' : 'log-removed';
  }

  private read(): (bigint | null)[] {
    return SUFFIXES.map(
      (suffix) => statSync(this.file + suffix, { bigint: true, throwIfNoEntry: false })?.ino ?? null,
    );
  }
}
