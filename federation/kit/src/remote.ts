import type { ComponentType, LazyExoticComponent } from 'react';
import type { SlotFills } from './offered-parts.js';

/** Version of the agreement between shell and remotes; the shell refuses any other. */
export const REMOTE_CONTRACT = 1;

/** A page without properties: it reads its parameters from the router. */
export type RemotePageComponent = ComponentType | LazyExoticComponent<ComponentType>;

/** What the exposed module `./remote` of every remote exports as `remote`. */
export interface Remote {
  contract: typeof REMOTE_CONTRACT;
  /** Pages by the route path of the remote's manifest, e.g. '/order/:id'. */
  pages: Readonly<Record<string, RemotePageComponent>>;
  /** Components offered to other remotes, by name, e.g. the invoice dialog of invoicing. */
  components?: Readonly<Record<string, unknown>>;
  /** Components for the slots of other remotes, by 'remote/slot'. */
  fills?: SlotFills;
}

/** Declares a remote; it only adds the types. */
export const defineRemote = <R extends Remote>(remote: R): R => remote;
