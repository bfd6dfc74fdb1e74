import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { LIBRARY_FILES, SHARED_FILES, type Registry, type Release } from '@lacteos/remote-kit/registry';

const RELEASE_FILE = 'release.json';
const LIBRARIES = LIBRARY_FILES.slice(0, -1);
const SHARED = SHARED_FILES.slice(0, -1);
const MAX_KEPT = 200;

const pathsOf = (project: string, releaseId: string, files: object): string[] =>
  Object.keys(files).map((path) => posix.join(project, releaseId, path));

/**
 * Files of the store that some release lists. Others are not served: an unlisted script would run without integrity
 * where somebody imports it (federation/docs/adr/0011).
 */
export class ListedFiles {
  private live: { registry: Registry; paths: Set<string> } | null = null;
  /** By release folder. release.json is written last and never changes. */
  private readonly releases = new Map<string, Set<string>>();
  private readonly shared = new Map<string, { stamp: number; paths: Set<string> }>();

  constructor(
    private readonly releasesDir: string,
    private readonly registry: () => Promise<Registry | null>,
  ) {}

  /** `path` is relative to the folder of all releases, e.g. `mfe-toy/1.0.0-a/entry.js`. */
  async isListed(path: string): Promise<boolean> {
    const [project = '', folder = '', ...rest] = path.split('/');
    if (rest.length === 0 || path !== posix.normalize(path)) return false;
    if (rest.join('/') === RELEASE_FILE || (await this.isLive(path))) return true;
    if (folder !== SHARED) return (await this.listedBy(project, folder)).has(path);
    const owners = project === LIBRARIES ? await this.foldersIn('') : [project];
    for (const owner of owners) if ((await this.sharedBy(owner)).has(path)) return true;
    return false;
  }

  private async isLive(path: string): Promise<boolean> {
    const registry = await this.registry();
    if (!registry) return false;
    if (this.live?.registry !== registry) {
      const versions = Object.entries(registry.microFrontends).flatMap(([name, all]) =>
        all.flatMap(({ extras }) => pathsOf(name, extras.releaseId, extras.files)),
      );
      this.live = { registry, paths: new Set(versions) };
    }
    return this.live.paths.has(path);
  }

  private async listedBy(project: string, releaseId: string): Promise<Set<string>> {
    const folder = join(this.releasesDir, project, releaseId);
    const kept = this.releases.get(folder);
    if (kept) return kept;
    const text = await readFile(join(folder, RELEASE_FILE), 'utf8').catch(() => null);
    if (text === null) return new Set();
    const paths = new Set(pathsOf(project, releaseId, (JSON.parse(text) as Release).files));
    if (this.releases.size >= MAX_KEPT) this.releases.clear();
    this.releases.set(folder, paths);
    return paths;
  }

  /** Files that releases of a project share outside of their folders; reread when a release is added. */
  private async sharedBy(project: string): Promise<Set<string>> {
    const stamp = await stat(join(this.releasesDir, project)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    const kept = this.shared.get(project);
    if (kept?.stamp === stamp) return kept.paths;
    const lists: string[] = [];
    for (const releaseId of await this.foldersIn(project))
      lists.push(...(await this.listedBy(project, releaseId)));
    const paths = new Set(lists.filter((path) => path.split('/')[1] === SHARED));
    this.shared.set(project, { stamp, paths });
    return paths;
  }

  private async foldersIn(project: string): Promise<string[]> {
    const found = await readdir(join(this.releasesDir, project), { withFileTypes: true }).catch(() => []);
    return found
      .filter((entry) => entry.isDirectory() && entry.name !== SHARED && !entry.name.startsWith('.'))
      .map(({ name }) => name);
  }
}
