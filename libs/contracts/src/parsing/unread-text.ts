/** A field's unreadable text: kept as typed, never sent. */
export interface UnreadText {
  readonly typed: string;
  readonly problem: string;
}

export const isUnread = (value: unknown): value is UnreadText =>
  typeof value === 'object' && value !== null && 'typed' in value && 'problem' in value;
