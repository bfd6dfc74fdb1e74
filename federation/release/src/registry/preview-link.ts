import {
  isPreview,
  joinPreviews,
  MAX_LINKED_PREVIEWS,
  previewText,
  splitPreviews,
} from '@lacteos/remote-kit/registry';
import { ReleaseError } from '../contract/release-error.js';
import type { ReleaseTarget } from '../contract/contract.js';
import { readVerified, requireKey } from './registry-store.js';
import { requireAllowed } from './seal-revision.js';
import { getWholeRelease } from '../releases/published-releases.js';
import { sign } from '../contract/signing.js';

const HOUR_SECONDS = 3600;

export interface PreviewLink {
  token: string;
  expiresAt: Date;
}

const remoteIn = (text: string): string => {
  try {
    const preview: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (isPreview(preview, 'link')) return preview.remote;
  } catch {
    // Named below.
  }
  throw new ReleaseError('USAGE', '--with: no link of the command "preview"');
};

/** Previews of another link, as an address or the value of its `vista`, without those of the same remote. */
const othersIn = (link: string, remote: string): string[] => {
  const value = URL.canParse(link) ? (new URL(link).searchParams.get('vista') ?? '') : link;
  return splitPreviews(value).filter((text) => remoteIn(text) !== remote);
};

/**
 * Signs a preview with the hash of release.json; `link` adds the previews of another link, whose keys count by
 * themselves.
 * @throws ReleaseError `KEY_NOT_ALLOWED`, `RELEASE_MISSING`, `RELEASE_TAMPERED`, `USAGE` for no link or too many
 * remotes
 */
export const previewLink = async (
  target: ReleaseTarget,
  remote: string,
  releaseId: string,
  { hours = 24, link }: { hours?: number; link?: string } = {},
): Promise<PreviewLink> => {
  const key = requireKey(target);
  requireAllowed(target, key, (await readVerified(target)).live, remote);
  const { releaseFile } = await getWholeRelease(target, remote, releaseId);
  const now = (target.now ?? (() => new Date()))().getTime();
  const exp = Math.floor(now / 1000 + hours * HOUR_SECONDS);
  const preview = sign(
    { scope: 'link', remote, releaseId, exp, integrity: releaseFile.integrity } as const,
    key,
  );
  const texts = [previewText(preview), ...(link === undefined ? [] : othersIn(link, remote))];
  if (texts.length > MAX_LINKED_PREVIEWS)
    throw new ReleaseError('USAGE', `--with: a link shows at most ${MAX_LINKED_PREVIEWS} remotes`);
  return { token: joinPreviews(texts), expiresAt: new Date(exp * 1000) };
};
