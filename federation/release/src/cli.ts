import { parseArgs } from 'node:util';
import { changeCommands } from './cli/change-commands.js';
import { checkCommands } from './cli/check-commands.js';
import type { Command, CommandOptions } from './cli/command.js';
import { devCommand } from './cli/dev-command.js';
import { keyCommands } from './cli/key-commands.js';
import { hideExperimentalWarnings } from './cli/node-warnings.js';
import { queryCommands } from './cli/query-commands.js';
import { readTarget } from './cli/settings.js';
import { ReleaseError, EXIT_CODES } from './contract/release-error.js';

hideExperimentalWarnings();

const COMMANDS: Record<string, Command> = {
  ...changeCommands,
  ...checkCommands,
  ...queryCommands,
  ...keyCommands,
  ...devCommand,
};

const USAGE = [
  'Usage: npm run release -- <command> <project> …',
  ...Object.values(COMMANDS).map(({ usage, does }) => `  ${usage}\n      ${does}`),
  'Everywhere: --json (data instead of text), --quiet (no progress)',
  'Exit codes: 0 done, 1 unexpected, 2 usage or settings, 3 refused by the gate, 4 not found, 5 another run was',
  '            faster or is in the way, 6 tampered or forged, 7 the store does not answer, 8 could not be checked: the shop',
  '            does not answer, or the browser does not start',
  'Settings: RELEASES_STORE=s3://bucket/prefix (with AWS_*) or RELEASES_DIR and REGISTRY_FILE (default below .data);',
  '          RELEASES_ENVIRONMENT, RELEASES_URL, REGISTRY_SIGNING_KEY, REGISTRY_PUBLIC_KEYS, RELEASE_ACTOR, RELEASES_GATE',
].join('\n');

const sayNewName = (former: string, name: string): void =>
  console.error(`"${former}" is now "${name}"; the former name goes with the next release`);

const readArguments = (): { words: string[]; options: CommandOptions } => {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
        quiet: { type: 'boolean' },
        percent: { type: 'string' },
        reason: { type: 'string' },
        force: { type: 'string' },
        override: { type: 'string' },
        to: { type: 'string' },
        release: { type: 'string' },
        days: { type: 'string' },
        hours: { type: 'string' },
        with: { type: 'string' },
        static: { type: 'boolean' },
        first: { type: 'boolean' },
        shop: { type: 'string' },
        port: { type: 'string' },
      },
    });
    if (values.override) sayNewName('--override', '--force');
    return { words: positionals, options: { force: values.override, ...values } };
  } catch (error) {
    throw new ReleaseError('USAGE', `${(error as Error).message}\n${USAGE}`);
  }
};

/** Names before 1.2; they go with the next release of the tool. */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  keys: 'keys new',
  trust: 'keys list',
  allow: 'keys allow',
  revoke: 'keys revoke',
};

/** Finds a command of one or two words, also by its former name. */
const findCommand = (words: readonly string[]): { command?: Command; rest: readonly string[] } => {
  const [first = '', second = ''] = words;
  for (const name of [`${first} ${second}`, first])
    if (Object.hasOwn(COMMANDS, name))
      return { command: COMMANDS[name], rest: words.slice(name.split(' ').length) };
  const name = FORMER_NAMES[first];
  if (name) sayNewName(first, name);
  return { command: name === undefined ? undefined : COMMANDS[name], rest: words.slice(1) };
};

const main = async (): Promise<void> => {
  const { words, options } = readArguments();
  const { command, rest } = findCommand(words);
  const [project = '', word] = rest;
  if (!command || (command.needsProject && project === '')) throw new ReleaseError('USAGE', USAGE);
  const { env } = process;
  const target = await readTarget(env, !command.needsNoStore);
  // Progress goes to stderr, so that programs can read stdout.
  const onProgress = options.quiet ? undefined : (step: string) => console.error(`· ${step}`);
  const {
    text,
    data,
    exitCode = 0,
  } = await command.run({
    target: { ...target, onProgress, ...(options.first && { firstFile: 'required' }) },
    project,
    word,
    options,
    env,
  });
  console.log(options.json ? JSON.stringify(data, null, 2) : text);
  process.exitCode = exitCode;
};

const wantsJson = process.argv.includes('--json');
try {
  await main();
} catch (error) {
  const isKnown = error instanceof ReleaseError;
  if (wantsJson && isKnown)
    console.log(JSON.stringify({ error: error.code, message: error.message }, null, 2));
  else console.error(isKnown ? error.message : error);
  process.exitCode = isKnown ? EXIT_CODES[error.code] : 1;
}
