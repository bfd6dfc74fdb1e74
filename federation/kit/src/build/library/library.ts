import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { ExposedFiles, ReleaseFile } from '../../registry/release.js';

export interface LibraryPart {
  expose: string;
  request: string;
  standsFor: string;
  exports: Record<string, string>;
}

export interface Library {
  name: string;
  federationName: string;
  entry: string;
  files: Record<string, ReleaseFile>;
  parts: LibraryPart[];
  expose: Record<string, ExposedFiles>;
}

const LIBRARY_FILE = 'library.json';

export interface BuiltLibrary {
  dist: string;
  library: Library;
}

export const readLibrary = (dir: string, packageName: string): BuiltLibrary => {
  const require = createRequire(join(dir, 'package.json'));
  const dist = join(require.resolve(`${packageName}/package.json`), '../dist');
  const file = join(dist, LIBRARY_FILE);
  if (!existsSync(file))
    throw new Error(`${packageName} is not built: ${LIBRARY_FILE} is missing in ${dist}`);
  return { dist, library: JSON.parse(readFileSync(file, 'utf8')) as Library };
};

const REEXPORT = /export \{([^}]*)\} from '((?:@[^/']+\/)?[^/']+)(?:\/[^']*)?';/g;

const groupsIn = (dir: string, folder: string): LibraryPart[] =>
  readdirSync(join(dir, folder)).flatMap((file) =>
    [...readFileSync(join(dir, folder, file), 'utf8').matchAll(REEXPORT)].map(
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

const reexportOf = (name: string, parts: readonly LibraryPart[]): string =>
  parts
    .map(({ expose, exports }) => {
      const names = Object.entries(exports).map(([as, exported]) => `${exported} as ${as}`);
      return `export { ${names.join(', ')} } from '${name}${expose.slice(1)}';\n`;
    })
    .join('');

export const standInsOf = ({ name, parts }: Library): Record<string, string> => {
  const packages = new Map<string, LibraryPart[]>();
  for (const part of parts) packages.set(part.standsFor, [...(packages.get(part.standsFor) ?? []), part]);
  return Object.fromEntries([...packages].map(([imported, group]) => [imported, reexportOf(name, group)]));
};
