import {
  isWhole,
  liveVersion,
  pinReleases,
  type Registry,
  type ShellSettings,
} from '@lacteos/remote-kit/registry';
import type { RegistrySnapshot } from './content/registry-source.js';
import { formFor, OWN_KEY, registryElement, signWithOwnKey } from './content/older-shells.js';
import type { Choice } from './pages/page-renderer.js';
import type { ShownPreview } from './preview.js';
import type { GatewaySettings } from './settings.js';
import { readDevServer } from './dev-server.js';

type Settings = Pick<
  GatewaySettings,
  'registryKeys' | 'reportSample' | 'widgetOrigins' | 'keepsOffline' | 'devServer'
>;

/** Visitor's id (null: none, as for the sitemap) and their open previews. */
export interface ReleaseVisitor {
  visitorId: string | null;
  previews?: readonly ShownPreview[];
  isShared?: boolean;
}

const liveReleasesOf = (registry: Registry): ShellSettings['picks'] =>
  Object.fromEntries(
    Object.keys(registry.microFrontends).map((name) => [
      name,
      liveVersion(registry, name)?.extras.releaseId ?? '',
    ]),
  );

/** Projects whose chosen release the page completes itself. */
const shortProjects = (listed: Registry): ReadonlySet<string> =>
  new Set(
    Object.entries(listed.microFrontends).flatMap(([name, [version]]) =>
      version && !isWhole(version) ? [name] : [],
    ),
  );

export const choose = async (
  { registry, listed, text, olderTexts }: RegistrySnapshot,
  { visitorId, previews = [], isShared = false }: ReleaseVisitor,
  settings: Settings,
): Promise<Choice> => {
  const devServer = await readDevServer(settings.devServer);
  const extra = {
    ...Object.fromEntries(previews.map(({ token, version }) => [token.remote, version])),
    ...(devServer ? { [devServer.remote]: devServer.version } : {}),
  };
  const pinned = pinReleases(registry, visitorId, extra);
  const picks = liveReleasesOf(pinned);
  const form = formFor(registry, pinned);
  const isOlderShell = form !== 'listed';
  const shown = isOlderShell
    ? previews.map((preview) => ({ ...preview, token: signWithOwnKey(preview.token) }))
    : previews;
  const [first] = shown;
  return {
    registry: pinned,
    shortProjects: shortProjects(isOlderShell ? pinned : pinReleases(listed, visitorId, extra)),
    registryJson: olderTexts[form] ?? text,
    registryElement: registryElement(pinned),
    key: JSON.stringify([picks, previews.map(({ token }) => token.exp), devServer?.version, isShared]),
    settings: {
      keys: isOlderShell ? OWN_KEY : settings.registryKeys,
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
