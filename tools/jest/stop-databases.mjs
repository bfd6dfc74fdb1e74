import { removeTemporaryFolder } from './temporary-folder.mjs';

/** Stops the server that this run started. */
export default async function stopDatabases() {
  await globalThis[Symbol.for('lacteos.test-database')]?.stop();
  removeTemporaryFolder();
}
