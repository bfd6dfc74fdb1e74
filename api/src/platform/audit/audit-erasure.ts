import { Injectable } from '@nestjs/common';

import { foldText } from '../text/index.js';
import type { Person } from '../personal-data/index.js';
import type { AuditedFields, AuditedValue } from './audit-entry.entity.js';
import { AuditErasureRepository, type ErasableEntry } from './audit-erasure.repository.js';

const ERASED_VALUE = '[eliminado]';
const BATCH = 200;
const SEARCH_LENGTH = 600;

const PERSONAL_FIELD =
  /name|email|phone|address|n_document|identification|check_digit|city|state_code|contact|comments|^note$|observations|photo/i;

/** Actor, action and time stay as proof. */
@Injectable()
export class AuditErasure {
  constructor(private readonly trail: AuditErasureRepository) {}

  /** Runs in the caller's transaction. */
  async eraseRows(subject: string, ids: readonly (string | number)[], person: Person): Promise<void> {
    const texts = ids.map(String);
    for (let from = 0; from < texts.length; from += BATCH)
      for (const entry of await this.trail.about(subject, texts.slice(from, from + BATCH)))
        await this.rewrite(entry, person, true);
  }

  /** Covers entries that mention a proved e-mail: others may share all else. */
  async eraseMentions(person: Person): Promise<void> {
    if (!person.ownsEmail) return;
    for (let after = 0; ;) {
      const entries = await this.trail.mentioning(person.email, after, BATCH);
      for (const entry of entries) await this.rewrite(entry, person, false);
      const last = entries.at(-1);
      if (!last || entries.length < BATCH) return;
      after = last.id;
    }
  }

  private async rewrite(entry: ErasableEntry, person: Person, isOwn: boolean): Promise<void> {
    const erase = (fields: AuditedFields | null): AuditedFields | null =>
      fields && (erasedValue(fields, { person, isOwn, name: '' }) as AuditedFields);
    const before = erase(entry.before);
    const after = erase(entry.after);
    const values = [after, before].flatMap((fields) => Object.values(fields ?? {}));
    const texts = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
    const searchText = foldText([entry.action, entry.subject, entry.subjectId, ...texts].join(' '));
    await this.trail.rewrite({ id: entry.id, before, after, searchText: searchText.slice(0, SEARCH_LENGTH) });
  }
}

interface Erased {
  readonly person: Person;
  readonly isOwn: boolean;
  readonly name: string;
}

function erasedValue(value: AuditedValue, erased: Erased): AuditedValue {
  if (Array.isArray(value)) return value.map((item: AuditedValue) => erasedValue(item, erased));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value as AuditedFields).map(([name, item]) => [
        name,
        erasedValue(item, { ...erased, name }),
      ]),
    );
  if (value === null || value === '') return value;
  if (erased.isOwn && PERSONAL_FIELD.test(erased.name)) return ERASED_VALUE;
  return typeof value === 'string' ? withoutPerson(value, erased.person) : value;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function withoutPerson(text: string, person: Person): string {
  const { email, phone, document, names } = person;
  const values = [email, phone, document, names.join(' '), ...names].filter((value) => value.length > 2);
  return values.reduce(
    (left, value) => left.replaceAll(new RegExp(escaped(value), 'gi'), ERASED_VALUE),
    text,
  );
}
