/** A field that somebody else changed while it was being edited here. */
export interface ForeignChange<Values> {
  field: keyof Values;
  /** Value in the database now. */
  fresh: Values[keyof Values];
}
export interface MergedEdit<Values> {
  /** Next values of the form: the typed ones, and fresh ones wherever nothing was typed. */
  values: Values;
  changes: ForeignChange<Values>[];
}

/** Lists are the same when their entries are. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Whether two rows show the same values in a form. */
export const areSameValues = <Values extends object>(one: Values, other: Values): boolean =>
  (Object.keys(one) as (keyof Values)[]).every((field) => isSame(one[field], other[field]));

/**
 * Merges what was typed with what somebody else saved meanwhile, without losing anything typed. @param opened values
 * that the form was opened with @param typed values that it shows now @param fresh values in the database
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
