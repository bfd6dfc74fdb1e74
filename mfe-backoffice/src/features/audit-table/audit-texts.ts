import { AUDITED_ACTIONS, AUDITED_SUBJECTS } from '@lacteos/contracts/generated/audited-actions';
import { LEGAL_DOCUMENTS } from '@lacteos/contracts/legal/legal-documents';
import type { AuditEntry } from '@lacteos/contracts/schemas';

import { fieldText, valueText } from './field-texts';

const textIn = (texts: Readonly<Record<string, string>>, key: string): string => texts[key] ?? key;

/** Unknown kinds show their own name. */
export const subjectText = (subject: string): string => textIn(AUDITED_SUBJECTS, subject);

export const actionText = (action: string): string => textIn(AUDITED_ACTIONS, action);

function legalText(id: string): string {
  const [document = '', ...version] = id.split(' ');
  return [textIn(LEGAL_DOCUMENTS, document), ...version].join(' ');
}

export const rowText = ({
  subject,
  subjectId,
  subjectName,
}: Pick<AuditEntry, 'subject' | 'subjectId' | 'subjectName'>): string => {
  if (subjectName) return `${subjectText(subject)} ${subjectName}`;
  return `${subjectText(subject)} ${subject === 'legal-text' ? legalText(subjectId) : subjectId}`;
};

export const SUBJECT_OPTIONS = Object.entries(AUDITED_SUBJECTS)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => one.label.localeCompare(other.label, 'es'));

export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}
type Fields = Readonly<Record<string, unknown>> | null;

const fieldsOf = (fields: Fields): Map<string, string> =>
  new Map(Object.entries(fields ?? {}).flatMap(([field, value]) => leaves(fieldText(field), field, value)));

/** In recorded order; nested values get a line of their own. */
export function fieldChanges({ before, after }: { before: Fields; after: Fields }): FieldChange[] {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].map((field) => ({
    field,
    before: old.get(field) ?? null,
    after: fresh.get(field) ?? null,
  }));
}

function leaves(label: string, field: string, value: unknown): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[label, valueText(field, value)]];
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return [[label, value.map((item) => valueText(field, item)).join(', ')]];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, n) => leaves(`${label} ${n + 1}`, field, item));
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(`${label} · ${fieldText(name)}`, name, inner),
  );
}
