import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { liveVersion, type Discovery, type RemotePageComponent } from '@lacteos/remote-kit';
import { createContext, useContext, type ComponentType } from 'react';
import { readDiscovery } from './discovery';
import { guardHead, trustedFiles } from './integrity';
import { LOAD_SETTINGS, RemoteLoader, type FederationRuntime, type LoadSettings } from './load-remote';
import { RemoteError } from './remote-errors';

/** A component that one remote offers to the others, and the version of its properties that is wanted. */
export interface WantedComponent {
  remote: string;
  name: string;
  contract: number;
}

/** The shell's view of the remotes that are live. */
export interface Registry {
  discovery: Discovery;
  /** False when the discovery file could not be had: no remote is known then. */
  isComplete: boolean;
  /** The component of a remote's page; `isRetry` when the visitor asked again after a failure. */
  loadRemotePage: (remoteName: string, path: string, isRetry?: boolean) => Promise<RemotePageComponent>;
  /** A component that a remote offers, if its manifest says that it understands the wanted properties. */
  loadRemoteComponent: (wanted: WantedComponent, isRetry?: boolean) => Promise<ComponentType<object>>;
}

const EMPTY: Discovery = { microFrontends: {} };

// Asked before anything is loaded: an older or newer release of the remote is no reason to render it and see.
const requireOffer = (discovery: Discovery, { remote, name, contract }: WantedComponent): void => {
  const offered = liveVersion(discovery, remote)?.extras.manifest?.components;
  const offer = offered?.find((component) => component.name === name);
  if (!offer) throw new RemoteError(remote, `offers no component ${name}`, true);
  if (!offer.contracts.includes(contract)) {
    const understood = offer.contracts.join(', ');
    throw new RemoteError(remote, `${name} understands contract ${understood}, not ${contract}`, true);
  }
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
    loadRemotePage: async (remoteName, path, isRetry) => {
      const remote = await loader.load(remoteName, isRetry);
      const page = remote.pages[path];
      if (!page) throw new RemoteError(remoteName, `has no page for ${path}`, true);
      return page;
    },
    loadRemoteComponent: async (wanted, isRetry) => {
      requireOffer(discovery, wanted);
      const { components } = await loader.load(wanted.remote, isRetry);
      const component = components?.[wanted.name];
      if (!isComponent(component)) throw new RemoteError(wanted.remote, `has no ${wanted.name}`, true);
      return component;
    },
  };
};

/** Reads which remotes are live and lets only their files into the page. Without discovery the shell still starts. */
export const openRegistry = async (): Promise<Registry> => {
  const runtime: FederationRuntime = { registerRemotes, loadRemote: (id) => loadRemote(id) };
  try {
    const discovery = await readDiscovery();
    const trusted = trustedFiles(discovery, document.baseURI);
    guardHead(
      () => trusted,
      (address) => console.error(`Refused a file that no live release lists: ${address}`),
    );
    return createRegistry(discovery, runtime);
  } catch (error) {
    console.error('The discovery file is not available', error);
    return { ...createRegistry(EMPTY, runtime), isComplete: false };
  }
};

const RegistryContext = createContext<Registry | null>(null);

/** Hands the registry to the pages below. */
export const RegistryProvider = RegistryContext.Provider;

/** The registry that the bootstrap opened. */
export const useRegistry = (): Registry => {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('useRegistry needs a RegistryProvider above it');
  return registry;
};
