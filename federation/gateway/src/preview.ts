import {
  cookieValue,
  registryVersion,
  joinPreviews,
  parsePublicKeys,
  PREVIEW_COOKIE,
  readPreview,
  splitPreviews,
  type RegistryVersion,
  type Preview,
  type KeyList,
} from '@lacteos/remote-kit/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRelease } from './content/whole-entries.js';
import type { GatewaySettings } from './settings.js';
import { addressOf, secureFlag } from './visitor.js';

const PARAMETER = 'vista';

export interface ShownPreview {
  token: Preview;
  version: RegistryVersion;
}

type Settings = Pick<GatewaySettings, 'releasesDir' | 'registryKeys'>;

const versionOf = async (token: Preview, releasesDir: string): Promise<RegistryVersion | null> => {
  const { remote, releaseId, integrity } = token;
  const read = await readRelease(releasesDir, remote, token);
  if (!read) return null;
  return registryVersion(read.release, {
    baseUrl: `/releases/${remote}/${releaseId}/`,
    releaseFile: { integrity, size: read.size },
    role: 'canary',
    traffic: 0,
  });
};

const openPreview = async (
  text: string,
  { releasesDir, registryKeys }: Settings,
  trust: KeyList | undefined,
): Promise<(ShownPreview & { text: string }) | null> => {
  const token = await readPreview(text, { roots: parsePublicKeys(registryKeys), trust }, Date.now());
  const version = token && (await versionOf(token, releasesDir));
  return version && { token, version, text };
};

/**
 * Releases of the visitor's preview link (`?vista=…`) or cookie, each verified by itself: none that is forged, expired
 * or not in the store. A link sets the cookie.
 */
export const previewsOf = async (
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Settings,
  trust: KeyList | undefined,
): Promise<readonly ShownPreview[]> => {
  const asked = addressOf(request).searchParams.get(PARAMETER);
  const text = asked ?? cookieValue(request.headers.cookie ?? '', PREVIEW_COOKIE);
  if (!text) return [];
  const read = await Promise.all(splitPreviews(text).map((one) => openPreview(one, settings, trust)));
  const opened = read.filter((preview) => preview !== null);
  if (asked && opened.length > 0) {
    const lastEnd = Math.max(...opened.map(({ token }) => token.exp));
    const seconds = Math.max(1, lastEnd - Math.floor(Date.now() / 1000));
    const value = joinPreviews(opened.map((preview) => preview.text));
    void reply.header(
      'set-cookie',
      `${PREVIEW_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secureFlag(request)}`,
    );
  }
  return opened.map(({ token, version }) => ({ token, version }));
};
