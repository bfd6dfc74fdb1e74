/** A field that somebody else changed while it was being edited here. */
export interface ForeignChange<Values> {
  field: keyof Values;
  /** What stands in the database now. */
  fresh: Values[keyof Values];
}
export interface MergedEdit<Values> {
  /** What the form shows next: what was typed, and the fresh value wherever nothing was typed. */
  values: Values;
  changes: ForeignChange<Values>[];
}

const isSame = (one: unknown, other: unknown): boolean => (one ?? null) === (other ?? null);

/**
 * Brings together what was typed and what somebody else saved meanwhile. Nothing that was typed is lost.
 * @param opened the values that the form was opened with
 * @param typed what it shows now
 * @param fresh what the database holds now
 */
export function mergeEdit<Values extends object>(
  opened: Values,
  typed: Values,
  fresh: Values,
): MergedEdit<Values> {
  const fields = Object.keys(opened) as (keyof Values)[];
  const merged = fields.map((field) => [
    field,
    isSame(typed[field], opened[field]) ? fresh[field] : typed[field],
  ]);
  return {
    values: Object.fromEntries(merged) as Values,
    changes: fields
      .filter((field) => !isSame(fresh[field], opened[field]))
      .map((field) => ({ field, fresh: fresh[field] })),
  };
}
