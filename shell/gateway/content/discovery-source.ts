import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import {
  isDiscovery,
  parsePublicKeys,
  verifyDiscovery,
  type Discovery,
  type PublicKeys,
} from '@lacteos/remote-kit/discovery';

/** The live discovery file as it was last read. */
export interface DiscoverySnapshot {
  discovery: Discovery;
  text: string;
  etag: string;
}

/** Reads the discovery file again when it has changed on disk, and accepts only what one of the keys signed. */
export class DiscoverySource {
  private stamp = '';
  private snapshot: DiscoverySnapshot | null = null;
  private readonly keys: PublicKeys;

  constructor(
    private readonly file: string,
    keys: string,
    private readonly onBroken: (reason: unknown) => void,
  ) {
    this.keys = parsePublicKeys(keys);
  }

  /** The current state; the last valid one while the file is broken, null before the first valid one. */
  async read(): Promise<DiscoverySnapshot | null> {
    try {
      const { mtimeMs, size, ino } = await stat(this.file);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      if (stamp === this.stamp) return this.snapshot;
      const text = await readFile(this.file, 'utf8');
      this.stamp = stamp;
      const discovery = await this.believed(JSON.parse(text));
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
      this.snapshot = { discovery, text: JSON.stringify(discovery), etag };
    } catch (reason) {
      this.onBroken(reason);
    }
    return this.snapshot;
  }

  private async believed(file: unknown): Promise<Discovery> {
    if (!isDiscovery(file)) throw new Error('the discovery file does not have the expected shape');
    const verdict = await verifyDiscovery(file, this.keys);
    if (verdict !== 'verified') throw new Error(`the discovery file is ${verdict}: it is not served`);
    const last = this.snapshot?.discovery;
    const isSameKey = last?.signature?.keyId === file.signature?.keyId;
    if (isSameKey && (file.revision ?? 0) < (last?.revision ?? 0))
      throw new Error(`revision ${file.revision} of the discovery file is older than ${last?.revision}`);
    return file;
  }
}
