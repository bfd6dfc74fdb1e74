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
  type RemotePageComponent,
  type ShellSettings,
} from '@lacteos/remote-kit';
import { createContext, useContext, type ComponentType } from 'react';
import { readDiscovery } from './trust/discovery';
import { addTrusted, guardPage } from './trust/integrity';
import {
  LOAD_SETTINGS,
  RemoteLoader,
  type FederationRuntime,
  type LoadRequest,
  type LoadSettings,
} from './load-remote';
import { RemoteError } from './remote-errors';
import { watchOpenings } from './openings';
import { describePage, report } from './reports';
import { NO_SETTINGS, readShellSettings } from './shell-settings';
import { mayOverride } from './override/override-keys';
import type { ReleaseOverride } from './override/release-override';

/** A component that one remote offers to the others, and the version of its properties that is wanted. */
export interface WantedComponent {
  remote: string;
  /** Of a component that fills a slot 'remote/slot', as remote and manifest name it. */
  name: string;
  contract: number;
}
/** A part of a remote with the release that it came from. */
export interface LoadedPart<C> {
  component: C;
  releaseId: string;
}

/** The shell's view of the remotes that are live. */
export interface Registry {
  /** Of each name first the release of this tab, then those to fall back to. */
  discovery: Discovery;
  /** False when the discovery file could not be had: no remote is known then. */
  isComplete: boolean;
  /** The component of a remote's page. */
  loadRemotePage: (
    remoteName: string,
    path: string,
    request?: LoadRequest,
  ) => Promise<LoadedPart<RemotePageComponent>>;
  /** A component that a remote offers, if its manifest says that it understands the wanted properties. */
  loadRemoteComponent: (
    wanted: WantedComponent,
    request?: LoadRequest,
  ) => Promise<LoadedPart<ComponentType<object>>>;
  /** Loads remotes and knows which releases failed. */
  loader: RemoteLoader;
  /** Settings of the gateway for this page. */
  settings: ShellSettings;
  /** What this tab shows instead of the live releases. */
  overrides: readonly ReleaseOverride[];
}

const EMPTY: Discovery = { microFrontends: {} };

const problemOf = (version: DiscoveryVersion | undefined, { name, contract }: WantedComponent) => {
  const { components = [], fills = [] } = version?.extras.manifest ?? {};
  const fill = fills.find((slot) => `${slot.remote}/${slot.name}` === name);
  const contracts = fill ? [fill.contract] : components.find((offer) => offer.name === name)?.contracts;
  if (!contracts) return `offers no component ${name}`;
  return contracts.includes(contract)
    ? null
    : `${name} understands contract ${contracts.join(', ')}, not ${contract}`;
};

// Checked against the manifest before anything is loaded.
const releasesWithout = (discovery: Discovery, wanted: WantedComponent): string[] => {
  const versions = discovery.microFrontends[wanted.remote] ?? [];
  // A short entry has no manifest until it is completed.
  const unfit = versions.filter((version) => version.extras.manifest && problemOf(version, wanted));
  const problem = problemOf(versions[0], wanted);
  if (problem && (unfit.length === versions.length || !versions[0]?.extras.manifest))
    throw new RemoteError(wanted.remote, 'no-part', problem);
  return unfit.map(({ extras }) => extras.releaseId);
};

const isComponent = (value: unknown): value is ComponentType<object> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** A registry over a discovery file and a federation runtime. */
export const createRegistry = (
  discovery: Discovery,
  runtime: FederationRuntime,
  settings: LoadSettings = LOAD_SETTINGS,
): Registry => {
  const loader = new RemoteLoader(runtime, discovery, settings);
  return {
    discovery,
    isComplete: true,
    loader,
    settings: NO_SETTINGS,
    overrides: [],
    loadRemotePage: async (remoteName, path, request) => {
      const { remote, version } = await loader.load(remoteName, request);
      const page = remote.pages[path];
      if (!page) throw new RemoteError(remoteName, 'no-part', `has no page for ${path}`);
      return { component: page, releaseId: version.extras.releaseId };
    },
    loadRemoteComponent: async (wanted, request) => {
      const without = [...(request?.without ?? []), ...releasesWithout(discovery, wanted)];
      const { remote, version } = await loader.load(wanted.remote, { ...request, without });
      const problem = problemOf(version, wanted);
      if (problem) throw new RemoteError(wanted.remote, 'no-part', problem);
      const component = { ...remote.components, ...remote.fills }[wanted.name];
      if (!isComponent(component)) throw new RemoteError(wanted.remote, 'no-part', `has no ${wanted.name}`);
      return { component, releaseId: version.extras.releaseId };
    },
  };
};

