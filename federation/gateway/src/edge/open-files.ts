import { maxOpenFiles } from '@lacteos/contracts/process';

/** Files that the process itself has open, with room for the files of pages. */
const RESERVED = 64;
/** A visitor may need two: their own connection, and one to the API or a file. */
const FILES_PER_CONNECTION = 2;
const MIN_CONNECTIONS = 16;

/** Connections that a process can serve with its limit of open files, `maxConnections` at most. */
export const servableConnections = (maxConnections: number, files = maxOpenFiles()): number => {
  const servable = Math.floor((files - RESERVED) / FILES_PER_CONNECTION);
  return Math.min(maxConnections, Math.max(MIN_CONNECTIONS, servable));
};
