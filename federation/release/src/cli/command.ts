import type { Environment } from '@lacteos/contracts/env';
import type { DeployTarget } from '../contract/contract.js';

/** Arguments of a command. */
export interface CommandInput {
  target: DeployTarget;
  project: string;
  /** Second positional argument, e.g. a release id. */
  word?: string;
  options: CommandOptions;
  /** For the settings that only one command has. */
  env: Environment;
}

/** Every option of every command; each command reads those that its usage names. */
export interface CommandOptions {
  'dry-run'?: boolean;
  json?: boolean;
  quiet?: boolean;
  percent?: string;
  reason?: string;
  override?: string;
  to?: string;
  release?: string;
  days?: string;
  hours?: string;
  static?: boolean;
  'who-breaks'?: boolean;
  dist?: boolean;
}

/** Result of a command, as text and as data; `exitCode` when it failed. */
export interface CommandResult {
  text: string;
  data: unknown;
  exitCode?: number;
}

/** A command of the tool. */
export interface Command {
  /** The arguments of `npm run release --`. */
  usage: string;
  does: string;
  needsProject: boolean;
  run: (input: CommandInput) => Promise<CommandResult>;
}
