import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { ReleaseError } from '../contract/release-error.js';

const MAX_WAIT_MS = 30_000;
const RETRY_MS = 15;

/**
 * Runs `work` under an exclusive lock file.
 * @throws ReleaseError `REGISTRY_LOCKED` after 30 seconds
 */
export const withFileLock = async <T>(lockFile: string, work: () => Promise<T>): Promise<T> => {
  await mkdir(dirname(lockFile), { recursive: true });
  const ticket = `${process.pid} ${randomUUID()}`;
  await acquire(lockFile, ticket);
  try {
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
};

const acquire = async (lockFile: string, ticket: string): Promise<void> => {
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    if (await tryCreate(lockFile, ticket)) return;
    await removeIfAbandoned(lockFile);
    if (Date.now() > deadline) {
      throw new ReleaseError('REGISTRY_LOCKED', `${lockFile} is held by another release run; try again`);
    }
    await wait(RETRY_MS + Math.random() * RETRY_MS);
  }
};

const tryCreate = async (lockFile: string, ticket: string): Promise<boolean> => {
  try {
    const handle = await open(lockFile, 'wx');
    await handle.writeFile(ticket);
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Takes over a killed run's lock; renaming it first lets only one waiter win. */
const removeIfAbandoned = async (lockFile: string): Promise<void> => {
  const ticket = await readFile(lockFile, 'utf8').catch(() => '');
  const pid = Number(ticket.split(' ', 1)[0]);
  if (!Number.isInteger(pid) || pid <= 0 || isAlive(pid)) return;
  const aside = `${lockFile}.${randomUUID()}`;
  await rename(lockFile, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => '');
  if (moved !== '' && moved !== ticket) await rename(aside, lockFile).catch(() => undefined);
  await rm(aside, { force: true });
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
