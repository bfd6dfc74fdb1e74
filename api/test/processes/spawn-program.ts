import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const API = fileURLToPath(new URL('../..', import.meta.url));
const LIBRARIES = ['contracts', 'tracing'].map((name) => join(API, '../libs', name));

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const newestIn = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? newestIn(path) : changedAt(path);
    }),
  );

/** True when the build is newer than the sources of the API and its libraries. */
const isBuilt = (): boolean =>
  changedAt(join(API, 'dist/main.js')) > newestIn(join(API, 'src')) &&
  LIBRARIES.every((library) => changedAt(join(library, 'dist/index.js')) > newestIn(join(library, 'src')));

export type Program = 'src/main.ts' | 'src/check-stock.ts' | 'src/compare-invoices.ts';

let built: boolean | undefined;

/**
 * Starts a program of the API with these variables, without demo data, on a free port. Runs the build, or newer
 * sources, which take a second and a half more to load.
 */
export function spawnProgram(
  program: Program,
  env: Readonly<Record<string, string>>,
): ChildProcessByStdio<null, Readable, Readable> {
  built ??= isBuilt();
  const args = built
    ? [program.replace(/^src(.*)\.ts$/, 'dist$1.js')]
    : ['--import', '../tools/from-source/register.mjs', program];
  return spawn(process.execPath, args, {
    cwd: API,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'development',
      DEMO_DATA: 'false',
      API_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
