import type { Reason } from './reason-list';

/** Empty when the call was refused for another cause. */
export const refusalReasons = (errors: Readonly<Record<string, unknown>> = {}): readonly Reason[] =>
  Array.isArray(errors['reasons']) ? (errors['reasons'] as Reason[]) : [];
