/** What a person typed, and what the shop reads it as: a value, or `refused`. */
export interface TypedCase {
  readonly kind: string;
  readonly typed: string;
  readonly expected: string;
}

const CELL = /(?:^|,)(?:"([^"]*)"|([^,]*))/g;

/** The rows of `parsing/typed.csv`. */
export const readTypedCases = (csv: string): TypedCase[] =>
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [kind = '', typed = '', expected = ''] = [...line.matchAll(CELL)].map(
        ([, quoted, plain]) => quoted ?? plain ?? '',
      );
      return { kind, typed, expected };
    });
