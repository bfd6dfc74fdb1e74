/** A typed text that could not be read, as a field keeps it: nothing typed is lost, and it is never sent. */
export interface UnreadText {
  readonly typed: string;
  /** Why it is rejected, in Spanish. */
  readonly problem: string;
}

export const isUnread = (value: unknown): value is UnreadText =>
  typeof value === 'object' && value !== null && 'typed' in value && 'problem' in value;
