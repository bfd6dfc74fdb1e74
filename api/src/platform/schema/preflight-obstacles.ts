const MB = 1024 * 1024;
/** For an empty database; in others a statement may copy a whole table. */
const MIN_FREE_BYTES = 64 * MB;
const MIN_MARIADB = [10, 11];
const MIN_MYSQL = [8, 0];
/** First version with DROP COLUMN. */
const MIN_SQLITE = [3, 35];

export function serverVersionObstacle(version: string): string | null {
  const isMariaDb = /mariadb/i.test(version);
  const wanted = isMariaDb ? MIN_MARIADB : MIN_MYSQL;
  if (!isOlder(version, wanted)) return null;
  return `${isMariaDb ? 'MariaDB' : 'MySQL'} ${version} is too old: ${wanted.join('.')} or newer is needed`;
}

export function sqliteVersionObstacle(version: string): string | null {
  if (!isOlder(version, MIN_SQLITE)) return null;
  return `SQLite ${version} is too old: ${MIN_SQLITE.join('.')} or newer is needed`;
}

function isOlder(version: string, [major = 0, minor = 0]: readonly number[]): boolean {
  const [hasMajor = 0, hasMinor = 0] = version.split('.').map((part) => parseInt(part, 10));
  return hasMajor < major || (hasMajor === major && hasMinor < minor);
}

/** The whole database's size must be free, because a table may be copied; null: unknown. */
export function spaceObstacle(free: number | null, size: number): string | null {
  const needed = MIN_FREE_BYTES + size;
  if (free === null || free >= needed) return null;
  return `${Math.floor(free / MB)} MB are free where the data are, ${Math.ceil(needed / MB)} MB may be needed`;
}
