import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import {
  isRegistry,
  parsePublicKeys,
  verifyRegistry,
  type Registry,
  type RegistryVersion,
  type PublicKeys,
} from '@lacteos/remote-kit/registry';
import { withGoodEntries } from './good-entries.js';
import type { GatewaySettings } from '../settings.js';
import { olderForms, type FileForm } from './older-shells.js';
import { ServedFile } from './served-file.js';
import { wholeVersions } from './whole-entries.js';

const RETRY_MS = 1_000;

type Settings = Pick<GatewaySettings, 'registryFile' | 'registryKeys' | 'releasesDir' | 'stateDir'>;

export interface RegistrySnapshot {
  /** With whole entries. */
  registry: Registry;
  /** The versions that were signed. */
  listed: Registry;
  text: string;
  /** For older shells. */
  olderTexts: Partial<Record<FileForm, string>>;
  etag: string;
}

/** Malformed entries are handled per project when their signatures are checked. */
const hasShape = (file: unknown): file is Registry => {
  if (isRegistry(file)) return true;
  const { trust, microFrontends } = (file ?? {}) as Partial<Registry>;
  return Boolean(trust && microFrontends) && isRegistry({ ...(file as Registry), microFrontends: {} });
};

/** Pages need neither the reasons of a revision nor the approvals, which were checked here. */
const forPages = (file: Registry): Registry => {
  const { environment, revision, microFrontends, trust } = file;
  if (!trust) return file;
  const seals = Object.entries(file.entries ?? {}).map(([name, { approved: _approved, ...seal }]) => [
    name,
    seal,
  ]);
  const entries = Object.fromEntries(seals) as Registry['entries'];
  return { environment, revision, microFrontends, trust, entries };
};

/**
 * Rereads the registry when it changes on disk and accepts only verified content: the trust list, then each
 * project's entry (else its last good one), or a file signed as a whole.
 */
export class RegistrySource {
  private stamp = '';
  /** While an entry waits for its release.json, which a copy of the store may get later. */
  private retryAt = Infinity;
  /** Shared by concurrent callers. */
  private reading: Promise<void>;
  private snapshot: RegistrySnapshot | null = null;
  private last: Registry | undefined;
  private readonly keys: PublicKeys;
  private readonly served: ServedFile;

  /** `stateDir` keeps the newest served file over restarts. */
  constructor(
    private readonly settings: Settings,
    private readonly onBroken: (reason: unknown) => void,
  ) {
    this.keys = parsePublicKeys(settings.registryKeys);
    this.served = new ServedFile(settings.stateDir);
    this.reading = this.restore();
  }

  /** The last valid state while the file is broken; null before the first valid one. */
  async read(): Promise<RegistrySnapshot | null> {
    try {
      const { mtimeMs, size, ino } = await stat(this.settings.registryFile);
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
      const text = await readFile(this.settings.registryFile, 'utf8').catch((reason: unknown) => {
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

  private async serve(believed: Registry): Promise<void> {
    const listed = forPages(believed);
    const registry = { ...listed, microFrontends: await this.wholeEntries(believed) };
    this.last = believed;
    const served = JSON.stringify(listed);
    const etag = `"${createHash('sha256').update(served).digest('base64url').slice(0, 27)}"`;
    this.snapshot = { registry, listed, text: served, olderTexts: olderForms(registry), etag };
  }

  private async wholeEntries({ microFrontends }: Registry): Promise<Registry['microFrontends']> {
    const whole: Registry['microFrontends'] = {};
    for (const [name, versions] of Object.entries(microFrontends)) {
      const found = await this.findWhole(name, versions);
      if (!found) throw new Error(`the store does not have the release.json that ${name} names`);
      whole[name] = found;
    }
    return whole;
  }

  private async findWhole(
    name: string,
    versions: readonly RegistryVersion[],
  ): Promise<RegistryVersion[] | null> {
    const isServed = versions === this.last?.microFrontends[name];
    const served = isServed ? this.snapshot?.registry.microFrontends[name] : undefined;
    const found = served ?? (await wholeVersions(this.settings.releasesDir, name, versions));
    if (!found) this.retryAt = Date.now() + RETRY_MS;
    return found;
  }

  private async believed(file: unknown): Promise<Registry> {
    if (!hasShape(file)) throw new Error('the registry does not have the expected shape');
    const verdict = await verifyRegistry(file, this.keys);
    if (verdict !== 'verified') throw new Error(`the registry is ${verdict}: it is not served`);
    const { last } = this;
    if (last?.trust && !file.trust) throw new Error('the registry is signed whole, but projects have keys');
    const [now, before] = [file.trust ?? file, last?.trust ?? last];
    const isSameKey = before?.signature?.keyId === now.signature?.keyId;
    if (isSameKey && (now.revision ?? 0) < (before?.revision ?? 0))
      throw new Error(`revision ${now.revision} of the registry is older than ${before?.revision}`);
    const { registry, problems } = await withGoodEntries(file, last, {
      roots: this.keys,
      isStored: async (name, versions) => (await this.findWhole(name, versions)) !== null,
    });
    for (const problem of problems) this.onBroken(new Error(problem));
    return registry;
  }
}
