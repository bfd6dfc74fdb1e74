import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  canonicalJson,
  entryText,
  pageEntry,
  signedText,
  type Registry,
  type RegistryVersion,
  type Release,
  type RemoteManifest,
  type ShellManifest,
  type Signature,
  type KeyList,
} from '@lacteos/remote-kit/registry';

const KEY_ID = 'test';

export interface StoreKey {
  keys: Record<string, string>;
  signText: (text: string) => Signature;
  signed: <T extends object>(document: T) => T & { signature: Signature };
}

export const aKey = (keyId: string): StoreKey => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signText = (text: string): Signature => ({
    keyId,
    value: sign(null, Buffer.from(text), privateKey).toString('base64url'),
  });
  return {
    keys: { [keyId]: publicKey.export({ format: 'jwk' }).x ?? '' },
    signText,
    signed: (document) => ({ ...document, signature: signText(signedText(document)) }),
  };
};

interface StoredEntry {
  versions: RegistryVersion[];
  seal: { revision: number; signature: Signature };
}

const ENVIRONMENT = 'production';

export const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

interface ActivateOptions {
  by?: StoreKey;
  isShort?: boolean;
  /** A canary stands beside the live release. */
  role?: 'live' | 'canary';
}

export class ReleaseStore {
  readonly releasesDir: string;
  readonly registryFile: string;
  readonly stateDir: string;
  readonly publicKeys: string;
  private readonly root = aKey(KEY_ID);
  private keyList: KeyList | null = null;
  private owners: Record<string, StoreKey> = {};
  private readonly entries: Record<string, StoredEntry> = {};
  private revision = 0;
  private readonly microFrontends: Record<string, RegistryVersion[]> = {};

  private constructor(private readonly dir: string) {
    this.releasesDir = join(dir, 'releases');
    this.registryFile = join(dir, 'registry.json');
    this.stateDir = join(dir, 'gateway');
    this.publicKeys = `${KEY_ID}:${this.root.keys[KEY_ID]}`;
  }

  static async create(): Promise<ReleaseStore> {
    const store = new ReleaseStore(await mkdtemp(join(tmpdir(), 'gateway-')));
    await mkdir(store.releasesDir, { recursive: true });
    return store;
  }

  remove(): Promise<void> {
    return rm(this.dir, { recursive: true, force: true });
  }

