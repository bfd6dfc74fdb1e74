import { posix } from 'node:path';

type Names = Record<string, string>;

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

type Packages = Readonly<Record<string, LockedPackage>>;

/** Resolves like Node: the package's own folder first, then each one above. */
const placeOf = (packages: Packages, from: string, name: string): string | null => {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const place = folder === '.' || folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '.' || folder === '') return null;
  }
};

const namesOf = (names: Names = {}): string[] => Object.keys(names);

/** Leaves out optional peers: whoever uses them brings them. */
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
      if (place !== null) this.addPackage(place);
      else if (isNeeded)
        throw new Error(`package-lock.json has no "${name}" for "${folder}": run npm install first`);
    }
  }

  private addPackage(place: string): void {
    if (this.found.has(place)) return;
    const { link, resolved = '', version = '', integrity = '' } = this.packages[place] ?? {};
    this.found.set(place, link ? '' : `${place} ${version} ${integrity}`);
    // Files of workspace packages are hashed separately.
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
 * Installed packages that a project's build can see, one line each in a fixed order: its own, its workspace packages'
 * and the tools'.
 * @param project folder from the root
 */
export const lockedPackages = (lockFile: string, project: string, tools: readonly string[]): string[] => {
  const { packages = {} } = JSON.parse(lockFile) as { packages?: Packages };
  const walk = new Walk(packages);
  walk.follow(project);
  walk.from(project, namesOf(packages[project]?.devDependencies), true);
  // Remotes outside of this repository list the tools themselves.
  walk.from('', [...tools], project !== '');
  return [...walk.found.values()].filter((line) => line !== '').sort();
};
