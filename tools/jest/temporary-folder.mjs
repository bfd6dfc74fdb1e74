import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Set by this run, so that one that was started inside another removes its own. */
const FOLDER = Symbol.for('lacteos.temporary-folder');

/** Gives a run of specs, and all processes that it starts, a temporary folder of its own. */
export function makeTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lacteos-jest-'));
  // Database servers that run as another user have their folders in it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  globalThis[FOLDER] = folder;
}

/** Removes it with what specs and killed processes left. */
export function removeTemporaryFolder() {
  rmSync(globalThis[FOLDER], { recursive: true, force: true });
}
