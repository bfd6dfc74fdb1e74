import type { Registry, RegistryVersion, RemotePageComponent, ShellSettings } from '@lacteos/remote-kit';
import { createContext, useContext, type ComponentType } from 'react';
import {
  LOAD_SETTINGS,
  RemoteLoader,
  type FederationRuntime,
  type LoadRequest,
  type LoadSettings,
} from './load-remote';
import { RemoteError } from './remote-errors';
import type { ShellRules } from './shell-rules';
import { NO_SETTINGS } from './shell-settings';
import type { PreviewedRelease } from '../preview/read-previews';

export interface WantedComponent {
  remote: string;
  name: string;
  contract: number;
}

export interface LoadedPart<C> {
  component: C;
  releaseId: string;
}

export interface Remotes {
  registry: Registry;
  /** False without a registry: no remote is known. */
  isComplete: boolean;
  loadRemotePage: (
    remoteName: string,
    path: string,
    request?: LoadRequest,
  ) => Promise<LoadedPart<RemotePageComponent>>;
  /** Requires that the manifest supports the wanted contract. */
  loadRemoteComponent: (
    wanted: WantedComponent,
    request?: LoadRequest,
  ) => Promise<LoadedPart<ComponentType<object>>>;
  /** Completes a short entry and lets the release's files into the page. */
  admit: (version: RegistryVersion) => Promise<RegistryVersion>;
  loader: RemoteLoader;
  settings: ShellSettings;
  previews: readonly PreviewedRelease[];
  rules: ShellRules;
}

const problemOf = (version: RegistryVersion | undefined, { name, contract }: WantedComponent) => {
  const { components = [], fills = [] } = version?.extras.manifest ?? {};
  const fill = fills.find((slot) => `${slot.remote}/${slot.name}` === name);
  const contracts = fill ? [fill.contract] : components.find((offer) => offer.name === name)?.contracts;
  if (!contracts) return `offers no component ${name}`;
  return contracts.includes(contract)
    ? null
    : `${name} understands contract ${contracts.join(', ')}, not ${contract}`;
};

// Checked against the manifest before anything is loaded.
const unfitReleases = (registry: Registry, wanted: WantedComponent): string[] => {
  const versions = registry.microFrontends[wanted.remote] ?? [];
  // Short entries have no manifest until completed.
  const unfit = versions.filter((version) => version.extras.manifest && problemOf(version, wanted));
  const problem = problemOf(versions[0], wanted);
  if (problem && (unfit.length === versions.length || !versions[0]?.extras.manifest))
    throw new RemoteError(wanted.remote, 'no-part', problem);
  return unfit.map(({ extras }) => extras.releaseId);
};

const isComponent = (value: unknown): value is ComponentType<object> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

export const createRemotes = (
  registry: Registry,
  runtime: FederationRuntime,
  rules: ShellRules,
  settings: LoadSettings = LOAD_SETTINGS,
): Remotes => {
  const loader = new RemoteLoader(runtime, registry, settings);
  return {
    registry,
    isComplete: true,
    admit: runtime.admit ?? ((version) => Promise.resolve(version)),
    loader,
    settings: NO_SETTINGS,
    previews: [],
    rules,
    loadRemotePage: async (remoteName, path, request) => {
      const { remote, version } = await loader.load(remoteName, request);
      const page = remote.pages[path];
      if (!page) throw new RemoteError(remoteName, 'no-part', `has no page for ${path}`);
      return { component: page, releaseId: version.extras.releaseId };
    },
    loadRemoteComponent: async (wanted, request) => {
      const without = [...(request?.without ?? []), ...unfitReleases(registry, wanted)];
      const { remote, version } = await loader.load(wanted.remote, { ...request, without });
      const problem = problemOf(version, wanted);
      if (problem) throw new RemoteError(wanted.remote, 'no-part', problem);
      const { components, fills, exposes = components, extensions = fills } = remote;
      const component = { ...exposes, ...extensions }[wanted.name];
      if (!isComponent(component)) throw new RemoteError(wanted.remote, 'no-part', `has no ${wanted.name}`);
      return { component, releaseId: version.extras.releaseId };
    },
  };
};

const RemotesContext = createContext<Remotes | null>(null);

export const RemotesProvider = RemotesContext.Provider;

export const useRemotes = (): Remotes => {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a RemotesProvider above it');
  return remotes;
};