const federation: FederationRuntime = {
  registerRemotes,
  loadRemote: (id) => loadRemote(id),
  refetch: (addresses) =>
    Promise.allSettled(addresses.map((address) => fetch(address, { cache: 'reload', mode: 'cors' }))),
};

// A build constant: removed from production builds.
const devServerOf = (overrides: readonly ReleaseOverride[]): ReleaseOverride | undefined =>
  process.env['NODE_ENV'] === 'production' ? undefined : overrides.find(({ kind }) => kind === 'devServer');

/** A published release would hide the failure of the build under development. */
const withoutFallbackOf = (discovery: Discovery, devServer: ReleaseOverride | undefined): Discovery =>
  devServer
    ? {
        ...discovery,
        microFrontends: { ...discovery.microFrontends, [devServer.remote]: [devServer.version] },
      }
    : discovery;

const openVerified = async (settings: ShellSettings): Promise<Registry> => {
  const keys = parsePublicKeys(settings.keys);
  const discovery = await readDiscovery(keys);
  const visitorId = cookieValue(document.cookie, VISITOR_COOKIE);
  const overrides = mayOverride(settings)
    ? await (
        await import(/* webpackChunkName: "override" */ './override/release-override')
      ).readReleaseOverrides(settings, keys, discovery)
    : [];
  const devServer = devServerOf(overrides);
  const shown = Object.fromEntries(overrides.map(({ remote, version }) => [remote, version]));
  const pinned = withoutFallbackOf(pinReleases(discovery, visitorId, shown), devServer);
  const trusted = new Map<string, string>();
  const trust = (versions: DiscoveryVersion[]): void => addTrusted(trusted, versions, document.baseURI);
  trust(Object.values(pinned.microFrontends).flat());
  const devFolder = devServer && new URL(releaseFolder(devServer.version), document.baseURI).href;
  guardPage(
    // The dev server's files change at every edit: they have no integrity.
    { get: (address) => (devFolder && address.startsWith(devFolder) ? '' : trusted.get(address)) },
    (address) => console.error(`Refused a file that no live release lists: ${address}`),
    settings.widgetOrigins,
    visitorId ?? '',
  );
  const admit = async (version: DiscoveryVersion): Promise<DiscoveryVersion> => {
    const whole = await completeVersion(version);
    if (whole !== version) trust([whole]);
    return whole;
  };
  return { ...createRegistry(pinned, { ...federation, admit }), settings, overrides };
};

/** Acts on the marks that earlier pages of this tab left. */
const skipWhatHung = ({ loader }: Registry): void => {
  const { hung, reports } = watchOpenings();
  for (const { remote, release } of hung) loader.skip(remote, release);
  reports.forEach(report);
};

/** Reads which remotes are live and lets only their files into the page. Without discovery the shell still starts. */
export const openRegistry = async (): Promise<Registry> => {
  try {
    const settings = readShellSettings();
    describePage(settings);
    const registry = await openVerified(settings);
    skipWhatHung(registry);
    return registry;
  } catch (error) {
    console.error('The discovery file is not available', error);
    return { ...createRegistry(EMPTY, federation), isComplete: false };
  }
};

const RegistryContext = createContext<Registry | null>(null);

/** Provides the registry to the pages below. */
export const RegistryProvider = RegistryContext.Provider;

/** The registry that the bootstrap opened. */
export const useRegistry = (): Registry => {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('useRegistry needs a RegistryProvider above it');
  return registry;
};
