import { liveVersion, pinReleases, type Discovery, type ShellSettings } from '@lacteos/remote-kit/discovery';
import type { DiscoverySnapshot } from './discovery-source.js';
import type { Choice } from './page-renderer.js';
import type { Preview } from './preview.js';
import type { GatewaySettings } from './settings.js';
import { readWorkshop } from './workshop.js';

type Settings = Pick<
  GatewaySettings,
  'discoveryKeys' | 'reportSample' | 'overrideOrigins' | 'widgetOrigins' | 'workshop'
>;

/** Who asks: the visitor's id (null: no visitor, as for the sitemap) and the preview that he looks at. */
export interface Asker {
  visitorId: string | null;
  preview?: Preview | null;
}

const picksOf = (discovery: Discovery): ShellSettings['picks'] =>
  Object.fromEntries(
    Object.keys(discovery.microFrontends).map((name) => [
      name,
      liveVersion(discovery, name)?.extras.releaseId ?? '',
    ]),
  );

/** Which releases a visitor gets, and what the page's shell is told about it. */
export const choose = async (
  { discovery }: DiscoverySnapshot,
  { visitorId, preview }: Asker,
  settings: Settings,
): Promise<Choice> => {
  const workshop = await readWorkshop(settings.workshop);
  const extra = {
    ...(preview ? { [preview.token.remote]: preview.version } : {}),
    ...(workshop ? { [workshop.remote]: workshop.version } : {}),
  };
  const pinned = pinReleases(discovery, visitorId, extra);
  const picks = picksOf(pinned);
  return {
    discovery: pinned,
    key: JSON.stringify([picks, preview?.token.exp, workshop?.version]),
    settings: {
      keys: settings.discoveryKeys,
      picks,
      reportSample: settings.reportSample,
      overrideOrigins: [...settings.overrideOrigins],
      widgetOrigins: [...settings.widgetOrigins],
      ...(preview ? { preview } : {}),
      ...(workshop ? { workshop } : {}),
    },
  };
};
