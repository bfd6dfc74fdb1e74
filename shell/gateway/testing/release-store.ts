import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { DiscoveryVersion, Release, RemoteManifest } from '@lacteos/remote-kit/discovery';

/** A temporary folder with releases and a discovery file, as the release tool leaves them. */
export class ReleaseStore {
  readonly releasesDir: string;
  readonly discoveryFile: string;
  private readonly microFrontends: Record<string, DiscoveryVersion[]> = {};

  private constructor(private readonly dir: string) {
    this.releasesDir = join(dir, 'releases');
    this.discoveryFile = join(dir, 'discovery.json');
  }

  static async create(): Promise<ReleaseStore> {
    const store = new ReleaseStore(await mkdtemp(join(tmpdir(), 'gateway-')));
    await mkdir(store.releasesDir, { recursive: true });
    return store;
  }

  remove(): Promise<void> {
    return rm(this.dir, { recursive: true, force: true });
  }

  /** Publishes a release with these files (path to text) and makes it live. */
  async activate(release: Release, files: Record<string, string>): Promise<void> {
    const folder = join(this.releasesDir, release.name, release.releaseId);
    for (const [path, text] of Object.entries({ ...files, 'release.json': JSON.stringify(release) })) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
      await writeFile(`${file}.br`, brotliCompressSync(text));
      await writeFile(`${file}.gz`, gzipSync(text));
    }
    const { name, version, releaseId, entry, federationName, expose, manifest } = release;
    this.microFrontends[name] = [
      {
        url: `/releases/${name}/${releaseId}/${entry}`,
        metadata: { integrity: release.files[entry]?.integrity ?? '', version },
        extras: { federationName, releaseId, expose, files: release.files, manifest },
      },
    ];
    await this.writeDiscovery(JSON.stringify({ microFrontends: this.microFrontends }));
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
