import type { LiveCheck } from './finding.js';

export const openLiveCheck = async (env: NodeJS.ProcessEnv): Promise<LiveCheck> => {
  const { liveCheckWith } = await import('./live/live-check.js');
  const { readLiveSettings } = await import('./live/live-settings.js');
  return liveCheckWith(readLiveSettings(env));
};
