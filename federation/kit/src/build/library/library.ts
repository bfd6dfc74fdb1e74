import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { ExposedFiles, ReleaseFile } from '../../discovery/release.js';

/** A module that a library offers, and the import in a remote's sources that it answers. */
export interface LibraryPart {
  /** Name in the library's container, e.g. './antd/button'. */
  expose: string;
  /** What the library's build imports for it. */
  request: string;
  /** The import that it stands for. */
  standsFor: string;
  /** Exported name of the import → exported name of the module. */
  exports: Record<string, string>;
}

/** `library.json` of a built library: what the build of a remote needs of it. */
export interface Library {
  /** Prefix of its modules in a remote's build. */
  name: string;
  /** Name of its container; another one whenever something in it changes. */
  federationName: string;
  entry: string;
  files: Record<string, ReleaseFile>;
  parts: LibraryPart[];
  /** The files that each exposed module needs at once. */
  expose: Record<string, ExposedFiles>;
}

const LIBRARY_FILE = 'library.json';

/** The folder of an installed library's build, and what it says of itself. */
export interface BuiltLibrary {
  dist: string;
  library: Library;
}

/** Reads a library that a project depends on; it must be built. */
export const readLibrary = (dir: string, packageName: string): BuiltLibrary => {
  const require = createRequire(join(dir, 'package.json'));
  const dist = join(require.resolve(`${packageName}/package.json`), '../dist');
  const file = join(dist, LIBRARY_FILE);
  if (!existsSync(file))
    throw new Error(`${packageName} is not built: ${LIBRARY_FILE} is missing in ${dist}`);
  return { dist, library: JSON.parse(readFileSync(file, 'utf8')) as Library };
};

const PASSED_ON = /export \{([^}]*)\} from '((?:@[^/']+\/)?[^/']+)(?:\/[^']*)?';/g;

/** A part for each line of a folder's files, from what it passes on of a package. */
const groupsIn = (dir: string, folder: string): LibraryPart[] =>
  readdirSync(join(dir, folder)).flatMap((file) =>
    [...readFileSync(join(dir, folder, file), 'utf8').matchAll(PASSED_ON)].map(
      ([, names = '', standsFor = '']) => ({
        expose: `./${basename(file, '.ts')}`,
        request: `./${folder}/${file}`,
        standsFor,
        exports: Object.fromEntries(
          names
            .split(',')
            .map((name) => name.trim().replace(/^default as /, ''))
            .filter(Boolean)
            .map((name) => [name, name]),
        ),
      }),
    ),
  );

/** The parts of a library: the files of its folder, and modules that are passed on by their default export. */
export const partsOf = (
  dir: string,
  folder: string,
  modules: Readonly<Record<string, string>>,
): LibraryPart[] => [
  ...groupsIn(dir, folder),
  ...Object.entries(modules).map(([request, expose]) => ({
    expose,
    request,
    standsFor: request,
    exports: { default: 'default' },
  })),
];

/** The text of a module that passes on what the parts of a package offer. */
const passOn = (name: string, parts: readonly LibraryPart[]): string =>
  parts
    .map(({ expose, exports }) => {
      const names = Object.entries(exports).map(([as, exported]) => `${exported} as ${as}`);
      return `export { ${names.join(', ')} } from '${name}${expose.slice(1)}';\n`;
    })
    .join('');

/** The modules that stand in for packages in a remote's build: import → text. */
export const standInsOf = ({ name, parts }: Library): Record<string, string> => {
  const packages = new Map<string, LibraryPart[]>();
  for (const part of parts) packages.set(part.standsFor, [...(packages.get(part.standsFor) ?? []), part]);
  return Object.fromEntries([...packages].map(([imported, group]) => [imported, passOn(name, group)]));
};
