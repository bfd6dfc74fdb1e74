import { parseArgs } from 'node:util';

import { AppError } from '../platform/errors/index.js';
import type { AdministratorCreation } from '../users/index.js';

const OPTIONS = {
  email: 'email',
  document: 'n_document',
  'first-name': 'first_name',
  'last-name': 'last_name',
  phone: 'phone',
  city: 'city_code',
} as const;
type Option = keyof typeof OPTIONS;
const NAMES = Object.keys(OPTIONS) as Option[];

const CREATE_ADMIN_USAGE = `Usage: npm run create-admin -w api -- --email <mail> --document <number> --first-name <name>
  --last-name <name> --phone <ten digits> --city <DIVIPOLA code of the municipality>
Creates a super administrator. The password is read from ADMIN_PASSWORD or from standard input, never from the command line.`;

interface Command {
  readonly creation: Pick<AdministratorCreation, 'create'>;
  readonly readPassword: () => Promise<string>;
  readonly print: (line: string) => void;
}

/** @returns the exit code: 1 for a refused value, 2 for wrong usage */
export async function createAdmin(
  args: readonly string[],
  { creation, readPassword, print: say }: Command,
): Promise<number> {
  const values = valuesOf(args);
  if (values === null) {
    say(CREATE_ADMIN_USAGE);
    return 2;
  }
  try {
    const id = await creation.create({ ...values, password: await readPassword() });
    say(`Super administrator ${id} was created for ${values.email}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    refusalLines(error).forEach(say);
    return 1;
  }
}

type Values = Record<(typeof OPTIONS)[Option], string>;

function valuesOf(args: readonly string[]): Values | null {
  const options = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true });
    if (NAMES.some((name) => !values[name])) return null;
    return Object.fromEntries(NAMES.map((name) => [OPTIONS[name], values[name]])) as Values;
  } catch {
    return null;
  }
}

function refusalLines(error: AppError): string[] {
  if (error.code === 'AUTH.ALREADY_REGISTERED')
    return [
      'An account with this mail or document exists already; administrators change roles in /admin/users.',
    ];
  const optionOf = (field: string): string => {
    const option = NAMES.find((name) => OPTIONS[name] === field);
    return option ? `--${option}` : field;
  };
  const lines = Object.entries(error.errors ?? {}).map(
    ([field, text]) => `${optionOf(field)}: ${String(text)}`,
  );
  return lines.length > 0 ? lines : [error.message];
}
