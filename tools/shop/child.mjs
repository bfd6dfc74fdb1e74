import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { tail } from '../machine/run.mjs';
import { StopError } from '../machine/stop-error.mjs';
import { root, toolEnvironment } from '../workspace.mjs';

const MAX_WAIT_MS = 8_000;

const livePids = new Set();
process.on('exit', () => livePids.forEach((pid) => signalGroup(pid, 'SIGTERM')));

/**
 * Starts a long-running process with a process group of its own, so that it ends together with its children.
 *
 * @returns {Promise<{name: string, pid: number, died: Promise<never>, stop: () => Promise<void>}>}
 *   `died` rejects with the end of the log when the process ends without being asked to
 */
export const startChild = async ({ name, command, args, env = {}, cwd = root, logFile, shell = false }) => {
  await mkdir(dirname(logFile), { recursive: true });
  const child = spawn(command, args, {
    cwd,
    shell,
    detached: true,
    env: toolEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) livePids.add(child.pid);
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });

  let isStopping = false;
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => log.end(() => resolve(signal ?? `código ${code}`)));
  });
  const died = ended.then(async (how) => {
    if (isStopping) return new Promise(() => undefined);
    const text = await readFile(logFile, 'utf8').catch(() => '');
    throw new StopError(`${name} terminó (${how}). El registro completo está en ${logFile}.`, tail(text, 25));
  });
  died.catch(() => undefined);

  const stop = async () => {
    isStopping = true;
    signalGroup(child.pid, 'SIGTERM');
    const timer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), MAX_WAIT_MS);
    await ended;
    clearTimeout(timer);
    signalGroup(child.pid, 'SIGKILL');
    livePids.delete(child.pid);
  };
  return { name, pid: child.pid, died, stop };
};

const signalGroup = (pid, signal) => {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};
