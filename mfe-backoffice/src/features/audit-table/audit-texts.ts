import { AUDITED_ACTIONS, AUDITED_SUBJECTS } from '@lacteos/contracts/generated/audited-actions';
import { LEGAL_DOCUMENTS } from '@lacteos/contracts/legal/legal-documents';
import type { AuditEntry } from '@lacteos/contracts/schemas';

import { fieldText, valueText } from './field-texts';

const textIn = (texts: Readonly<Record<string, string>>, key: string): string => texts[key] ?? key;

/** Kind of a changed row in words; what this release does not know shows its own name. */
export const subjectText = (subject: string): string => textIn(AUDITED_SUBJECTS, subject);

/** What was done, in words; what this release does not know shows its own name. */
export const actionText = (action: string): string => textIn(AUDITED_ACTIONS, action);

/** A version of a legal text, 'terminos 3'. */
function legalText(id: string): string {
  const [document = '', ...version] = id.split(' ');
  return [textIn(LEGAL_DOCUMENTS, document), ...version].join(' ');
}

/** A row by its kind and its name; one without a name by its id. */
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

/** A field of a row as it stood before and after; null where the row did not have it. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}
type Fields = Readonly<Record<string, unknown>> | null;

const fieldsOf = (fields: Fields): Map<string, string> =>
  new Map(Object.entries(fields ?? {}).flatMap(([field, value]) => leaves(fieldText(field), field, value)));

/** The fields of a change in words, in the order in which they were recorded; what lies inside one has a line of its own. */
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
