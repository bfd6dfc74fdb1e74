import {
  completeVersion,
  discoveryVersion,
  verifySigned,
  type DiscoveryVersion,
  type PublicKeys,
  type Release,
  type ShellSettings,
} from '@lacteos/remote-kit';
import { isAdministrator } from '@lacteos/contracts';
import { session$ } from '@lacteos/session-bus';
import { filter, firstValueFrom } from 'rxjs';
import { withTimeLimit } from '../time-limit';
import { OVERRIDE_KEY } from './trial-keys';

const SESSION_LIMIT_MS = 5_000;

/** What this tab shows instead of the live releases, and why. */
export interface Trial {
  kind: 'preview' | 'override' | 'workshop';
  remote: string;
  version: DiscoveryVersion;
  /** End of a preview, in milliseconds. */
  until?: number;
  /** Where an override comes from. */
  origin?: string;
}

interface Override {
  remote: string;
  url: string;
}

/** Takes a developer's own version out of this browser. */
export const dropOverride = (): void => localStorage.removeItem(OVERRIDE_KEY);

const readOverride = (): Override | null => {
  try {
    const { remote, url } = JSON.parse(localStorage.getItem(OVERRIDE_KEY) ?? '{}') as Partial<Override>;
    return remote && url ? { remote, url: new URL(url.endsWith('/') ? url : `${url}/`).href } : null;
  } catch {
    return null;
  }
};

const isStaff = async (): Promise<boolean> => {
  const known = firstValueFrom(session$.pipe(filter(({ status }) => status !== 'unknown')));
  const session = await withTimeLimit(known, SESSION_LIMIT_MS, () => new Error('the session is not known'));
  return session.status === 'authenticated' && isAdministrator(session.user.id_role);
};

/** Another origin than the settings allow, or somebody who is no staff, changes nothing. */
const overrideTrial = async ({ overrideOrigins }: ShellSettings): Promise<Trial | null> => {
  const override = readOverride();
  if (!override) return null;
  const { origin } = new URL(override.url);
  if (!overrideOrigins.includes(origin) || !(await isStaff())) return null;
  const answer = await fetch(`${override.url}release.json`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`release.json of the override: ${answer.status}`);
  const release = (await answer.json()) as Release;
  const releaseFile = { integrity: '', size: 0 };
  const place = { baseUrl: override.url, releaseFile, role: 'candidate', traffic: 0 } as const;
  const version = discoveryVersion({ ...release, releaseId: `prueba-${release.releaseId}` }, place);
  return { kind: 'override', remote: override.remote, version, origin };
};

/** The gateway has looked at the link already; the shell believes only what the link's signature covers. */
const previewTrial = async ({ preview }: ShellSettings, keys: PublicKeys): Promise<Trial | null> => {
  if (!preview) return null;
  const { token, version } = preview;
  const until = token.exp * 1000;
  if (until <= Date.now() || (await verifySigned(token, keys)) !== 'verified') return null;
  const isMeant = version.extras.releaseId === token.releaseId;
  if (!isMeant) return null;
  const releaseFile = { integrity: token.integrity, size: 0 };
  const short = { ...version, extras: { ...version.extras, files: {}, releaseFile } };
  return { kind: 'preview', remote: token.remote, version: await completeVersion(short), until };
};

const workshopTrial = ({ workshop }: ShellSettings): Trial | null =>
  process.env['NODE_ENV'] !== 'production' && workshop ? { kind: 'workshop', ...workshop } : null;

/** What is tried in this tab, if anything: a remote that is worked on, a preview, or a developer's own version. */
export const readTrial = async (settings: ShellSettings, keys: PublicKeys): Promise<Trial | null> => {
  try {
    return workshopTrial(settings) ?? (await previewTrial(settings, keys)) ?? (await overrideTrial(settings));
  } catch (error) {
    console.warn('What was to be tried cannot be had', error);
    dropOverride();
    return null;
  }
};
