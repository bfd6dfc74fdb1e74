import { join } from 'node:path';
import { experiments, type Configuration } from '@rspack/core';
import { slimFederationRuntime } from '../slim-packages.js';
import { readLibrary, standInsOf, type Library } from './library.js';
import { LibraryFilesPlugin } from './library-plugins.js';

export interface UsedLibrary {
  library: Library;
  alias: Record<string, string>;
  remotes: Record<string, string>;
  plugins: NonNullable<Configuration['plugins']>;
}

const FOLDER = 'library-imports';

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
