import type { DeployTarget } from '../contract.js';

/** What stands behind the name of a command. */
export interface CommandInput {
  target: DeployTarget;
  project: string;
  /** Second word, e.g. a release id. */
  word?: string;
  options: CommandOptions;
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
  days?: string;
  hours?: string;
  static?: boolean;
  'who-breaks'?: boolean;
  dist?: boolean;
}

/** What a command found out: a text for people and the same as data; `exitCode` when that is no success. */
export interface CommandResult {
  text: string;
  data: unknown;
  exitCode?: number;
}

/** A command of the tool. */
export interface Command {
  /** The words behind `npm run release --`. */
  usage: string;
  does: string;
  needsProject: boolean;
  run: (input: CommandInput) => Promise<CommandResult>;
}
