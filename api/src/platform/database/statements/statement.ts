export type Value = string | number | boolean | Date | null;

/** A read with `?` placeholders. */
export interface Read {
  readonly sql: string;
  readonly values: readonly Value[];
}
/** A write with `?` placeholders, and what its transaction owes it. */
export interface Statement extends Read {
  /** Required number of changed rows; otherwise the transaction must be rolled back. */
  readonly expectation?: { readonly rows: number; readonly orThrow: () => Error };
  /** Called after the commit, never after a rollback. */
  readonly afterCommit?: () => void;
}
/** Result of a write statement. */
export interface StatementOutcome {
  /** Rows that were changed or added. */
  readonly affected: number;
  /** The generated id of the (first) added row; 0 without one. */
  readonly insertId: number;
}
