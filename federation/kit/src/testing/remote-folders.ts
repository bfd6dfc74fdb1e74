import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with a manifest, so that a new remote needs no entry in specs. */
export const remoteFolders = (root: string): string[] =>
  readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.manifest.json')));
