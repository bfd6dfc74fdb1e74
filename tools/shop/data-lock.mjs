import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StopError } from '../machine/stop-error.mjs';

/** A killed shop's lock expires after this time. */
const STALE_MS = 5_000;

const UNTIL_STALE = { retries: 7, factor: 1, minTimeout: 1_000, maxTimeout: 1_000 };

/**
 * Takes a data folder for this process: two shops on one database and release store would overwrite each other's files.
 *
 * @param {string} dataDir
 * @param {string} command how the user started this process, e.g. `npm start`
 * @param {object} [retries] how often and how fast to try again, by default until a lock is stale
 * @returns {Promise<() => Promise<void>>} gives the folder back
 * @throws StopError when another running shop has the folder
 */
export const lockData = async (dataDir, command, retries = UNTIL_STALE) => {
  // Imported late, because this module is loaded before the first installation.
  const { lock } = (await import('proper-lockfile')).default;
  await mkdir(dataDir, { recursive: true });
  const lockfilePath = resolve(dataDir, 'shop.lock');
  const ownerFile = resolve(dataDir, 'shop.owner');
  try {
    // After sleep the lock is renewed late; by default that would end the shop.
    const onCompromised = () => undefined;
    const release = await lock(dataDir, { lockfilePath, stale: STALE_MS, retries, onCompromised });
    await writeFile(ownerFile, command);
    return release;
  } catch (error) {
    if (error.code !== 'ELOCKED') throw error;
    const owner = await readFile(ownerFile, 'utf8').catch(() => 'otra tienda');
    throw new StopError(
      `Los datos de ${dataDir} están en uso por "${owner}": deténgala (Ctrl-C) o use otra carpeta con DATA_DIR=.data-2 ${command}.`,
    );
  }
};
