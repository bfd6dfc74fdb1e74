import type { LiveCheck } from './finding.js';

/** The check that needs a browser, with the settings of the environment. Its modules are loaded only when it is asked for. */
export const openLiveCheck = async (env: NodeJS.ProcessEnv): Promise<LiveCheck> => {
  const { liveCheckWith } = await import('./live/live-check.js');
  const { readLiveSettings } = await import('./live/live-settings.js');
  return liveCheckWith(readLiveSettings(env));
};
