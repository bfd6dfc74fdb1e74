import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const API = fileURLToPath(new URL('../..', import.meta.url));

/** Starts a program of the API from its sources, with these variables and without demo data, on a free port. */
export const spawnFromSource = (
  program: string,
  env: Readonly<Record<string, string>>,
): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(process.execPath, ['--import', '../tools/jest/shared/from-source.mjs', program], {
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
