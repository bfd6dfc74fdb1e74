import {
  completeVersion,
  isPreview,
  projectKeys,
  verifySigned,
  type Registry,
  type RegistryVersion,
  type Preview,
  type PreviewScope,
  type PublicKeys,
  type ShellSettings,
} from '@lacteos/remote-kit';
import { isSignedByTeam } from './signed-by-team';
import { storedPreviews, storePreviews } from './tab-previews';

export interface PreviewedRelease {
  scope: PreviewScope | 'devServer';
  remote: string;
  version: RegistryVersion;
  /** End of the preview, in milliseconds. */
  until?: number;
}

/** Rejects unless release.json has the signed hash. */
const versionOf = ({ remote, releaseId, integrity }: Preview): Promise<RegistryVersion> =>
  completeVersion({
    url: `/releases/${remote}/${releaseId}/`,
    metadata: { integrity: '', version: '' },
    deployment: { traffic: 0, default: false },
    extras: {
      federationName: '',
      releaseId,
      role: 'canary',
      releaseFile: { integrity, size: 0 },
      expose: {},
      files: {},
    },
  });

/**
 * Keys of the project and the operator. A tab's preview may be signed by the desk, which answers staff only, but then
 * needs the team's signature, too.
 */
const keysOf = (roots: PublicKeys, { trust }: Registry, { scope, remote }: Preview): PublicKeys => ({
  ...projectKeys(roots, trust, remote),
  ...(scope === 'tab' ? trust?.desk : {}),
});

const previewedRelease = async (
  preview: Preview,
  roots: PublicKeys,
  registry: Registry,
): Promise<PreviewedRelease | null> => {
  const until = preview.exp * 1000;
  const keys = keysOf(roots, registry, preview);
  if (until <= Date.now() || (await verifySigned(preview, keys)) !== 'verified') return null;
  const version = await versionOf(preview);
  if (version.extras.releaseId !== preview.releaseId) return null;
  const { scope, remote } = preview;
  if (scope === 'tab' && !(await isSignedByTeam(preview, version, roots, registry))) return null;
  // Links signed before scopes existed have none.
  return { scope: scope ?? 'link', remote, version, until };
};

const inPage = ({ previews = [] }: ShellSettings): Preview[] =>
  previews.filter((preview) => isPreview(preview, 'link') || isPreview(preview, 'local'));

const devServerIn = ({ devServer }: ShellSettings): PreviewedRelease[] =>
  process.env['NODE_ENV'] !== 'production' && devServer ? [{ scope: 'devServer', ...devServer }] : [];

/**
 * Releases that the page's settings and the tab preview. The gateway has checked links; the shell trusts only what a
 * signature covers. Drops the tab's previews that ended, were forged or are unavailable.
 */
export const readPreviews = async (
  settings: ShellSettings,
  roots: PublicKeys,
  registry: Registry,
): Promise<PreviewedRelease[]> => {
  const open = (preview: Preview): Promise<PreviewedRelease | null> =>
    previewedRelease(preview, roots, registry).catch((error: unknown) => {
      console.warn(`${preview.remote} cannot be previewed`, error);
      return null;
    });
  const stored = storedPreviews();
  const [shown, inTab] = await Promise.all([
    Promise.all(inPage(settings).map(open)),
    Promise.all(stored.map(open)),
  ]);
  const kept = stored.filter((_preview, index) => inTab[index]);
  if (kept.length < stored.length) storePreviews(kept);
  const found = [...shown, ...inTab].filter((previewed) => previewed !== null);
  return [...found, ...devServerIn(settings)];
};
