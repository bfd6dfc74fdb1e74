interface Instance {
  options: { remotes: { name: string; entry: string }[] };
  registerRemotes: (remotes: { name: string; entry: string }[], options: { force: boolean }) => void;
  loadRemote: (id: string, options: { loadFactory: false; from: 'build' }) => Promise<() => unknown>;
}

interface WebpackRequire {
  p: string;
  m: Record<string, (module: { exports: unknown }) => void>;
  federation: { instance: Instance };
}

interface ChunkRequest {
  chunkId: string;
  promises: Promise<void>[];
  chunkMapping: Record<string, string[]>;
  idToExternalAndNameMapping: Record<string, [scope: string, expose: string]>;
  webpackRequire: WebpackRequire;
}

const FOLDER = '../libraries/files/';

export class LibraryModules {
  private readonly loading = new Map<string, Promise<void>>();
  private name = '';
  private hasFailed = false;

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

/** The build names the file only. After a failed load a forced registration clears the leftovers. */
const register = ({ p, federation: { instance } }: WebpackRequire, hasFailed: boolean): string => {
  const [library] = instance.options.remotes;
  if (!library) throw new Error('The build names no library');
  const entry = p + FOLDER + library.entry.slice(library.entry.lastIndexOf('/') + 1);
  // Force only when needed: the runtime warns on the console.
  if (hasFailed) instance.registerRemotes([{ ...library, entry }], { force: true });
  else library.entry = entry;
  return library.name;
};

const modules = new LibraryModules();

/** Replaces the loading of remotes named at build time by the library's modules. */
export const remotes = (request: ChunkRequest): void => modules.require(request);
