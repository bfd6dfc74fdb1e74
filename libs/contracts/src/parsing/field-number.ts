import { numberProblem, type NumberKind } from './number-kinds.js';
import type { UnreadText } from './unread-text.js';

export type FieldNumber = number | null | UnreadText;

/** Null when empty or unreadable. */
export const numberIn = (value: FieldNumber | undefined): number | null =>
  typeof value === 'number' ? value : null;

export function fieldNumberOf(typed: string, kind: NumberKind): FieldNumber {
  const parsed = kind.parse(typed);
  if (parsed.kind === 'number') return parsed.value;
  const problem = numberProblem(parsed, kind);
  return problem === null ? null : { typed, problem };
}
