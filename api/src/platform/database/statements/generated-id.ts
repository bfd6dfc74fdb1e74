import { escape } from 'mysql2';

export type Value = string | number | boolean | Date | null;
/** A value, or one that the database makes of an id that it has yet to generate. */
export type LateValue = Value | GeneratedId | GeneratedText;

/** Ids that one transaction may have at once: variables stay with their connection. */
const NAMES = 16;
/** Stands for the id in a text until it is known; no JSON text can contain it. */
const MARK = '\u0000id\u0000';
const QUOTED_MARK = JSON.stringify(MARK);

let count = 0;

/**
 * The id that an insert of the transaction generates. Statements that are sent together with the insert use it before it is
 * known: MariaDB keeps it in a variable of the connection, SQLite runs them one after the other.
 */
export class GeneratedId {
  readonly name = `@generated_${(count = (count + 1) % NAMES)}`;
  private known: number | null = null;

  become(id: number): void {
    this.known = id;
  }

  get value(): number {
    if (this.known === null) throw new Error('the id is not generated yet');
    return this.known;
  }

  /** How the driver of MariaDB writes it into a statement. */
  toSqlString(): string {
    return this.name;
  }

  toJSON(): string {
    return MARK;
  }
}

/** JSON in which the database writes an id. */
export class GeneratedText {
  constructor(
    private readonly parts: readonly string[],
    private readonly id: GeneratedId,
  ) {}

  get value(): string {
    return this.parts.join(String(this.id.value));
  }

  toSqlString(): string {
    return `CONCAT(${this.parts.map((part) => escape(part)).join(`, ${this.id.name}, `)})`;
  }
}

/** A payload as JSON, in which the database writes the id that one of its fields is yet to have. */
export function jsonOf(payload: unknown): string | GeneratedText {
  const text = JSON.stringify(payload);
  const id = Object.values(payload ?? {}).find((field) => field instanceof GeneratedId);
  return id ? new GeneratedText(text.split(QUOTED_MARK), id) : text;
}

/** Values as a driver binds them that runs one statement after the other. */
export const boundFor = (values: readonly LateValue[]): Value[] =>
  values.map((value) =>
    value instanceof GeneratedId || value instanceof GeneratedText ? value.value : value,
  );
