import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The second before 1.2; it goes with the next release. */
const FILES = ['src/exposes.d.ts', 'src/offers.d.ts'];

/** Components, slots and events that a remote's folder declares, for its release. */
export const declaredTypes = (folder: string): { types?: string } => {
  const file = FILES.map((path) => join(folder, path)).find((path) => existsSync(path));
  return file === undefined ? {} : { types: readFileSync(file, 'utf8') };
};