  async publish(release: Release, files: Record<string, string> = {}): Promise<void> {
    const folder = join(this.releasesDir, release.name, release.releaseId);
    for (const [path, text] of Object.entries({ ...files, 'release.json': JSON.stringify(release) })) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
      await writeFile(`${file}.br`, brotliCompressSync(text));
      await writeFile(`${file}.gz`, gzipSync(text));
    }
  }

  async activate(
    release: Release,
    files: Record<string, string>,
    { by = this.owners[release.name], isShort = false, role = 'live' }: ActivateOptions = {},
  ): Promise<void> {
    const read = Object.entries(files).filter(([path]) => /\.(html|css)$|^(early|offline)\.js$/.test(path));
    const listed = read.map(([path, text]) => [path, { integrity: integrityOf(text), size: text.length }]);
    const { name } = release;
    const whole = { ...release, files: { ...release.files, ...Object.fromEntries(listed) } };
    await this.publish(isShort ? whole : release, files);
    const version = isShort ? this.shortVersionOf(whole) : this.versionOf(whole);
    const stable = role === 'canary' ? (this.microFrontends[name] ?? []) : [];
    this.microFrontends[name] = [...stable, { ...version, extras: { ...version.extras, role } }];
    if (by) {
      this.revision += 1;
      this.seal(name, by);
      return this.writeRegistry(this.registryWith({}));
    }
    await this.writeRegistry(this.nextRegistry());
  }

  trust(owners: Record<string, StoreKey>, by = this.root): void {
    this.revision += 1;
    const projects = Object.fromEntries(Object.entries(owners).map(([name, { keys }]) => [name, keys]));
    this.keyList = by.signed({ environment: ENVIRONMENT, revision: this.revision, projects });
    const before = this.owners;
    this.owners = owners;
    for (const [name, owner] of Object.entries(before['shell'] ? {} : owners)) this.seal(name, owner);
  }

  entryOf(name: string): StoredEntry {
    const entry = this.entries[name];
    if (!entry) throw new Error(`${name} has no entry`);
    return entry;
  }

  registryWith(changes: Record<string, StoredEntry | null>): string {
    const all = Object.entries({ ...this.entries, ...changes }).flatMap(([name, entry]) =>
      entry ? [[name, entry] as const] : [],
    );
    return JSON.stringify({
      environment: ENVIRONMENT,
      revision: this.revision,
      trust: this.keyList,
      microFrontends: Object.fromEntries(all.map(([name, { versions }]) => [name, versions])),
      entries: Object.fromEntries(all.map(([name, { seal }]) => [name, seal])),
    });
  }

  wholeRegistry(): string {
    return JSON.stringify(
      this.signed({ revision: this.revision, microFrontends: this.microFrontends } satisfies Registry),
    );
  }

  private seal(name: string, by: StoreKey): void {
    const versions = JSON.parse(canonicalJson(this.microFrontends[name])) as RegistryVersion[];
    const { revision } = this;
    const signature = by.signText(entryText(ENVIRONMENT, name, { revision, versions }));
    this.entries[name] = { versions, seal: { revision, signature } };
  }

  async tryOut(release: Release, traffic: number): Promise<void> {
    await this.publish(release);
    const { name } = release;
    const canary = this.versionOf(release);
    canary.extras.role = 'canary';
    canary.deployment = { traffic, default: false };
    this.microFrontends[name] = [...(this.microFrontends[name] ?? []).slice(0, 1), canary];
    await this.writeRegistry(this.nextRegistry());
  }

  nextRegistry(): string {
    this.revision += 1;
    return this.wholeRegistry();
  }

  signed<T extends object>(document: T) {
    return this.root.signed(document);
  }

  private versionOf({ name, version, entry, shared: _shared, ...extras }: Release): RegistryVersion {
    return {
      url: `/releases/${name}/${extras.releaseId}/${entry}`,
      metadata: { integrity: extras.files[entry]?.integrity ?? '', version },
      deployment: { traffic: 100, default: true },
      extras: { ...extras, role: 'live' },
    };
  }

  private shortVersionOf(release: Release): RegistryVersion {
    const version = this.versionOf(release);
    const text = JSON.stringify(release);
    const releaseFile = { integrity: integrityOf(text), size: text.length };
    return pageEntry({ ...version, extras: { ...version.extras, releaseFile } });
  }

  writeRegistry(text: string): Promise<void> {
    return writeFile(this.registryFile, text);
  }
}

export const aManifest = (name: string, routes: RemoteManifest['routes']): RemoteManifest => ({
  name,
  routes,
  menu: [],
  requires: { shell: '^1.0.0', sessionBus: '1', api: '^1.0.0' },
});

/** Manifest of today's shell, without the flags that `flags` leaves out. */
export const aShellManifest = (
  routes: RemoteManifest['routes'],
  flags: Partial<ShellManifest> = { readsRegistry: true },
): ShellManifest => ({ ...aManifest('shell', routes), ...flags });

export const aRelease = (name: string, changes: Partial<Release> & { paths: string[] }): Release => {
  const { paths, ...rest } = changes;
  return {
    name,
    version: '1.0.0',
    releaseId: '1.0.0-0123456789',
    federationName: `${name}__1_0_0_0123456789`,
    entry: 'main.js',
    entryFiles: { js: ['main.js'], css: [] },
    expose: {},
    modules: {},
    sharedFiles: [],
    files: Object.fromEntries(paths.map((path) => [path, { integrity: `sha384-${name}-${path}`, size: 1 }])),
    shared: {},
    ...rest,
  };
};
