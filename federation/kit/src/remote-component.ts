import type { ComponentProps, OfferContracts, OfferingRemote, OfferName } from '@lacteos/contracts/offers';
import { createElement, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

export interface ComponentRequest {
  remote: string;
  name: string;
  contract: number;
  props: object;
  onUnavailable?: (retry: () => void) => void;
}

export type ComponentHost = ComponentType<ComponentRequest>;

// Global, because every remote bundles a copy of this file.
const HOLDER_KEY = Symbol.for('lacteos.component-host');

interface HostHolder {
  host: ComponentHost | null;
  listeners: Set<() => void>;
}

const holder = (): HostHolder => {
  const scope = globalThis as { [HOLDER_KEY]?: HostHolder };
  return (scope[HOLDER_KEY] ??= { host: null, listeners: new Set() });
};

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

export interface RemoteComponentProps<
  R extends OfferingRemote<'components'>,
  N extends OfferName<R, 'components'>,
  C extends keyof OfferContracts<R, 'components', N>,
> {
  remote: R;
  name: N;
  /** Version of the properties; must match `uses` in the manifest. */
  contract: C & number;
  props: ComponentProps<R, N, C> & object;
  /**
   * Called per failed attempt: missing, slow, wrong contract or throwing. Without it a small panel with 'Reintentar'
   * is shown.
   */
  onUnavailable?: (retry: () => void) => void;
}

const Missing = ({ onUnavailable }: Pick<ComponentRequest, 'onUnavailable'>): ReactNode => {
  useEffect(() => onUnavailable?.(() => undefined), [onUnavailable]);
  return null;
};

/**
 * Renders another remote's component, loaded with the same checks and retries as a page. Loading starts on render:
 * render dialogs only once wanted.
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
