import { maxOpenFiles } from '@lacteos/contracts/process';

/** Files that the process itself has open. */
const RESERVED = 64;
const FILES_PER_CONNECTION = 2;
const MIN_CONNECTIONS = 16;

export const servableConnections = (maxConnections: number, files = maxOpenFiles()): number => {
  const servable = Math.floor((files - RESERVED) / FILES_PER_CONNECTION);
  return Math.min(maxConnections, Math.max(MIN_CONNECTIONS, servable));
};
