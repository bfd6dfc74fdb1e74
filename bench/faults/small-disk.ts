import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PIECES = [1_000_000, 4_096, 512] as const;

/** Needs root. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  static mount(megabytes: number): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), 'lacteos-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
    return new SmallDisk(folder);
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  fill(): void {
    const file = openSync(this.path('filler'), 'a');
    for (const size of PIECES) while (isWritten(file, Buffer.alloc(size)));
    closeSync(file);
  }

  free(): void {
    rmSync(this.path('filler'), { force: true });
  }

  /** @param mode `ro` while files are open for writing needs a forced remount, which memory disks allow */
  remount(mode: 'ro' | 'rw'): void {
    execFileSync('mount', ['-o', `remount,${mode}`, this.folder], { stdio: 'pipe' });
  }

  unmount(): void {
    execFileSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const isWritten = (file: number, bytes: Buffer): boolean => {
  try {
    return writeSync(file, bytes) === bytes.length;
  } catch {
    return false;
  }
};
