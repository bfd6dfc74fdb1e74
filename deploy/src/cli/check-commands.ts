import type { Command } from './command.js';

/** Commands of the gate. */
export const checkCommands = {} satisfies Record<string, Command>;
