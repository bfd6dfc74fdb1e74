import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  signedText,
  type Discovery,
  type DiscoveryVersion,
  type Release,
  type RemoteManifest,
} from '@lacteos/remote-kit/discovery';

const KEY_ID = 'test';

export const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A temporary folder with releases and a discovery file, as the release tool leaves them. */
export class ReleaseStore {
  readonly releasesDir: string;
  readonly discoveryFile: string;
  readonly publicKeys: string;
  private readonly keys = generateKeyPairSync('ed25519');
  private revision = 0;
  private readonly microFrontends: Record<string, DiscoveryVersion[]> = {};

  private constructor(private readonly dir: string) {
    this.releasesDir = join(dir, 'releases');
    this.discoveryFile = join(dir, 'discovery.json');
    this.publicKeys = `${KEY_ID}:${this.keys.publicKey.export({ format: 'jwk' }).x}`;
  }

  static async create(): Promise<ReleaseStore> {
    const store = new ReleaseStore(await mkdtemp(join(tmpdir(), 'gateway-')));
    await mkdir(store.releasesDir, { recursive: true });
    return store;
  }

  remove(): Promise<void> {
    return rm(this.dir, { recursive: true, force: true });
  }

  /** Publishes a release with these files (path to text). */
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

  /** Publishes a release with these files and makes it live. */
  async activate(release: Release, files: Record<string, string>): Promise<void> {
    await this.publish(release, files);
    // Files that the gateway itself reads are compared with what is listed.
    const read = Object.entries(files).filter(([path]) => /\.(html|css)$|^(early|offline)\.js$/.test(path));
    const listed = read.map(([path, text]) => [path, { integrity: integrityOf(text), size: text.length }]);
    const { name } = release;
    this.microFrontends[name] = [
      this.versionOf({ ...release, files: { ...release.files, ...Object.fromEntries(listed) } }),
    ];
    await this.writeDiscovery(this.nextDiscovery());
  }

  /** Publishes a release and gives it to this percentage of the visitors. */
  async tryOut(release: Release, traffic: number): Promise<void> {
    await this.publish(release);
    const { name } = release;
    const candidate = this.versionOf(release);
    candidate.extras.role = 'candidate';
    candidate.deployment = { traffic, default: false };
    this.microFrontends[name] = [...(this.microFrontends[name] ?? []).slice(0, 1), candidate];
    await this.writeDiscovery(this.nextDiscovery());
  }

  /** The signed discovery file of the present state, one revision on. */
  nextDiscovery(): string {
    this.revision += 1;
    return JSON.stringify(
      this.signed({ revision: this.revision, microFrontends: this.microFrontends } satisfies Discovery),
    );
  }

  /** Signs a document with the store's key. */
  signed<T extends object>(document: T) {
    const value = sign(null, Buffer.from(signedText(document)), this.keys.privateKey).toString('base64url');
    return { ...document, signature: { keyId: KEY_ID, value } };
  }

  private versionOf({ name, version, entry, shared: _shared, ...extras }: Release): DiscoveryVersion {
    return {
      url: `/releases/${name}/${extras.releaseId}/${entry}`,
      metadata: { integrity: extras.files[entry]?.integrity ?? '', version },
      deployment: { traffic: 100, default: true },
      extras: { ...extras, role: 'live' },
    };
  }

  writeDiscovery(text: string): Promise<void> {
    return writeFile(this.discoveryFile, text);
  }
}

/** The manifest of a project that owns these routes. */
export const aManifest = (name: string, routes: RemoteManifest['routes']): RemoteManifest => ({
  name,
  routes,
  menu: [],
  requires: { shell: '^1.0.0', sessionBus: '1', api: '^1.0.0' },
  criticality: 'normal',
});

/** A release for tests whose every file has an integrity that names it. */
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
