import { numberProblem, type NumberKind } from './number-kinds.js';
import type { UnreadText } from './unread-text.js';

/** What a number field holds: a number, nothing, or a text that could not be read. */
export type FieldNumber = number | null | UnreadText;

/** The number that a field holds; null for nothing and for a text that could not be read. */
export const numberIn = (value: FieldNumber | undefined): number | null =>
  typeof value === 'number' ? value : null;

export function fieldNumberOf(typed: string, kind: NumberKind): FieldNumber {
  const parsed = kind.parse(typed);
  if (parsed.kind === 'number') return parsed.value;
  const problem = numberProblem(parsed, kind);
  return problem === null ? null : { typed, problem };
}
