import type { OfferContracts, OfferingRemote, OfferName, RemoteOffers } from '@lacteos/contracts/offers';
import type { ComponentType, LazyExoticComponent } from 'react';

/** A component of these properties, loaded at once or when it is rendered. */
type Part<Props> = ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;
/** A component that takes the properties of any contract that its remote understands. */
type AnyOf<Contracts> = Part<Contracts[keyof Contracts]>;

/** What a remote lists under `components` of defineRemote: each name that it offers, with a component. */
export type OfferedComponents<R extends OfferingRemote<'components'>> = {
  readonly [N in OfferName<R, 'components'>]: AnyOf<OfferContracts<R, 'components', N>>;
};

type SlotNames = { [R in OfferingRemote<'slots'>]: `${R}/${OfferName<R, 'slots'>}` }[OfferingRemote<'slots'>];
type SlotContracts<S extends string> = S extends `${infer R extends keyof RemoteOffers}/${infer N}`
  ? OfferContracts<R, 'slots', N>
  : never;

/**
 * What a remote lists under `fills` of defineRemote: components by slot, e.g. 'mfe-backoffice/OrderAside', each of the
 * properties of one contract of the slot, which the manifest names.
 */
export type SlotFills = {
  readonly [S in SlotNames]?: {
    [C in keyof SlotContracts<S>]: Part<SlotContracts<S>[C]>;
  }[keyof SlotContracts<S>];
};
