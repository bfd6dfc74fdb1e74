import type { DataSource } from 'typeorm';

const NEEDED = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'CREATE', 'ALTER', 'DROP', 'INDEX', 'REFERENCES'];
const GRANT = /^GRANT (.+?) ON (?:TABLE )?(\S+) TO /;

export interface GrantedPrivileges {
  readonly missing: readonly string[];
  readonly isSuper: boolean;
}

/** Judged by grants and roles. */
export async function missingPrivileges(
  dataSource: DataSource,
  more: readonly string[],
): Promise<GrantedPrivileges> {
  const rows = (await dataSource.query('SHOW GRANTS')) as Record<string, string>[];
  const lines = rows.flatMap((row) => Object.values(row));
  const granted = privilegesOn(lines, String(dataSource.options.database));
  const isGranted = (privilege: string): boolean => granted.has('ALL PRIVILEGES') || granted.has(privilege);
  const onAll = privilegesOn(lines, null);
  return {
    missing: [...NEEDED, ...more].filter((privilege) => !isGranted(privilege)),
    isSuper: onAll.has('ALL PRIVILEGES') || onAll.has('SUPER') || onAll.has('SET_ANY_DEFINER'),
  };
}

/** Reads `SHOW GRANTS`; null: privileges on everything only. */
export function privilegesOn(lines: readonly string[], database: string | null): Set<string> {
  return new Set(
    lines.flatMap((line) => {
      const [, privileges = '', scope = ''] = GRANT.exec(line) ?? [];
      const isMeant = scope === '*.*' || (database !== null && isScopeOf(scope, database));
      return isMeant ? privileges.split(',').map((privilege) => privilege.trim().toUpperCase()) : [];
    }),
  );
}

/** `_` and `%` are wildcards unless escaped. */
function isScopeOf(scope: string, database: string): boolean {
  const name = /^`?(.+?)`?\.\*$/.exec(scope)?.[1];
  if (name === undefined) return false;
  const pattern = name.replace(/\\?[\s\S]/g, (sign) => {
    if (sign === '%') return '.*';
    if (sign === '_') return '.';
    return sign.slice(-1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${pattern}$`, 'i').test(database);
}
