interface AuditedRows {
  readonly entity: unknown;
  readonly text: string;
  readonly name: string | null;
}
const auditedRows = new Map<string, AuditedRows>();

/** @param name SQL of a row's name */
export const AuditedAs =
  (kind: string, text: string, name: string | null = null): ClassDecorator =>
  (entity) => {
    if (auditedRows.has(kind)) throw new Error(`two entities are audited as ${kind}`);
    auditedRows.set(kind, { entity, text, name });
  };

export const findAuditedRows = (kind: string): AuditedRows | null => auditedRows.get(kind) ?? null;

export const auditedRowTexts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...auditedRows]
      .map(([kind, { text }]) => [kind, text] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
