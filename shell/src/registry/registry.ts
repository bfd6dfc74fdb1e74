import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Discovery, RemotePageComponent } from '@lacteos/remote-kit';
import { createContext, useContext } from 'react';
import { readDiscovery } from './discovery';
import { guardHead, trustedFiles } from './integrity';
import { LOAD_SETTINGS, RemoteLoader, type FederationRuntime, type LoadSettings } from './load-remote';
import { RemoteError } from './remote-errors';

/** The shell's view of the remotes that are live. */
export interface Registry {
  discovery: Discovery;
  /** False when the discovery file could not be had: no remote is known then. */
  isComplete: boolean;
  /** The component of a remote's page; `isRetry` when the visitor asked again after a failure. */
  loadRemotePage: (remoteName: string, path: string, isRetry?: boolean) => Promise<RemotePageComponent>;
}

const EMPTY: Discovery = { microFrontends: {} };

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
