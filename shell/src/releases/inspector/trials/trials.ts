import { isLoopback, type Replacement, type TabRelease, type TabServer } from '@lacteos/remote-kit';
import { storedTrials, storeTrials } from '@lacteos/remote-runtime/override';
import { callDesk } from '../../call-desk';
import type { LinkedRelease } from './trial-link';

/** Rejects with an ApiError. */
export const readReplacements = async (remote: string): Promise<Replacement[]> =>
  (await callDesk<{ releases: Replacement[] }>(`/trials?remote=${encodeURIComponent(remote)}`)).releases;

const others = (remotes: readonly string[]) =>
  storedTrials().filter((trial) => !remotes.includes(trial.remote));

export const tryReleases = async (asked: readonly LinkedRelease[]): Promise<void> => {
  const signed = await Promise.all(
    asked.map(({ remote, release }) => callDesk<TabRelease>('/trials', { remote, release })),
  );
  storeTrials([...others(asked.map(({ remote }) => remote)), ...signed]);
};

/** Null when the tab may try it. */
export const problemOfServer = (address: string, allowedOrigins: readonly string[]): string | null => {
  if (!isLoopback(address))
    return 'Escriba una dirección de su propio computador, por ejemplo http://localhost:4250/.';
  const { origin } = new URL(address);
  return allowedOrigins.includes(origin)
    ? null
    : `Esta tienda no permite ${origin}: falta en OVERRIDE_ORIGINS.`;
};

/** `address` is the folder of its release.json. */
export const tryServer = async (remote: string, address: string): Promise<void> => {
  const folder = address.endsWith('/') ? address : `${address}/`;
  const { origin } = new URL(folder);
  const signed = await callDesk<TabServer>('/trials/server', { remote, origin });
  storeTrials([...others([remote]), { ...signed, folder: new URL(folder).href }]);
};
