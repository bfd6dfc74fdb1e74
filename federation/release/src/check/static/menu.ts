import { type RemoteMenuEntry, type RemoteRoute } from '@lacteos/remote-kit/registry';
import type { Release } from '../../contract/contract.js';
import type { Finding } from '../finding.js';
import type { ReleaseContext } from '../release-context.js';

const CHECK = 'menu';
const ALL_ROLES = [1, 2, 3, 4];
const STAFF_ROLES = [3, 4];

const rolesOf = ({ roles }: RemoteMenuEntry): readonly number[] => roles ?? ALL_ROLES;

const allowedOf = ({ access, roles }: RemoteRoute): readonly number[] =>
  roles ?? (access === 'staff' ? STAFF_ROLES : ALL_ROLES);

const matches = (path: string, to: string): boolean => {
  const [parts, wanted] = [path.split('/'), to.split(/[?#]/, 1)[0]?.split('/') ?? []];
  return (
    parts.length === wanted.length &&
    parts.every((part, index) => part.startsWith(':') || part === wanted[index])
  );
};

const breaks = (message: string, affects: string[]): Finding => ({
  check: CHECK,
  level: 'breaks',
  message,
  affects,
});

const deadLinks = (entry: RemoteMenuEntry, routes: readonly RemoteRoute[]): Finding[] => {
  const route = routes.find(({ path }) => matches(path, entry.to));
  if (!route)
    return [
      breaks(`the menu entry ${entry.label} leads to ${entry.to}, which no live release has`, [entry.label]),
    ];
  const locked = rolesOf(entry).filter((role) => !allowedOf(route).includes(role));
  if (route.access === 'public' || locked.length === 0 || !entry.roles) return [];
  return [
    breaks(`roles ${locked.join(', ')} see ${entry.label}, but may not open ${entry.to}`, [entry.label]),
  ];
};

const duplicateEntries = (release: Release, others: readonly Release[]): Finding[] =>
  others.flatMap((other) =>
    (other.manifest?.menu ?? []).flatMap((taken) =>
      (release.manifest?.menu ?? []).flatMap((entry): Finding[] => {
        const meet =
          entry.section === taken.section && rolesOf(entry).some((role) => rolesOf(taken).includes(role));
        if (!meet || (entry.to !== taken.to && entry.label !== taken.label)) return [];
        return [
          breaks(`${entry.label} (${entry.to}) is already in the ${entry.section} menu, from ${other.name}`, [
            other.name,
          ]),
        ];
      }),
    ),
  );

export const checkMenu = (release: Release, { others }: ReleaseContext): Finding[] => {
  const routes = [release, ...others].flatMap(({ manifest }) => manifest?.routes ?? []);
  const entries = release.manifest?.menu ?? [];
  const found = [
    ...entries.flatMap((entry) => deadLinks(entry, routes)),
    ...duplicateEntries(release, others),
  ];
  if (found.length > 0) return found;
  return [
    {
      check: CHECK,
      level: 'fine',
      message: `${entries.length} menu entries lead to pages for the same roles`,
      affects: [],
    },
  ];
};
