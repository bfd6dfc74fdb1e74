import type { AuditedFields, AuditedValue } from './audit-entry.entity.js';

const SECRET_NAME = /password|contrase|hash|token|secret|access_?key|recovery/i;
const MAX_TEXT_LENGTH = 500;

export interface AuditDifference {
  before: AuditedFields | null;
  after: AuditedFields | null;
}

/** null is a missing row. A changed secret appears as `'(oculto)'`. */
export function differenceOf(before: object | null, after: object | null): AuditDifference {
  const old = fieldsOf(before);
  const fresh = fieldsOf(after);
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (name) => !before || !after || JSON.stringify(old[name]) !== JSON.stringify(fresh[name]),
  );
  return { before: before && picked(old, names), after: after && picked(fresh, names) };
}

const fieldsOf = (row: object | null): AuditedFields =>
  row ? (JSON.parse(JSON.stringify(row)) as AuditedFields) : {};

function picked(row: AuditedFields, names: readonly string[]): AuditedFields {
  return Object.fromEntries(
    names.flatMap((name) => (row[name] === undefined ? [] : [[name, shown(name, row[name])]])),
  );
}

function shown(name: string, value: AuditedValue): AuditedValue {
  if (SECRET_NAME.test(name)) return '(oculto)';
  if (typeof value === 'string' && value.length > MAX_TEXT_LENGTH)
    return `${value.slice(0, MAX_TEXT_LENGTH)}…`;
  if (Array.isArray(value)) return value.map((item: AuditedValue) => shown('', item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value as AuditedFields).map(([key, item]) => [key, shown(key, item)]),
    );
  }
  return value;
}
