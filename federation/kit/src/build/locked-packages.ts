import { posix } from 'node:path';

type Names = Record<string, string>;

interface LockedPackage {
  version?: string;
  integrity?: string;
  /** Folder of a workspace package. */
  resolved?: string;
  link?: boolean;
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
type Packages = Readonly<Record<string, LockedPackage>>;

/** Where a package finds another one, as Node looks for it: in its own folder first, then in each one above. */
const placeOf = (packages: Packages, from: string, name: string): string | null => {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const place = folder === '.' || folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '.' || folder === '') return null;
  }
};

const namesOf = (names: Names = {}): string[] => Object.keys(names);

/** What a package brings along; an optional peer comes by whoever uses that part of it. */
const needsOf = (entry: LockedPackage): { needed: string[]; wanted: string[] } => ({
  needed: namesOf(entry.dependencies),
  wanted: [
    ...namesOf(entry.optionalDependencies),
    ...namesOf(entry.peerDependencies).filter((name) => !entry.peerDependenciesMeta?.[name]?.optional),
  ],
});

class Walk {
  readonly found = new Map<string, string>();

  constructor(private readonly packages: Packages) {}

  from(folder: string, names: string[], isNeeded: boolean): void {
    for (const name of names) {
      const place = placeOf(this.packages, folder, name);
      if (place !== null) this.take(place);
      else if (isNeeded)
        throw new Error(`package-lock.json has no "${name}" for "${folder}": run npm install first`);
    }
  }

  private take(place: string): void {
    if (this.found.has(place)) return;
    const { link, resolved = '', version = '', integrity = '' } = this.packages[place] ?? {};
    this.found.set(place, link ? '' : `${place} ${version} ${integrity}`);
    // The files of a workspace package are compared by themselves.
    this.follow(link ? resolved : place);
  }

  follow(place: string): void {
    const { needed, wanted } = needsOf(this.packages[place] ?? {});
    const optional = this.packages[place]?.optionalDependencies ?? {};
    this.from(
      place,
      needed.filter((name) => !(name in optional)),
      true,
    );
    this.from(place, wanted, false);
  }
}

/**
 * The installed packages that a project's build can see, one line each in a fixed order: its own, those of the workspace
 * packages it uses, and the tools. What only others depend on is not among them.
 *
 * @param project folder of the project, from the root
 */
export const lockedPackages = (lockFile: string, project: string, tools: readonly string[]): string[] => {
  const { packages = {} } = JSON.parse(lockFile) as { packages?: Packages };
  const walk = new Walk(packages);
  walk.follow(project);
  walk.from(project, namesOf(packages[project]?.devDependencies), true);
  // A remote outside of this repository names the tools that it uses itself.
  walk.from('', [...tools], project !== '');
  return [...walk.found.values()].filter((line) => line !== '').sort();
};
