/** `got` is null where the value is missing or may be secret. */
export interface BadVariable {
  readonly name: string;
  readonly expected: string;
  readonly got: string | null;
}

const describe = ({ name, expected, got }: BadVariable): string =>
  `${name}: expected ${expected}${got === null ? '' : `, got '${got}'`}`;

const messageOf = (problems: readonly string[]): string =>
  problems.length === 1
    ? (problems[0] ?? '')
    : `Settings that stop the start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`;

export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(variables: readonly BadVariable[], wording: (variable: BadVariable) => string = describe) {
    const problems = variables.map(wording);
    super(messageOf(problems));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}
