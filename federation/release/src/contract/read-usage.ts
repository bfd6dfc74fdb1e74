import {
  type BadVariable,
  type Environment,
  type EnvReader,
  readEnvironment,
  SettingsError,
  withFormerNames,
} from '@lacteos/contracts/env';
import { FORMER_SETTINGS } from '@lacteos/remote-kit/registry';
import { ReleaseError } from './release-error.js';

const wording = ({ name, expected, got }: BadVariable): string =>
  `${name}${got === null ? '' : `=${got}`}: expected ${expected}`;

/** @throws ReleaseError `USAGE` naming every bad variable, for the exit code and `--json` */
export const readUsage = <T>(env: Environment, read: (reader: EnvReader) => T): T => {
  try {
    return readEnvironment(withFormerNames(env, FORMER_SETTINGS), read, wording);
  } catch (error) {
    throw error instanceof SettingsError ? new ReleaseError('USAGE', error.message) : error;
  }
};
