import {
  type BadVariable,
  type Environment,
  type EnvReader,
  readEnvironment,
  SettingsError,
} from '@lacteos/contracts/env';
import { DeployError } from './deploy-error.js';

const wording = ({ name, expected, got }: BadVariable): string =>
  `${name}${got === null ? '' : `=${got}`}: expected ${expected}`;

/** @throws DeployError `USAGE` naming every bad variable, for the exit code and `--json` */
export const readUsage = <T>(env: Environment, read: (reader: EnvReader) => T): T => {
  try {
    return readEnvironment(env, read, wording);
  } catch (error) {
    throw error instanceof SettingsError ? new DeployError('USAGE', error.message) : error;
  }
};
