import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { isDiscovery, type Discovery } from '@lacteos/remote-kit/discovery';

/** The live discovery file as it was last read. */
export interface DiscoverySnapshot {
  discovery: Discovery;
  text: string;
  etag: string;
}

/** Reads the discovery file again when it has changed on disk. */
export class DiscoverySource {
  private stamp = '';
  private snapshot: DiscoverySnapshot | null = null;

  constructor(
    private readonly file: string,
    private readonly onBroken: (reason: unknown) => void,
  ) {}

  /** The present state; the last good one while the file is broken, null before the first good one. */
  async read(): Promise<DiscoverySnapshot | null> {
    try {
      const { mtimeMs, size, ino } = await stat(this.file);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      if (stamp === this.stamp) return this.snapshot;
      const text = await readFile(this.file, 'utf8');
      this.stamp = stamp;
      const discovery: unknown = JSON.parse(text);
      if (!isDiscovery(discovery)) throw new Error('the discovery file does not have the expected shape');
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
      this.snapshot = { discovery, text: JSON.stringify(discovery), etag };
    } catch (reason) {
      this.onBroken(reason);
    }
    return this.snapshot;
  }
}
