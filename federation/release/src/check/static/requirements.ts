import { satisfies, coerce } from 'semver';
import type { Release } from '../../contract/contract.js';
import type { Finding } from '../finding.js';
import type { ReleaseContext } from '../release-context.js';

const CHECK = 'requirements';

const SESSION_BUS = '@lacteos/session-bus';

const missingVersion = (
  what: string,
  range: string | undefined,
  version: string | undefined,
  user: Release,
): Finding[] => {
  const present = coerce(version);
  if (!range || !present || satisfies(present, range)) return [];
  const message = `${user.name} ${user.releaseId} requires ${what} ${range}; it would meet ${version}`;
  return [{ check: CHECK, level: 'breaks', message, affects: [user.name] }];
};

const unmetRequirements = (user: Release, { shell, api }: ReleaseContext): Finding[] => {
  const { requires } = user.manifest ?? {};
  return [
    ...missingVersion('the shell', requires?.shell, shell?.version, user),
    ...missingVersion('the session bus', requires?.sessionBus, shell?.shared[SESSION_BUS]?.version, user),
    ...missingVersion('the API', requires?.api, api?.info.version, user),
  ];
};

/** The release's requirements, and others' under a new shell, against shell, session bus and API. */
export const checkRequirements = (release: Release, context: ReleaseContext): Finding[] => {
  const users = context.shell === release ? [release, ...context.others] : [release];
  const found = users.flatMap((user) => unmetRequirements(user, context));
  if (found.length > 0) return found;
  const message = `shell ${context.shell?.version ?? '(none)'} and API ${context.api?.info.version ?? '(unknown)'} are what is required`;
  return [{ check: CHECK, level: 'fine', message, affects: [] }];
};
