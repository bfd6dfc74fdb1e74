import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import {
  isDiscovery,
  parsePublicKeys,
  verifyDiscovery,
  type Discovery,
  type DiscoveryVersion,
  type PublicKeys,
} from '@lacteos/remote-kit/discovery';
import { withGoodEntries } from './good-entries.js';
import type { GatewaySettings } from '../settings.js';
import { olderForms, type FileForm } from './older-shells.js';
import { ServedFile } from './served-file.js';
import { wholeVersions } from './whole-entries.js';

const RETRY_MS = 1_000;

type Settings = Pick<GatewaySettings, 'discoveryFile' | 'discoveryKeys' | 'releasesDir' | 'stateDir'>;

export interface DiscoverySnapshot {
  /** With whole entries. */
  discovery: Discovery;
  /** As signed. */
  listed: Discovery;
  text: string;
  /** For older shells. */
  olderTexts: Partial<Record<FileForm, string>>;
  etag: string;
}

/** Malformed entries are handled per project when their signatures are checked. */
const hasShape = (file: unknown): file is Discovery => {
  if (isDiscovery(file)) return true;
  const { trust, microFrontends } = (file ?? {}) as Partial<Discovery>;
  return Boolean(trust && microFrontends) && isDiscovery({ ...(file as Discovery), microFrontends: {} });
};

/** Pages need neither the reasons of a revision nor the approvals, which were checked here. */
const forPages = (file: Discovery): Discovery => {
  const { environment, revision, microFrontends, trust } = file;
  if (!trust) return file;
  const seals = Object.entries(file.entries ?? {}).map(([name, { approved: _approved, ...seal }]) => [
    name,
    seal,
  ]);
  const entries = Object.fromEntries(seals) as Discovery['entries'];
  return { environment, revision, microFrontends, trust, entries };
};

/**
 * Rereads the discovery file when it changes on disk and accepts only verified content: the trust list, then each
 * project's entry (else its last good one), or a file signed as a whole.
 */
export class DiscoverySource {
  private stamp = '';
  /** While an entry waits for its release.json, which a copy of the store may get later. */
  private retryAt = Infinity;
  /** Shared by concurrent callers. */
  private reading: Promise<void>;
  private snapshot: DiscoverySnapshot | null = null;
  private last: Discovery | undefined;
  private readonly keys: PublicKeys;
  private readonly served: ServedFile;

  /** `stateDir` keeps the newest served file over restarts. */
  constructor(
    private readonly settings: Settings,
    private readonly onBroken: (reason: unknown) => void,
  ) {
    this.keys = parsePublicKeys(settings.discoveryKeys);
    this.served = new ServedFile(settings.stateDir);
    this.reading = this.restore();
  }

  /** The last valid state while the file is broken; null before the first valid one. */
  async read(): Promise<DiscoverySnapshot | null> {
    try {
      const { mtimeMs, size, ino } = await stat(this.settings.discoveryFile);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      if (stamp !== this.stamp || Date.now() >= this.retryAt) {
        this.retryAt = Infinity;
        this.stamp = stamp;
        this.reading = this.reading.then(() => this.accept());
      }
      await this.reading;
    } catch (reason) {
      this.onBroken(reason);
    }
    return this.snapshot;
  }

  private async accept(): Promise<void> {
    try {
      const text = await readFile(this.settings.discoveryFile, 'utf8').catch((reason: unknown) => {
        this.stamp = '';
        throw reason;
      });
      const accepted = await this.believed(JSON.parse(text));
      await this.serve(accepted);
      await this.served.save(accepted).catch((reason: unknown) => this.onBroken(reason));
    } catch (reason) {
      this.onBroken(reason);
    }
  }

  /** Starts with the file served before the restart; its keys may have been withdrawn since. */
  private async restore(): Promise<void> {
    const kept = await this.served.read();
    if (kept === null) return;
    try {
      await this.serve(await this.believed(kept));
    } catch (reason) {
      this.onBroken(reason);
    }
  }

  private async serve(believed: Discovery): Promise<void> {
    const listed = forPages(believed);
    const discovery = { ...listed, microFrontends: await this.wholeEntries(believed) };
    this.last = believed;
    const served = JSON.stringify(listed);
    const etag = `"${createHash('sha256').update(served).digest('base64url').slice(0, 27)}"`;
    this.snapshot = { discovery, listed, text: served, olderTexts: olderForms(discovery), etag };
  }

  private async wholeEntries({ microFrontends }: Discovery): Promise<Discovery['microFrontends']> {
    const whole: Discovery['microFrontends'] = {};
    for (const [name, versions] of Object.entries(microFrontends)) {
      const found = await this.findWhole(name, versions);
      if (!found) throw new Error(`the store does not have the release.json that ${name} names`);
      whole[name] = found;
    }
    return whole;
  }

  private async findWhole(
    name: string,
    versions: readonly DiscoveryVersion[],
  ): Promise<DiscoveryVersion[] | null> {
    const isServed = versions === this.last?.microFrontends[name];
    const served = isServed ? this.snapshot?.discovery.microFrontends[name] : undefined;
    const found = served ?? (await wholeVersions(this.settings.releasesDir, name, versions));
    if (!found) this.retryAt = Date.now() + RETRY_MS;
    return found;
  }

  private async believed(file: unknown): Promise<Discovery> {
    if (!hasShape(file)) throw new Error('the discovery file does not have the expected shape');
    const verdict = await verifyDiscovery(file, this.keys);
    if (verdict !== 'verified') throw new Error(`the discovery file is ${verdict}: it is not served`);
    const { last } = this;
    if (last?.trust && !file.trust)
      throw new Error('the discovery file is signed whole, but projects have keys');
    const [now, before] = [file.trust ?? file, last?.trust ?? last];
    const isSameKey = before?.signature?.keyId === now.signature?.keyId;
    if (isSameKey && (now.revision ?? 0) < (before?.revision ?? 0))
      throw new Error(`revision ${now.revision} of the discovery file is older than ${before?.revision}`);
    const { discovery, problems } = await withGoodEntries(file, last, {
      roots: this.keys,
      isStored: async (name, versions) => (await this.findWhole(name, versions)) !== null,
    });
    for (const problem of problems) this.onBroken(new Error(problem));
    return discovery;
  }
}
