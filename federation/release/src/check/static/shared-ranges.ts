import { satisfies } from 'semver';
import type { Release } from '../../contract/contract.js';
import type { Finding } from '../finding.js';
import type { ReleaseContext } from '../release-context.js';

const CHECK = 'shared-ranges';
const idOf = ({ name, releaseId }: Release): string => `${name} ${releaseId}`;

/** The shell's copy loads first, else that of the remote that brings it; one without copies offers nothing. */
const mismatchedRanges = (provider: Release, user: Release, isCertain: boolean): Finding[] =>
  provider.sharedFiles.length === 0
    ? []
    : Object.entries(user.shared).flatMap(([name, { requiredVersion }]): Finding[] => {
        const offered = provider.shared[name];
        if (!offered || satisfies(offered.version, requiredVersion)) return [];
        return [
          {
            check: CHECK,
            level: isCertain ? 'breaks' : 'warns',
            message: `${idOf(user)} needs ${name} ${requiredVersion}; ${idOf(provider)} brings ${offered.version}`,
            affects: [user.name],
          },
        ];
      });

/** Compares shared packages' ranges in both directions. They are strict singletons: a mismatch fails to load. */
export const checkSharedRanges = (release: Release, { shell, others }: ReleaseContext): Finding[] => {
  const isShell = shell === release;
  const remotes = others.filter(({ name }) => name !== 'shell');
  const found = isShell
    ? remotes.flatMap((remote) => mismatchedRanges(release, remote, true))
    : [
        ...(shell ? mismatchedRanges(shell, release, true) : []),
        // The shell's copy loads first, so remotes' copies conflict only where it brings none.
        ...remotes.flatMap((remote) => [
          ...mismatchedRanges(remote, omitShellPackages(release, shell), true),
          ...mismatchedRanges(release, omitShellPackages(remote, shell), true),
        ]),
        ...remotes.flatMap((remote) => mismatchedRanges(release, pickShellPackages(remote, shell), false)),
      ];
  if (found.length > 0) return found;
  const names = (isShell ? remotes : [...(shell ? [shell] : []), ...remotes]).map(idOf);
  const message = `${Object.keys(release.shared).length} shared packages fit with ${names.join(', ') || 'nothing that is live'}`;
  return [{ check: CHECK, level: 'fine', message, affects: [] }];
};

const filtered = (release: Release, isKept: (name: string) => boolean): Release => ({
  ...release,
  shared: Object.fromEntries(Object.entries(release.shared).filter(([name]) => isKept(name))),
});

const omitShellPackages = (release: Release, shell: Release | null): Release =>
  filtered(release, (name) => !shell || !(name in shell.shared));
const pickShellPackages = (release: Release, shell: Release | null): Release =>
  filtered(release, (name) => shell !== null && name in shell.shared);
