export type Value = string | number | boolean | Date | null;

export interface Read {
  readonly sql: string;
  readonly values: readonly Value[];
}
export interface Statement extends Read {
  /** Required number of changed rows; otherwise the transaction must roll back. */
  readonly expectation?: { readonly rows: number; readonly orThrow: () => Error };
  /** Never called after a rollback. */
  readonly afterCommit?: () => void;
}
export interface StatementOutcome {
  readonly affected: number;
  /** Id of the first added row; 0 without one. */
  readonly insertId: number;
}
