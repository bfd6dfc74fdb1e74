import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { start } from '../programs.js';

const API = resolve(import.meta.dirname, '../../../../api/dist');
const SHOWN_LINES = 6;

export interface DrillLine {
  name: string;
  isGood: boolean;
  text: string;
}

interface Checked {
  databaseUrl: string;
  dataDir: string;
  moment: string;
  without: readonly string[];
  apiEnvironmentFile: string | null;
}

interface Check {
  name: string;
  program: string;
  args?: (moment: string) => string[];
  /** Setting without which the API would use a stand-in. */
  needs?: string;
}

const CHECKS: readonly Check[] = [
  { name: 'stock', program: 'check-stock.js' },
  { name: 'money', program: 'check-money.js' },
  {
    name: 'invoices',
    program: 'compare-invoices.js',
    args: (moment) => ['--restored-to', moment],
    needs: 'SIIGO_URL',
  },
];

export const runChecks = async (checked: Checked): Promise<DrillLine[]> => {
  const { databaseUrl, dataDir, without } = checked;
  const settings = { ...process.env, ...(await settingsOf(checked)) };
  const env = { ...settings, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const lines: DrillLine[] = [];
  for (const check of CHECKS.filter(({ name }) => !without.includes(name)))
    lines.push(await resultOf(check, checked.moment, env));
  return lines;
};

const settingsOf = async ({ apiEnvironmentFile }: Checked): Promise<NodeJS.ProcessEnv> =>
  apiEnvironmentFile === null ? {} : parseEnv(await readFile(apiEnvironmentFile, 'utf8'));

const resultOf = async (
  { name, program, args = () => [], needs }: Check,
  moment: string,
  env: NodeJS.ProcessEnv,
): Promise<DrillLine> => {
  if (needs !== undefined && !env[needs])
    return {
      name,
      isGood: false,
      text: `${needs} is not set: name the API's settings by DRILL_API_ENV, or leave this check out (--without ${name})`,
    };
  const { isGood, text } = await endOf([resolve(API, program), ...args(moment)], env);
  return { name, isGood, text: text.trim().split('\n').slice(-SHOWN_LINES).join('\n    ') };
};

/** The output of a failing check contains the differences. */
const endOf = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Pick<DrillLine, 'isGood' | 'text'>> => {
  const { child, output, ended } = start(process.execPath, args, { env });
  child.stdin?.end();
  let text = '';
  output.on('data', (chunk) => {
    text += String(chunk);
  });
  return ended.then(
    () => ({ isGood: true, text }),
    (error: unknown) => ({ isGood: false, text: `${text}${(error as Error).message}` }),
  );
};
