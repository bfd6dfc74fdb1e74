import type { ComponentType, LazyExoticComponent } from 'react';
import type { SlotFills } from './exposed-parts.js';

export const REMOTE_CONTRACT = 1;

export type RemotePageComponent = ComponentType | LazyExoticComponent<ComponentType>;

export interface Remote {
  contract: typeof REMOTE_CONTRACT;
  pages: Readonly<Record<string, RemotePageComponent>>;
  exposes?: Readonly<Record<string, unknown>>;
  extensions?: SlotFills;
  /** Word of contract 1 for `exposes`, read for one release. */
  components?: Readonly<Record<string, unknown>>;
  /** Word of contract 1 for `extensions`, read for one release. */
  fills?: SlotFills;
}

/** Adds the words of contract 1 for shells that know no others. */
export const defineRemote = <R extends Remote>(remote: R): R => ({
  ...remote,
  ...(remote.exposes && { components: remote.exposes }),
  ...(remote.extensions && { fills: remote.extensions }),
});
