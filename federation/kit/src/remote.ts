import type { ComponentType, LazyExoticComponent } from 'react';
import type { SlotFills } from './offered-parts.js';

export const REMOTE_CONTRACT = 1;

export type RemotePageComponent = ComponentType | LazyExoticComponent<ComponentType>;

export interface Remote {
  contract: typeof REMOTE_CONTRACT;
  pages: Readonly<Record<string, RemotePageComponent>>;
  components?: Readonly<Record<string, unknown>>;
  fills?: SlotFills;
}

export const defineRemote = <R extends Remote>(remote: R): R => remote;
