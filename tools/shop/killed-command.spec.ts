import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

const PROGRAM = 'process.stdout.write(`${process.pid}\\n`); setInterval(() => undefined, 1000);\n';

describe('a command that runs until it is stopped', () => {
  let folder: string;
  let npm: ChildProcess;
  let program = 0;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lacteos-killed-'));
    await cp(join(root, 'package.json'), join(folder, 'package.json'));
    await mkdir(join(folder, 'tools'));
  });
  afterEach(async () => {
    for (const pid of [npm.pid ?? 0, program])
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended.
      }
    await rm(folder, { recursive: true });
  });

  it.each([
    ['npm start', 'start', 'start.mjs'],
    ['npm run dev', 'dev', 'dev.mjs'],
  ])('ends when npm is killed: %s [N-37-423]', async (_, script, file) => {
    await writeFile(join(folder, 'tools', file), PROGRAM);
    npm = spawn('npm', ['run', '--silent', script], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    const [pid] = (await once(npm.stdout!, 'data')) as [Buffer];
    program = Number(pid);

    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    await ended;
    expect(() => process.kill(program, 0)).toThrow('ESRCH');
  });
});
