import { Injectable } from '@nestjs/common';
import type { EntityTarget } from 'typeorm';

import { placeholdersFor, UnitOfWork } from '../database/index.js';
import { findAuditedRows } from '../stored-data/index.js';
import type { AuditEntry } from './audit-entry.entity.js';

export type AuditNames = ReadonlyMap<string, string>;
type Fields = AuditEntry['before'];

const ID_FIELDS: Readonly<Record<string, string>> = {
  productId: 'product',
  storeId: 'store',
  userId: 'user',
  userIds: 'user',
};
const ID = /^\d{1,9}$/;

export const keyOf = (subject: string, id: unknown): string => `${subject}:${String(id)}`;

/** An id without a name stays. */
export function withNames(fields: Fields, names: AuditNames): Fields {
  return fields && (named(fields, names) as Fields);
}

function named(value: unknown, names: AuditNames, subject?: string): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => named(each, names, subject));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [field, named(inner, names, ID_FIELDS[field])]),
    );
  return subject === undefined ? value : (names.get(keyOf(subject, value)) ?? value);
}

function* idsIn(value: unknown, subject?: string): Generator<[subject: string, id: string]> {
  if (Array.isArray(value)) for (const each of value) yield* idsIn(each, subject);
  else if (typeof value === 'object' && value !== null)
    for (const [field, inner] of Object.entries(value)) yield* idsIn(inner, ID_FIELDS[field]);
  else if (subject !== undefined) yield [subject, String(value)];
}

@Injectable()
export class AuditNamesRepository {
  constructor(private readonly work: UnitOfWork) {}

  async findNames(entries: readonly AuditEntry[]): Promise<AuditNames> {
    const wanted = new Map<string, Set<string>>();
    const add = ([subject, id]: readonly [string, string]): void => {
      if (ID.test(id)) wanted.set(subject, (wanted.get(subject) ?? new Set()).add(id));
    };
    for (const { subject, subjectId, before, after } of entries) {
      add([subject, subjectId]);
      for (const found of [...idsIn(before), ...idsIn(after)]) add(found);
    }
    const names = new Map<string, string>();
    for (const [subject, ids] of wanted) {
      const found = findAuditedRows(subject);
      if (!found?.name) continue;
      const { tableName } = this.work.manager.connection.getMetadata(found.entity as EntityTarget<object>);
      const rows = await this.work.manager.query<{ id: number; name: string | null }[]>(
        `SELECT id, ${found.name} AS name FROM ${tableName} WHERE id IN (${placeholdersFor([...ids])})`,
        [...ids].map(Number),
      );
      for (const { id, name } of rows) if (name) names.set(keyOf(subject, id), name);
    }
    return names;
  }
}
