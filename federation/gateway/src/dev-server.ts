import { callServer } from '@lacteos/contracts/http';
import { registryVersion, type RegistryVersion, type Release } from '@lacteos/remote-kit/registry';
import type { DevServer } from './settings.js';

const LIMITS = { timeoutMs: 60_000, maxBytes: 10_000_000 };

export const DEV_SERVER_PREFIX = '/__dev/';

export const readDevServer = async (
  devServer: DevServer | null,
): Promise<{ remote: string; version: RegistryVersion } | null> => {
  if (!devServer) return null;
  const baseUrl = `${DEV_SERVER_PREFIX}${devServer.remote}/`;
  const answer = await callServer(`${devServer.url}${baseUrl}release.json`, LIMITS).catch(() => null);
  if (!answer?.isOk) return null;
  const release = answer.json() as Release;
  const releaseFile = { integrity: '', size: 0 };
  const version = registryVersion(release, { baseUrl, releaseFile, role: 'live', traffic: 100 });
  return { remote: devServer.remote, version };
};
