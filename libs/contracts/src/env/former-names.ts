import type { Environment } from './env-reader.js';
import { SettingsError } from './settings-error.js';

/**
 * Environment with the variables of former names under their names of today.
 *
 * @param names by former name
 * @throws SettingsError when both names are set and differ
 */
export const withFormerNames = (
  env: Environment,
  names: Readonly<Record<string, string>>,
  warn: (text: string) => void = console.warn,
): Environment => {
  const found = Object.entries(names).filter(([former]) => env[former]?.trim());
  const split = found.filter(([former, name]) => env[name]?.trim() && env[name] !== env[former]);
  if (split.length > 0)
    throw new SettingsError(
      split.map(([former, name]) => ({
        name,
        expected: `no other value than ${former}, its former name`,
        got: null,
      })),
    );
  for (const [former, name] of found)
    warn(`${former} is now ${name}; the former name goes with the next release`);
  return { ...env, ...Object.fromEntries(found.map(([former, name]) => [name, env[former]])) };
};
