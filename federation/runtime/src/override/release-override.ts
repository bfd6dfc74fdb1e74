import {
  completeVersion,
  discoveryVersion,
  projectKeys,
  verifySigned,
  type Discovery,
  type DiscoveryVersion,
  type PublicKeys,
  type Release,
  type ShellSettings,
} from '@lacteos/remote-kit';
import { session$, type Session } from '@lacteos/session-bus';
import { filter, firstValueFrom } from 'rxjs';
import { withTimeLimit } from '../time-limit';
import { OVERRIDE_KEY } from './override-keys';
import { readTabTrials } from './tab-trials';

const SESSION_LIMIT_MS = 5_000;

export interface ReleaseOverride {
  kind: 'preview' | 'override' | 'devServer' | 'trial';
  remote: string;
  version: DiscoveryVersion;
  /** End of a preview or trial, in milliseconds. */
  until?: number;
  origin?: string;
}

interface Override {
  remote: string;
  url: string;
}

export const dropOverride = (): void => localStorage.removeItem(OVERRIDE_KEY);

const readOverride = (): Override | null => {
  try {
    const { remote, url } = JSON.parse(localStorage.getItem(OVERRIDE_KEY) ?? '{}') as Partial<Override>;
    return remote && url ? { remote, url: new URL(url.endsWith('/') ? url : `${url}/`).href } : null;
  } catch {
    return null;
  }
};

type MayTry = (session: Session) => boolean;

const sessionMayTry = async (mayTry: MayTry): Promise<boolean> => {
  const known = firstValueFrom(session$.pipe(filter(({ status }) => status !== 'unknown')));
  return mayTry(await withTimeLimit(known, SESSION_LIMIT_MS, () => new Error('the session is not known')));
};

/** Ignored for origins that the settings do not allow and for sessions that may not try releases. */
const localOverride = async (
  { overrideOrigins }: ShellSettings,
  mayTry: MayTry,
): Promise<ReleaseOverride | null> => {
  const override = readOverride();
  if (!override) return null;
  const { origin } = new URL(override.url);
  if (!overrideOrigins.includes(origin) || !(await sessionMayTry(mayTry))) return null;
  const answer = await fetch(`${override.url}release.json`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`release.json of the override: ${answer.status}`);
  const release = (await answer.json()) as Release;
  const releaseFile = { integrity: '', size: 0 };
  const details = { baseUrl: override.url, releaseFile, role: 'candidate', traffic: 0 } as const;
  const version = discoveryVersion({ ...release, releaseId: `prueba-${release.releaseId}` }, details);
  return { kind: 'override', remote: override.remote, version, origin };
};

/** The gateway has checked the link; the shell trusts only what its signature covers. */
const previewOverride = async (
  { preview }: ShellSettings,
  roots: PublicKeys,
  { trust }: Discovery,
): Promise<ReleaseOverride | null> => {
  if (!preview) return null;
  const { token, version } = preview;
  const until = token.exp * 1000;
  const keys = projectKeys(roots, trust, token.remote);
  if (until <= Date.now() || (await verifySigned(token, keys)) !== 'verified') return null;
  const isMeant = version.extras.releaseId === token.releaseId;
  if (!isMeant) return null;
  const releaseFile = { integrity: token.integrity, size: 0 };
  const short = { ...version, extras: { ...version.extras, files: {}, releaseFile } };
  return { kind: 'preview', remote: token.remote, version: await completeVersion(short), until };
};

const devServerOverride = ({ devServer }: ShellSettings): ReleaseOverride | null =>
  process.env['NODE_ENV'] !== 'production' && devServer ? { kind: 'devServer', ...devServer } : null;

const wholeBrowser = async (
  settings: ShellSettings,
  roots: PublicKeys,
  discovery: Discovery,
  mayTry: MayTry,
): Promise<ReleaseOverride | null> => {
  try {
    return (
      devServerOverride(settings) ??
      (await previewOverride(settings, roots, discovery)) ??
      (await localOverride(settings, mayTry))
    );
  } catch (error) {
    console.warn('What was to be tried cannot be had', error);
    dropOverride();
    return null;
  }
};

/** The tab's trials precede the browser's overrides. */
export const readReleaseOverrides = async (
  settings: ShellSettings,
  roots: PublicKeys,
  discovery: Discovery,
  mayTry: MayTry,
): Promise<ReleaseOverride[]> => {
  const [override, tried] = await Promise.all([
    wholeBrowser(settings, roots, discovery, mayTry),
    readTabTrials(settings, roots, discovery),
  ]);
  const trials = tried.map((trial): ReleaseOverride => ({ kind: 'trial', ...trial }));
  return override ? [override, ...trials] : trials;
};
