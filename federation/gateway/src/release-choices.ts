import { liveVersion, pinReleases, type Discovery, type ShellSettings } from '@lacteos/remote-kit/discovery';
import type { DiscoverySnapshot } from './content/discovery-source.js';
import { OWN_KEY, readsWholeFiles, signWithOwnKey } from './content/older-shells.js';
import type { Choice } from './pages/page-renderer.js';
import type { ShownPreview } from './preview.js';
import type { GatewaySettings } from './settings.js';
import { readDevServer } from './dev-server.js';

type Settings = Pick<
  GatewaySettings,
  'discoveryKeys' | 'reportSample' | 'widgetOrigins' | 'keepsOffline' | 'devServer'
>;

/** Visitor's id (null: none, as for the sitemap) and their open preview. */
export interface ReleaseVisitor {
  visitorId: string | null;
  preview?: ShownPreview | null;
  isShared?: boolean;
}

const liveReleasesOf = (discovery: Discovery): ShellSettings['picks'] =>
  Object.fromEntries(
    Object.keys(discovery.microFrontends).map((name) => [
      name,
      liveVersion(discovery, name)?.extras.releaseId ?? '',
    ]),
  );

export const choose = async (
  { discovery, text, wholeText }: DiscoverySnapshot,
  { visitorId, preview, isShared = false }: ReleaseVisitor,
  settings: Settings,
): Promise<Choice> => {
  const devServer = await readDevServer(settings.devServer);
  const extra = {
    ...(preview ? { [preview.token.remote]: preview.version } : {}),
    ...(devServer ? { [devServer.remote]: devServer.version } : {}),
  };
  const pinned = pinReleases(discovery, visitorId, extra);
  const picks = liveReleasesOf(pinned);
  const isOlderShell = readsWholeFiles(pinned);
  const shown = preview && isOlderShell ? { ...preview, token: signWithOwnKey(preview.token) } : preview;
  return {
    discovery: pinned,
    discoveryJson: isOlderShell ? wholeText : text,
    key: JSON.stringify([picks, preview?.token.exp, devServer?.version, isShared]),
    settings: {
      keys: isOlderShell ? OWN_KEY : settings.discoveryKeys,
      picks,
      reportSample: settings.reportSample,
      widgetOrigins: [...settings.widgetOrigins],
      ...(settings.keepsOffline && !preview && !devServer ? { keepsOffline: true } : {}),
      ...(isShared ? { isShared } : {}),
      ...(shown ? { previews: [shown.token], preview: shown } : {}),
      ...(devServer ? { devServer } : {}),
    },
  };
};
