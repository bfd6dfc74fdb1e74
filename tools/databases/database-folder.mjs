import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY_DISK = '/dev/shm';
const MIN_FREE_BYTES = 2_000_000_000;

/** Memory where possible, because tests wait for the disk. */
export function databaseFolder() {
  try {
    accessSync(MEMORY_DISK, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_DISK);
    return bavail * bsize >= MIN_FREE_BYTES ? MEMORY_DISK : tmpdir();
  } catch {
    return tmpdir();
  }
}
