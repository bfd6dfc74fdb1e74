import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Identifies this run's folder, so that a nested run removes only its own. */
const FOLDER = Symbol.for('lacteos.temporary-folder');

export function makeTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lacteos-jest-'));
  // Database servers of another user have their folders in it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  globalThis[FOLDER] = folder;
}

export function removeTemporaryFolder() {
  rmSync(globalThis[FOLDER], { recursive: true, force: true });
}
