import type { Environment } from '@lacteos/contracts/env';
import type { DeployTarget } from '../contract/contract.js';

export interface CommandInput {
  target: DeployTarget;
  project: string;
  /** Second positional argument, e.g. a release id. */
  word?: string;
  options: CommandOptions;
  /** For settings of a single command. */
  env: Environment;
}

/** Options of all commands; each reads those of its usage. */
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

/** `exitCode` when it failed. */
export interface CommandResult {
  text: string;
  data: unknown;
  exitCode?: number;
}

export interface Command {
  /** Arguments of `npm run release --`. */
  usage: string;
  does: string;
  needsProject: boolean;
  run: (input: CommandInput) => Promise<CommandResult>;
}
