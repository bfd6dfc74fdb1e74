import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  cookieValue,
  discoveryVersion,
  parsePublicKeys,
  PREVIEW_COOKIE,
  readPreview,
  type DiscoveryVersion,
  type Preview,
  type Release,
  type TrustList,
} from '@lacteos/remote-kit/discovery';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewaySettings } from './settings.js';
import { addressOf, secureFlag } from './visitor.js';

const PARAMETER = 'vista';
const NAME = /^[\w.+-]+$/;

export interface ShownPreview {
  token: Preview;
  version: DiscoveryVersion;
}

type Settings = Pick<GatewaySettings, 'releasesDir' | 'discoveryKeys'>;

const versionOf = async (token: Preview, releasesDir: string): Promise<DiscoveryVersion | null> => {
  const { remote, releaseId, integrity } = token;
  if (!NAME.test(remote) || !NAME.test(releaseId)) return null;
  const content = await readFile(join(releasesDir, remote, releaseId, 'release.json')).catch(() => null);
  if (!content) return null;
  if (integrity !== `sha384-${createHash('sha384').update(content).digest('base64')}`) return null;
  const release = JSON.parse(content.toString('utf8')) as Release;
  return discoveryVersion(release, {
    baseUrl: `/releases/${remote}/${releaseId}/`,
    releaseFile: { integrity, size: content.length },
    role: 'candidate',
    traffic: 0,
  });
};

/**
 * Release of the visitor's preview link (`?vista=…`) or cookie. Null without a link, or if it is forged, expired or
 * not in the store. A link sets the cookie.
 */
export const previewOf = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { releasesDir, discoveryKeys }: Settings,
  trust: TrustList | undefined,
): Promise<ShownPreview | null> => {
  const asked = addressOf(request).searchParams.get(PARAMETER);
  const text = asked ?? cookieValue(request.headers.cookie ?? '', PREVIEW_COOKIE);
  if (!text) return null;
  const token = await readPreview(text, { roots: parsePublicKeys(discoveryKeys), trust }, Date.now());
  const version = token && (await versionOf(token, releasesDir));
  if (!token || !version) return null;
  if (asked) {
    const seconds = Math.max(1, token.exp - Math.floor(Date.now() / 1000));
    void reply.header(
      'set-cookie',
      `${PREVIEW_COOKIE}=${text}; Path=/; Max-Age=${seconds}; SameSite=Lax${secureFlag(request)}`,
    );
  }
  return { token, version };
};
