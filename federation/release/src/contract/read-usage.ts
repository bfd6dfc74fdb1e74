import {
  type BadVariable,
  type Environment,
  type EnvReader,
  readEnvironment,
  SettingsError,
} from '@lacteos/contracts/env';
import { ReleaseError } from './release-error.js';

const wording = ({ name, expected, got }: BadVariable): string =>
  `${name}${got === null ? '' : `=${got}`}: expected ${expected}`;

/** @throws ReleaseError `USAGE` naming every bad variable, for the exit code and `--json` */
export const readUsage = <T>(env: Environment, read: (reader: EnvReader) => T): T => {
  try {
    return readEnvironment(env, read, wording);
  } catch (error) {
    throw error instanceof SettingsError ? new ReleaseError('USAGE', error.message) : error;
  }
};
