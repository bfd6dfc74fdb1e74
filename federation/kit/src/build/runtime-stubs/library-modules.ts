interface Instance {
  options: { remotes: { name: string; entry: string }[] };
  registerRemotes: (remotes: { name: string; entry: string }[], options: { force: boolean }) => void;
  loadRemote: (id: string, options: { loadFactory: false; from: 'build' }) => Promise<() => unknown>;
}
interface WebpackRequire {
  /** Address of the files that the releases of this remote share. */
  p: string;
  m: Record<string, (module: { exports: unknown }) => void>;
  federation: { instance: Instance };
}
interface ChunkRequest {
  chunkId: string;
  promises: Promise<void>[];
  /** Modules of libraries that a chunk needs before it runs. */
  chunkMapping: Record<string, string[]>;
  /** Share scope and exposed name. */
  idToExternalAndNameMapping: Record<string, [scope: string, expose: string]>;
  webpackRequire: WebpackRequire;
}

/** From the files that the releases of a remote share to those of libraries, which all remotes share. */
const FOLDER = '../libraries/files/';

/** Loads the modules of the one library that a build names. */
export class LibraryModules {
  private readonly loading = new Map<string, Promise<void>>();
  private name = '';
  private hasFailed = false;

  /** Requests what a chunk needs; what cannot be had fails the chunk, which may be requested again. */
  readonly require = (request: ChunkRequest): void => {
    for (const id of request.chunkMapping[request.chunkId] ?? []) {
      const loading = this.loading.get(id) ?? this.load(id, request);
      this.loading.set(id, loading);
      request.promises.push(loading);
      loading.catch(() => {
        this.loading.delete(id);
        this.name = '';
        this.hasFailed = true;
      });
    }
  };

  private async load(id: string, request: ChunkRequest): Promise<void> {
    const { webpackRequire, idToExternalAndNameMapping } = request;
    const [, expose = ''] = idToExternalAndNameMapping[id] ?? [];
    this.name ||= register(webpackRequire, this.hasFailed);
    const options = { loadFactory: false, from: 'build' } as const;
    const { instance } = webpackRequire.federation;
    const factory = await instance.loadRemote(this.name + expose.slice(1), options);
    webpackRequire.m[id] = (module) => {
      module.exports = factory();
    };
  }
}

/** The build names the file alone, and not where. After a failed load a registration by force clears what it left. */
const register = ({ p, federation: { instance } }: WebpackRequire, hasFailed: boolean): string => {
  const [library] = instance.options.remotes;
  if (!library) throw new Error('The build names no library');
  const entry = p + FOLDER + library.entry.slice(library.entry.lastIndexOf('/') + 1);
  // By force the runtime warns on the console, so not for the first time.
  if (hasFailed) instance.registerRemotes([{ ...library, entry }], { force: true });
  else library.entry = entry;
  return library.name;
};

const modules = new LibraryModules();

/** In place of the loading of remotes that a build names: modules of its library. */
export const remotes = (request: ChunkRequest): void => modules.require(request);
