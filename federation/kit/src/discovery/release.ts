import type { RemoteManifest } from '../remote-manifest.js';

/** A file of a release: subresource integrity (sha384, base64) and size in bytes. */
export interface ReleaseFile {
  integrity: string;
  size: number;
}

/** Folder of a project's files that its releases share: their names carry a hash of what they hold. */
export const SHARED_FILES = 'files/';

/** Folder of a build with files of libraries, which releases of several projects share. */
export const LIBRARY_FILES = 'libraries/';
/** Where the store has them, from the folder of a release. */
export const STORED_LIBRARY_FILES = `../../${LIBRARY_FILES}${SHARED_FILES}`;

/** The files that one exposed module needs at once. */
export interface ExposedFiles {
  js: string[];
  css: string[];
}

/** A package that a release shares with the shell and the other remotes. */
export interface SharedRange {
  version: string;
  requiredVersion: string;
}

/** `release.json`, written last into every build: everything that publishing, checking and loading need to know. */
export interface Release {
  name: string;
  version: string;
  /** Version and hash of everything that went into the build; also the name of the release folder. */
  releaseId: string;
  /** Name of the federation container and prefix of its globals; differs between any two releases. */
  federationName: string;
  /** The script that starts the shell or registers the remote, relative to the release folder. */
  entry: string;
  /** The files that start together with the entry. */
  entryFiles: ExposedFiles;
  expose: Record<string, ExposedFiles>;
  /** Files of every lazily imported module, by its import request, e.g. './pages/cart/cart-page'. */
  modules: Record<string, ExposedFiles>;
  /** Scripts of the shared packages that this release brings; those of the shell start with every page. */
  sharedFiles: string[];
  /**
   * Files below `files/` carry a hash of what they hold in their names: the store keeps them once for all releases of the
   * project, beside their folders, and lists them as `../files/…`; the same for `libraries/` and all projects.
   */
  sharesFiles?: boolean;
  /** Every file of the release but this one, by path. */
  files: Record<string, ReleaseFile>;
  /** What the project adds to the site; the shell's names its own pages. */
  manifest?: RemoteManifest;
  shared: Record<string, SharedRange>;
  /** Type declarations of what it offers to other remotes: the text of its `src/offers.d.ts`. */
  types?: string;
  /** Operations of the API that the sources call, e.g. 'GET /product/{}'; a part in braces is filled in at run time. */
  apiCalls?: string[];
}

const storedPath = (path: string): string => {
  if (path.startsWith(LIBRARY_FILES)) return STORED_LIBRARY_FILES + path.slice(LIBRARY_FILES.length);
  return path.startsWith(SHARED_FILES) ? `../${path}` : path;
};
const storedFiles = ({ js, css }: ExposedFiles): ExposedFiles => ({
  js: js.map(storedPath),
  css: css.map(storedPath),
});
const storedGroups = (groups: Record<string, ExposedFiles>): Record<string, ExposedFiles> =>
  Object.fromEntries(Object.entries(groups).map(([name, files]) => [name, storedFiles(files)]));

/** The release as the store has it: with the addresses of shared files from its own folder. */
export const storedRelease = (built: Release): Release => {
  if (!built.sharesFiles) return built;
  const files = Object.entries(built.files).map(([path, file]) => [storedPath(path), file] as const);
  return {
    ...built,
    entryFiles: storedFiles(built.entryFiles),
    expose: storedGroups(built.expose),
    modules: storedGroups(built.modules),
    sharedFiles: built.sharedFiles.map(storedPath),
    files: Object.fromEntries(files),
  };
};
