interface AuditedRows {
  readonly entity: unknown;
  readonly text: string;
  /** SQL of a row's name; null where rows have none. */
  readonly name: string | null;
}
const auditedRows = new Map<string, AuditedRows>();

/** The kind by which the audit trail names rows of the entity, and its Spanish text. @param name SQL of a row's name */
export const AuditedAs =
  (kind: string, text: string, name: string | null = null): ClassDecorator =>
  (entity) => {
    if (auditedRows.has(kind)) throw new Error(`two entities are audited as ${kind}`);
    auditedRows.set(kind, { entity, text, name });
  };

export const findAuditedRows = (kind: string): AuditedRows | null => auditedRows.get(kind) ?? null;

/** The texts of all kinds, in their alphabetical order. */
export const auditedRowTexts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...auditedRows]
      .map(([kind, { text }]) => [kind, text] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
