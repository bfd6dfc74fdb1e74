import { WRONG_INPUTS } from './wrong-inputs.js';

const cell = (text: string): string => text.replaceAll(/([|*_<])/g, String.raw`\$1`).replaceAll('\n', '<br>');

/** Text of docs/wrong-inputs.md: what each place answers to each input. */
export const wrongInputsPage = async (): Promise<string> => {
  const rows: string[] = [];
  for (const { input, place, answer } of WRONG_INPUTS)
    rows.push(`| ${input.replaceAll('|', String.raw`\|`)} | ${place} | ${cell(await answer())} |`);
  return [
    '# Wrong inputs and what refuses them first',
    '',
    '`npm run wrong-inputs -w @lacteos/release` wrote this table, with the answers of build, gate and release tool.',
    '',
    '| Input | Refused by | Answer |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
};
