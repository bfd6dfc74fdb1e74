import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  completeVersion,
  cookieValue,
  parsePublicKeys,
  pinReleases,
  releaseFolder,
  VISITOR_COOKIE,
  type Registry,
  type RegistryVersion,
  type ShellSettings,
} from '@lacteos/remote-kit';
import { publishHosts } from './boundaries/publish-hosts';
import { natives } from './natives/natives';
import { hasPreviews } from './preview/has-previews';
import type { PreviewedRelease } from './preview/read-previews';
import type { FederationRuntime } from './remotes/load-remote';
import { watchOpenings } from './remotes/openings';
import { createRemotes, type Remotes } from './remotes/remotes';
import { describePage, report, watchUncaught } from './remotes/reports';
import type { ShellRules } from './remotes/shell-rules';
import { readShellSettings } from './remotes/shell-settings';
import { readRegistry } from './trust/registry';
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
const withoutFallbackOf = (registry: Registry, devServer: PreviewedRelease | undefined): Registry =>
  devServer
    ? {
        ...registry,
        microFrontends: { ...registry.microFrontends, [devServer.remote]: [devServer.version] },
      }
    : registry;

/** Later readers, such as reports and the inspector, find whole what the page has loaded. */
const replaceVersion = (
  { microFrontends }: Registry,
  short: RegistryVersion,
  whole: RegistryVersion,
): void => {
  for (const versions of Object.values(microFrontends)) {
    const index = versions.indexOf(short);
    if (index >= 0) versions[index] = whole;
  }
};

const openVerified = async (settings: ShellSettings, rules: ShellRules): Promise<Remotes> => {
  const keys = parsePublicKeys(settings.keys);
  const registry = await readRegistry(keys);
  const visitorId = cookieValue(document.cookie, VISITOR_COOKIE);
  const previews = hasPreviews(settings)
    ? await (
        await import(/* webpackChunkName: "preview" */ './preview/read-previews')
      ).readPreviews(settings, keys, registry)
    : [];
  const devServer = devServerOf(previews);
  const shown = Object.fromEntries(previews.map(({ remote, version }) => [remote, version]));
  const pinned = withoutFallbackOf(pinReleases(registry, visitorId, shown), devServer);
  const trusted = new Map<string, string>();
  const trust = (versions: RegistryVersion[]): void => addTrusted(trusted, versions, document.baseURI);
  trust(Object.values(pinned.microFrontends).flat());
  const devFolder = devServer && new URL(releaseFolder(devServer.version), document.baseURI).href;
  guardPage(
    // The dev server's files change at every edit, so they have no integrity.
    { get: (address) => (devFolder && address.startsWith(devFolder) ? '' : trusted.get(address)) },
    (address) => console.error(`Refused a file that no live release lists: ${address}`),
    settings.widgetOrigins,
    visitorId ?? '',
  );
  const admit = async (version: RegistryVersion): Promise<RegistryVersion> => {
    const whole = await completeVersion(version, natives().fetch);
    if (whole === version) return whole;
    trust([whole]);
    replaceVersion(pinned, version, whole);
    return whole;
  };
  return { ...createRemotes(pinned, { ...federation, admit }, rules), settings, previews };
};

const skipUnresponsiveReleases = ({ loader }: Remotes): void => {
  const { hung, reports } = watchOpenings();
  for (const { remote, release } of hung) loader.skip(remote, release);
  reports.forEach(report);
};

/** Verifies registry, guards the page and publishes the hosts. Without registry the shell still starts. */
export const openRemotes = async (rules: ShellRules): Promise<Remotes> => {
  watchUncaught();
  publishHosts();
  try {
    const settings = readShellSettings();
    describePage(settings);
    const remotes = await openVerified(settings, rules);
    skipUnresponsiveReleases(remotes);
    return remotes;
  } catch (error) {
    console.error('The registry is not available', error);
    return { ...createRemotes({ microFrontends: {} }, federation, rules), isComplete: false };
  }
};

export const startDeferredWork = async (remotes: Remotes, wasSignedIn: boolean): Promise<void> => {
  const deferred = await import('./deferred');
  await deferred.startDeferredWork(remotes, wasSignedIn);
};
