import { createElement, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import {
  COMPONENT_CONTRACTS,
  type ComponentName,
  type OfferingRemote,
  type RemoteComponents,
} from './component-contracts.js';

/** What the shell is asked for: a component of another remote with its properties and their version. */
export interface ComponentRequest {
  remote: string;
  name: string;
  contract: number;
  props: object;
  onUnavailable?: (retry: () => void) => void;
}
/** The shell's part: finds, loads and renders what is asked for, inside a boundary of its own. */
export type ComponentHost = ComponentType<ComponentRequest>;

// Every remote brings its own copy of this file: the host stands where all copies find it.
const HOLDER_KEY = Symbol.for('lacteos.component-host');

interface HostHolder {
  host: ComponentHost | null;
  listeners: Set<() => void>;
}

const holder = (): HostHolder => {
  const place = globalThis as { [HOLDER_KEY]?: HostHolder };
  return (place[HOLDER_KEY] ??= { host: null, listeners: new Set() });
};

/** Says who renders components of other remotes: the shell, or a stand-in of a spec; null takes it back. */
export const publishComponentHost = (host: ComponentHost | null): void => {
  const { listeners } = Object.assign(holder(), { host });
  for (const tell of listeners) tell();
};

const subscribe = (onChange: () => void): (() => void) => {
  const { listeners } = holder();
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};
const currentHost = (): ComponentHost | null => holder().host;

/** Which component, its properties, and what happens when it cannot be had. */
export interface RemoteComponentProps<R extends OfferingRemote, N extends ComponentName<R>> {
  remote: R;
  name: N;
  props: RemoteComponents[R][N] & object;
  /**
   * Called once for every attempt that failed: the remote is missing, does not load in time, speaks another contract
   * or throws. `retry` tries again. Without this a small panel with a button 'Reintentar' stands in its place.
   */
  onUnavailable?: (retry: () => void) => void;
}

const Missing = ({ onUnavailable }: Pick<ComponentRequest, 'onUnavailable'>): ReactNode => {
  useEffect(() => onUnavailable?.(() => undefined), [onUnavailable]);
  return null;
};

/**
 * A component that another remote offers. The shell loads it by the discovery file with the same integrity, retries
 * and breaker as a page. It is loaded as soon as it is rendered: render a dialog only once it is wanted.
 */
export const RemoteComponent = <R extends OfferingRemote, N extends ComponentName<R>>({
  remote,
  name,
  props,
  onUnavailable,
}: RemoteComponentProps<R, N>): ReactNode => {
  const Host = useSyncExternalStore(subscribe, currentHost, currentHost);
  if (!Host) return createElement(Missing, { onUnavailable });
  const contract = COMPONENT_CONTRACTS[remote][name];
  return createElement(Host, { remote, name, contract, props, onUnavailable });
};
