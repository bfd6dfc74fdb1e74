export interface ForeignChange<Values> {
  field: keyof Values;
  fresh: Values[keyof Values];
}
export interface MergedEdit<Values> {
  values: Values;
  changes: ForeignChange<Values>[];
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

export const areSameValues = <Values extends object>(one: Values, other: Values): boolean =>
  (Object.keys(one) as (keyof Values)[]).every((field) => isSame(one[field], other[field]));

/**
 * Keeps everything typed. @param opened initial values of the form @param typed values shown now @param fresh values
 * in the database
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
