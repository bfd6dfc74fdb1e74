import type { GeneratedId, LateValue, Value } from './generated-id.js';

/** Required number of changed rows; otherwise the transaction must be rolled back. */
interface Expectation {
  readonly rows: number;
  readonly orThrow: () => Error;
}
/** A read with `?` placeholders. */
export interface Read {
  readonly sql: string;
  readonly values: readonly Value[];
}
/** A statement with `?` placeholders. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly LateValue[];
  readonly expectation?: Expectation;
  /** Remembers the id that the statement generates. */
  readonly generates?: GeneratedId;
}
/** Result of a write statement. */
export interface StatementOutcome {
  /** Rows that were changed or added. */
  readonly affected: number;
  /** The generated id of the (first) added row; 0 without one. */
  readonly insertId: number;
}
