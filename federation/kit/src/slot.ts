import type { OfferContracts, OfferingRemote, OfferName } from '@lacteos/contracts/offers';
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Request for what other remotes put into a slot: its remote and name, and what it gives them by contract number. */
export interface SlotRequest {
  remote: string;
  name: string;
  props: Readonly<Record<number, object>>;
}
/** The shell's part: finds who fills the slot, and renders each of them inside an error boundary of its own. */
export type SlotHost = ComponentType<SlotRequest>;

// Every remote bundles its own copy of this file: how the host is loaded is global, so that all copies share it.
const HOLDER_KEY = Symbol.for('lacteos.slot-host');

const scope = globalThis as { [HOLDER_KEY]?: () => Promise<SlotHost> };

/** Sets how the host of slots is loaded: by the shell, or a fake of a spec; undefined removes it. */
export const publishSlotHost = (load: (() => Promise<SlotHost>) | undefined): void => {
  if (load) scope[HOLDER_KEY] = load;
  else delete scope[HOLDER_KEY];
};

/** Which slot of one's own, and what it gives to its fillers in each contract that it promises. */
export interface SlotPlace<R extends OfferingRemote<'slots'>, N extends OfferName<R, 'slots'>> {
  remote: R;
  name: N;
  props: OfferContracts<R, 'slots', N> & Readonly<Record<number, object>>;
}

/**
 * A place of a page that other remotes fill by their manifests. Nothing of them is loaded before it is rendered; it is
 * empty when nobody fills it, when the shell is older than slots, and while the shell's part is on its way.
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
