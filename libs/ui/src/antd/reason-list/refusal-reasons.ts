import type { Reason } from './reason-list';

/** SIIGO's reasons in the `errors` of a refused call; none when it was refused for another cause. */
export const refusalReasons = (errors: Readonly<Record<string, unknown>> = {}): readonly Reason[] =>
  Array.isArray(errors['reasons']) ? (errors['reasons'] as Reason[]) : [];
