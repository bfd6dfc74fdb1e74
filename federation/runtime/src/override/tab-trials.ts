import {
  completeVersion,
  discoveryVersion,
  isLoopback,
  projectKeys,
  TAB_TRIALS_KEY,
  verifySigned,
  type Discovery,
  type DiscoveryVersion,
  type PublicKeys,
  type Release,
  type ShellSettings,
  type TabRelease,
  type TabServer,
  type TabTrial,
} from '@lacteos/remote-kit';
import { isSignedByTeam } from './signed-by-team';

export interface TriedVersion {
  remote: string;
  version: DiscoveryVersion;
  /** End of the trial, in milliseconds. */
  until: number;
  origin?: string;
}

type ServerTrial = TabServer & { folder: string };

const isTrial = (value: unknown): value is TabTrial => {
  const { use, remote, exp } = (value ?? {}) as Partial<TabTrial>;
  return (use === 'tab' || use === 'server') && typeof remote === 'string' && typeof exp === 'number';
};

/** Not verified. */
export const storedTrials = (): TabTrial[] => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(TAB_TRIALS_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isTrial) : [];
  } catch {
    return [];
  }
};

export const storeTrials = (trials: readonly TabTrial[]): void => {
  if (trials.length > 0) sessionStorage.setItem(TAB_TRIALS_KEY, JSON.stringify(trials));
  else sessionStorage.removeItem(TAB_TRIALS_KEY);
};

/** release.json must have the signed hash. */
const releaseVersion = ({ remote, releaseId, integrity }: TabRelease): Promise<DiscoveryVersion> =>
  completeVersion({
    url: `/releases/${remote}/${releaseId}/`,
    metadata: { integrity: '', version: '' },
    deployment: { traffic: 0, default: false },
    extras: {
      federationName: '',
      releaseId,
      role: 'candidate',
      releaseFile: { integrity, size: 0 },
      expose: {},
      files: {},
    },
  });

const serverVersion = async (
  { origin, folder }: ServerTrial,
  { overrideOrigins }: ShellSettings,
): Promise<DiscoveryVersion | null> => {
  const isAllowed = isLoopback(origin) && overrideOrigins.includes(origin) && folder.startsWith(`${origin}/`);
  if (!isAllowed) return null;
  const answer = await fetch(`${folder}release.json`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`release.json of ${folder}: ${answer.status}`);
  const release = (await answer.json()) as Release;
  const releaseFile = { integrity: '', size: 0 };
  const details = { baseUrl: folder, releaseFile, role: 'candidate', traffic: 0 } as const;
  return discoveryVersion({ ...release, releaseId: `prueba-${release.releaseId}` }, details);
};

/** Keys of the desk, which answers staff only, the project and the operator. */
const keysOf = (roots: PublicKeys, { trust }: Discovery, remote: string): PublicKeys => ({
  ...projectKeys(roots, trust, remote),
  ...trust?.desk,
});

/** Requires both the desk's and the team's signature. */
const triedVersion = async (
  trial: TabTrial,
  settings: ShellSettings,
  roots: PublicKeys,
  discovery: Discovery,
): Promise<TriedVersion | null> => {
  const { folder, ...server } = trial as ServerTrial;
  const signed = trial.use === 'tab' ? trial : server;
  const until = trial.exp * 1000;
  const keys = keysOf(roots, discovery, trial.remote);
  if (until <= Date.now() || (await verifySigned(signed, keys)) !== 'verified') return null;
  const isTab = trial.use === 'tab';
  const version = isTab ? await releaseVersion(trial) : await serverVersion({ ...server, folder }, settings);
  if (!version || (isTab && !(await isSignedByTeam(trial, version, roots, discovery)))) return null;
  return { remote: trial.remote, version, until, ...(isTab ? {} : { origin: trial.origin }) };
};

/** Drops trials that ended, were forged or are unavailable. */
export const readTabTrials = async (
  settings: ShellSettings,
  roots: PublicKeys,
  discovery: Discovery,
): Promise<TriedVersion[]> => {
  const stored = storedTrials();
  const found = await Promise.all(
    stored.map((trial) =>
      triedVersion(trial, settings, roots, discovery).catch((error: unknown) => {
        console.warn(`${trial.remote} cannot be tried`, error);
        return null;
      }),
    ),
  );
  const kept = stored.filter((_trial, index) => found[index]);
  if (kept.length < stored.length) storeTrials(kept);
  return found.filter((tried) => tried !== null);
};
