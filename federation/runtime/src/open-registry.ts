import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  completeVersion,
  cookieValue,
  parsePublicKeys,
  pinReleases,
  releaseFolder,
  VISITOR_COOKIE,
  type Discovery,
  type DiscoveryVersion,
  type ShellSettings,
} from '@lacteos/remote-kit';
import { publishHosts } from './boundaries/publish-hosts';
import { natives } from './natives/natives';
import { hasPreviews } from './preview/has-previews';
import type { PreviewedRelease } from './preview/read-previews';
import type { FederationRuntime } from './registry/load-remote';
import { watchOpenings } from './registry/openings';
import { createRegistry, type Registry } from './registry/registry';
import { describePage, report, watchUncaught } from './registry/reports';
import type { ShellRules } from './registry/shell-rules';
import { readShellSettings } from './registry/shell-settings';
import { readDiscovery } from './trust/discovery';
import { addTrusted, guardPage } from './trust/integrity';

const federation: FederationRuntime = {
  registerRemotes,
  loadRemote: (id) => loadRemote(id),
  refetch: (addresses) =>
    Promise.allSettled(
      addresses.map((address) => natives().fetch(address, { cache: 'reload', mode: 'cors' })),
    ),
};

// A build constant: removed from production builds.
const devServerOf = (previews: readonly PreviewedRelease[]): PreviewedRelease | undefined =>
  process.env['NODE_ENV'] === 'production' ? undefined : previews.find(({ scope }) => scope === 'devServer');

/** A published release would hide the failure of the build under development. */
const withoutFallbackOf = (discovery: Discovery, devServer: PreviewedRelease | undefined): Discovery =>
  devServer
    ? {
        ...discovery,
        microFrontends: { ...discovery.microFrontends, [devServer.remote]: [devServer.version] },
      }
    : discovery;

/** Later readers, such as reports and the inspector, find whole what the page has loaded. */
const replaceVersion = (
  { microFrontends }: Discovery,
  short: DiscoveryVersion,
  whole: DiscoveryVersion,
): void => {
  for (const versions of Object.values(microFrontends)) {
    const index = versions.indexOf(short);
    if (index >= 0) versions[index] = whole;
  }
};

const openVerified = async (settings: ShellSettings, rules: ShellRules): Promise<Registry> => {
  const keys = parsePublicKeys(settings.keys);
  const discovery = await readDiscovery(keys);
  const visitorId = cookieValue(document.cookie, VISITOR_COOKIE);
  const previews = hasPreviews(settings)
    ? await (
        await import(/* webpackChunkName: "preview" */ './preview/read-previews')
      ).readPreviews(settings, keys, discovery)
    : [];
  const devServer = devServerOf(previews);
  const shown = Object.fromEntries(previews.map(({ remote, version }) => [remote, version]));
  const pinned = withoutFallbackOf(pinReleases(discovery, visitorId, shown), devServer);
  const trusted = new Map<string, string>();
  const trust = (versions: DiscoveryVersion[]): void => addTrusted(trusted, versions, document.baseURI);
  trust(Object.values(pinned.microFrontends).flat());
  const devFolder = devServer && new URL(releaseFolder(devServer.version), document.baseURI).href;
  guardPage(
    // The dev server's files change at every edit, so they have no integrity.
    { get: (address) => (devFolder && address.startsWith(devFolder) ? '' : trusted.get(address)) },
    (address) => console.error(`Refused a file that no live release lists: ${address}`),
    settings.widgetOrigins,
    visitorId ?? '',
  );
  const admit = async (version: DiscoveryVersion): Promise<DiscoveryVersion> => {
    const whole = await completeVersion(version, natives().fetch);
    if (whole === version) return whole;
    trust([whole]);
    replaceVersion(pinned, version, whole);
    return whole;
  };
  return { ...createRegistry(pinned, { ...federation, admit }, rules), settings, previews };
};

const skipUnresponsiveReleases = ({ loader }: Registry): void => {
  const { hung, reports } = watchOpenings();
  for (const { remote, release } of hung) loader.skip(remote, release);
  reports.forEach(report);
};

/** Verifies discovery, guards the page and publishes the hosts. Without discovery the shell still starts. */
export const openRegistry = async (rules: ShellRules): Promise<Registry> => {
  watchUncaught();
  publishHosts();
  try {
    const settings = readShellSettings();
    describePage(settings);
    const registry = await openVerified(settings, rules);
    skipUnresponsiveReleases(registry);
    return registry;
  } catch (error) {
    console.error('The discovery file is not available', error);
    return { ...createRegistry({ microFrontends: {} }, federation, rules), isComplete: false };
  }
};

export const startDeferredWork = async (registry: Registry, wasSignedIn: boolean): Promise<void> => {
  const deferred = await import('./deferred');
  await deferred.startDeferredWork(registry, wasSignedIn);
};
