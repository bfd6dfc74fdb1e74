import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { killLeftBehind, processesOf } from './left-behind.mjs';

describe('a process that a shop leaves behind', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  /** One that goes on until somebody ends it. */
  const start = async (cwd: string, ...args: string[]): Promise<number> => {
    const program = "console.log('on'); setInterval(() => undefined, 1000)";
    const child = spawn(process.execPath, ['-e', program, ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    await once(child.stdout, 'data');
    return child.pid ?? 0;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lacteos-left-'));
    mkdirSync(join(folder, 'shell'));
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('is found by its command line or working folder and ended [N-21-246]', async () => {
    expect(processesOf(folder)).toEqual([]);
    const byPath = await start(tmpdir(), join(folder, 'api/dist/main.js'));
    const byPlace = await start(join(folder, 'shell'));
    const other = await start(tmpdir());
    expect(
      processesOf(folder)
        .map(({ pid }: { pid: number }) => pid)
        .sort(),
    ).toEqual([byPath, byPlace].sort());
    const ended = children.slice(0, 2).map((child) => once(child, 'exit'));
    killLeftBehind(folder);
    await Promise.all(ended);
    expect(processesOf(folder)).toEqual([]);
    expect(children[2]?.pid).toBe(other);
    expect(children[2]?.exitCode ?? children[2]?.signalCode).toBeNull();
  });
});
