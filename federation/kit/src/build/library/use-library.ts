import { join } from 'node:path';
import { experiments, type Configuration } from '@rspack/core';
import { slimFederationRuntime } from '../slim-packages.js';
import { readLibrary, standInsOf, type Library } from './library.js';
import { LibraryFilesPlugin } from './library-plugins.js';

/** What a remote's build adds to use a library. */
export interface UsedLibrary {
  library: Library;
  /** In place of the imports that the library answers. */
  alias: Record<string, string>;
  /** The container, for the federation plugin. */
  remotes: Record<string, string>;
  plugins: NonNullable<Configuration['plugins']>;
}

/** Folder of the modules that stand in; it exists in the build's memory alone. */
const FOLDER = 'library-imports';

/** Lets the imports of a remote's sources lead to the modules of a built library, e.g. those of antd. */
export const useLibrary = (dir: string, packageName: string): UsedLibrary => {
  const { dist, library } = readLibrary(dir, packageName);
  const standIns = Object.entries(standInsOf(library)).map(
    ([imported, text]) => [imported, join(dir, FOLDER, `${imported.replace(/\W+/g, '-')}.js`), text] as const,
  );
  return {
    library,
    alias: {
      ...slimFederationRuntime({ hasLibrary: true }),
      ...Object.fromEntries(standIns.map(([imported, file]) => [`${imported}$`, file])),
    },
    remotes: { [library.name]: `${library.federationName}@${library.entry}` },
    plugins: [
      new experiments.VirtualModulesPlugin(
        Object.fromEntries(standIns.map(([, file, text]) => [file, text])),
      ),
      new LibraryFilesPlugin(dist, library),
    ],
  };
};
