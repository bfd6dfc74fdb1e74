export interface TypedCase {
  readonly kind: string;
  readonly typed: string;
  readonly expected: string;
}

const CELL = /(?:^|,)(?:"([^"]*)"|([^,]*))/g;

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
