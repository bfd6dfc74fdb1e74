import { maxOpenFiles } from '@lacteos/contracts/process';

/** Files that the process itself has open. */
const RESERVED = 64;
/** The visitor's connection, and one to the API or a file. */
const FILES_PER_CONNECTION = 2;
const MIN_CONNECTIONS = 16;

/** Connections that the limit of open files allows, at most `maxConnections`. */
export const servableConnections = (maxConnections: number, files = maxOpenFiles()): number => {
  const servable = Math.floor((files - RESERVED) / FILES_PER_CONNECTION);
  return Math.min(maxConnections, Math.max(MIN_CONNECTIONS, servable));
};
