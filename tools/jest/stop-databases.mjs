import { removeTemporaryFolder } from './temporary-folder.mjs';

export default async function stopDatabases() {
  await globalThis[Symbol.for('lacteos.test-database')]?.stop();
  removeTemporaryFolder();
}
