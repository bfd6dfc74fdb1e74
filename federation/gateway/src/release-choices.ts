import {
  isWhole,
  liveVersion,
  pinReleases,
  type Discovery,
  type ShellSettings,
} from '@lacteos/remote-kit/discovery';
import type { DiscoverySnapshot } from './content/discovery-source.js';
import { formFor, OWN_KEY, signWithOwnKey } from './content/older-shells.js';
import type { Choice } from './pages/page-renderer.js';
import type { ShownPreview } from './preview.js';
import type { GatewaySettings } from './settings.js';
import { readDevServer } from './dev-server.js';

type Settings = Pick<
  GatewaySettings,
  'discoveryKeys' | 'reportSample' | 'widgetOrigins' | 'keepsOffline' | 'devServer'
>;

/** Visitor's id (null: none, as for the sitemap) and their open previews. */
export interface ReleaseVisitor {
  visitorId: string | null;
  previews?: readonly ShownPreview[];
  isShared?: boolean;
}

const liveReleasesOf = (discovery: Discovery): ShellSettings['picks'] =>
  Object.fromEntries(
    Object.keys(discovery.microFrontends).map((name) => [
      name,
      liveVersion(discovery, name)?.extras.releaseId ?? '',
    ]),
  );

/** Projects whose chosen release the page completes itself. */
const shortProjects = (listed: Discovery): ReadonlySet<string> =>
  new Set(
    Object.entries(listed.microFrontends).flatMap(([name, [version]]) =>
      version && !isWhole(version) ? [name] : [],
    ),
  );

export const choose = async (
  { discovery, listed, text, olderTexts }: DiscoverySnapshot,
  { visitorId, previews = [], isShared = false }: ReleaseVisitor,
  settings: Settings,
): Promise<Choice> => {
  const devServer = await readDevServer(settings.devServer);
  const extra = {
    ...Object.fromEntries(previews.map(({ token, version }) => [token.remote, version])),
    ...(devServer ? { [devServer.remote]: devServer.version } : {}),
  };
  const pinned = pinReleases(discovery, visitorId, extra);
  const picks = liveReleasesOf(pinned);
  const form = formFor(pinned);
  const isOlderShell = form !== 'listed';
  const shown = isOlderShell
    ? previews.map((preview) => ({ ...preview, token: signWithOwnKey(preview.token) }))
    : previews;
  const [first] = shown;
  return {
    discovery: pinned,
    shortProjects: shortProjects(isOlderShell ? pinned : pinReleases(listed, visitorId, extra)),
    discoveryJson: olderTexts[form] ?? text,
    key: JSON.stringify([picks, previews.map(({ token }) => token.exp), devServer?.version, isShared]),
    settings: {
      keys: isOlderShell ? OWN_KEY : settings.discoveryKeys,
      picks,
      reportSample: settings.reportSample,
      widgetOrigins: [...settings.widgetOrigins],
      ...(settings.keepsOffline && !first && !devServer ? { keepsOffline: true } : {}),
      ...(isShared ? { isShared } : {}),
      ...(first ? { previews: shown.map(({ token }) => token), preview: first } : {}),
      ...(devServer ? { devServer } : {}),
    },
  };
};
