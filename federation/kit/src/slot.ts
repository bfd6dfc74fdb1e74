import type { OfferContracts, OfferingRemote, OfferName } from '@lacteos/contracts/offers';
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

export interface SlotRequest {
  remote: string;
  name: string;
  props: Readonly<Record<number, object>>;
}

export type SlotHost = ComponentType<SlotRequest>;

// Global, because every remote bundles a copy of this file.
const HOLDER_KEY = Symbol.for('lacteos.slot-host');

const scope = globalThis as { [HOLDER_KEY]?: () => Promise<SlotHost> };

export const publishSlotHost = (load: (() => Promise<SlotHost>) | undefined): void => {
  if (load) scope[HOLDER_KEY] = load;
  else delete scope[HOLDER_KEY];
};

export interface SlotPlace<R extends OfferingRemote<'slots'>, N extends OfferName<R, 'slots'>> {
  remote: R;
  name: N;
  props: OfferContracts<R, 'slots', N> & Readonly<Record<number, object>>;
}

/**
 * A place that other remotes fill by their manifests, loaded when rendered. Empty without fillers, in shells older
 * than slots, and while the host loads.
 */
export const Slot = <R extends OfferingRemote<'slots'>, N extends OfferName<R, 'slots'>>(
  place: SlotPlace<R, N>,
): ReactNode => {
  const [Host, setHost] = useState<SlotHost>();
  useEffect(() => {
    let isGone = false;
    scope[HOLDER_KEY]?.()
      .then((host) => {
        if (!isGone) setHost(() => host);
      })
      .catch(console.warn);
    return () => {
      isGone = true;
    };
  }, []);
  return Host ? createElement(Host, place) : null;
};
