import type { Environment } from '@lacteos/contracts/env';
import type { ReleaseTarget } from '../contract/contract.js';

export interface CommandInput {
  target: ReleaseTarget;
  project: string;
  word?: string;
  options: CommandOptions;
  /** For settings of a single command. */
  env: Environment;
}

export interface CommandOptions {
  'dry-run'?: boolean;
  json?: boolean;
  quiet?: boolean;
  percent?: string;
  reason?: string;
  force?: string;
  to?: string;
  release?: string;
  days?: string;
  hours?: string;
  with?: string;
  static?: boolean;
  first?: boolean;
  shop?: string;
  port?: string;
}

export interface CommandResult {
  text: string;
  data: unknown;
  exitCode?: number;
}

export interface Command {
  /** Arguments of `npm run release --`; starts with the command's name, of one or two words. */
  usage: string;
  does: string;
  needsProject: boolean;
  needsNoStore?: boolean;
  run: (input: CommandInput) => Promise<CommandResult>;
}
