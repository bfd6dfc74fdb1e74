import type { ComponentType, LazyExoticComponent } from 'react';
import type { SlotFills } from './offered-parts.js';

/** Version of the shell-remote contract; the shell refuses any other. */
export const REMOTE_CONTRACT = 1;

/** Pages have no properties: they read parameters from the router. */
export type RemotePageComponent = ComponentType | LazyExoticComponent<ComponentType>;

/** Export `remote` of the exposed module `./remote`. */
export interface Remote {
  contract: typeof REMOTE_CONTRACT;
  /** By route path of the manifest, e.g. '/order/:id'. */
  pages: Readonly<Record<string, RemotePageComponent>>;
  components?: Readonly<Record<string, unknown>>;
  fills?: SlotFills;
}

/** Only adds the types. */
export const defineRemote = <R extends Remote>(remote: R): R => remote;
