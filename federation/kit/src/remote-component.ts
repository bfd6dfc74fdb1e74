import type { ComponentProps, OfferContracts, OfferingRemote, OfferName } from '@lacteos/contracts/offers';
import { createElement, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** Request for a component of another remote, with its properties and their version. */
export interface ComponentRequest {
  remote: string;
  name: string;
  contract: number;
  props: object;
  onUnavailable?: (retry: () => void) => void;
}
/** The shell's part: finds, loads and renders the component inside its own error boundary. */
export type ComponentHost = ComponentType<ComponentRequest>;

// Every remote bundles its own copy of this file: the host is global so that all copies share it.
const HOLDER_KEY = Symbol.for('lacteos.component-host');

interface HostHolder {
  host: ComponentHost | null;
  listeners: Set<() => void>;
}

const holder = (): HostHolder => {
  const scope = globalThis as { [HOLDER_KEY]?: HostHolder };
  return (scope[HOLDER_KEY] ??= { host: null, listeners: new Set() });
};

/** Sets who renders components of other remotes: the shell, or a fake of a spec; null removes it. */
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

/** Which component, its properties with the number of their contract, and the handler for its absence. */
export interface RemoteComponentProps<
  R extends OfferingRemote<'components'>,
  N extends OfferName<R, 'components'>,
  C extends keyof OfferContracts<R, 'components', N>,
> {
  remote: R;
  name: N;
  /** The version of the properties that the page is written against; its manifest names the same under `uses`. */
  contract: C & number;
  props: ComponentProps<R, N, C> & object;
  /**
   * Called once for every attempt that failed: the remote is missing, does not load in time, speaks another contract
   * or throws. `retry` tries again. Without it a small panel with a button 'Reintentar' is shown.
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
export const RemoteComponent = <
  R extends OfferingRemote<'components'>,
  N extends OfferName<R, 'components'>,
  C extends keyof OfferContracts<R, 'components', N>,
>(
  request: RemoteComponentProps<R, N, C>,
): ReactNode => {
  const Host = useSyncExternalStore(subscribe, currentHost, currentHost);
  return Host ? createElement(Host, request) : createElement(Missing, request);
};
