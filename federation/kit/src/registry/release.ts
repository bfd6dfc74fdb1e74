import type { RemoteManifest } from '../remote-manifest.js';

export interface ReleaseFile {
  integrity: string;
  size: number;
}

export const SHARED_FILES = 'files/';

/** Library files, shared by releases of several projects. */
export const LIBRARY_FILES = 'libraries/';
/** In the store, relative to a release folder. */
export const STORED_LIBRARY_FILES = `../../${LIBRARY_FILES}${SHARED_FILES}`;

export interface ExposedFiles {
  js: string[];
  css: string[];
}

export interface SharedRange {
  version: string;
  requiredVersion: string;
}

export interface Release {
  name: string;
  version: string;
  /** Version and hash of the build's inputs; names the release folder. */
  releaseId: string;
  federationName: string;
  entry: string;
  entryFiles: ExposedFiles;
  expose: Record<string, ExposedFiles>;
  /** Files of lazily imported modules, by import request, e.g. './pages/cart/cart-page'. */
  modules: Record<string, ExposedFiles>;
  sharedFiles: string[];
  /**
   * Names below `files/` carry content hashes: the store keeps them once per project, listed as `../files/…`; those
   * below `libraries/` once for all projects.
   */
  sharesFiles?: boolean;
  files: Record<string, ReleaseFile>;
  manifest?: RemoteManifest;
  shared: Record<string, SharedRange>;
  /** Content of `src/exposes.d.ts`. */
  types?: string;
  /** Former place of the manifest's `apiOperations`, in releases of kit 1.1 and earlier. */
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
