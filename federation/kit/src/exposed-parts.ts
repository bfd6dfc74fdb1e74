import type { OfferContracts, OfferingRemote, OfferName, RemoteOffers } from '@lacteos/contracts/offers';
import type { ComponentType, LazyExoticComponent } from 'react';

type Part<Props> = ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;
type AnyOf<Contracts> = Part<Contracts[keyof Contracts]>;

export type ExposedComponents<R extends OfferingRemote<'components'>> = {
  readonly [N in OfferName<R, 'components'>]: AnyOf<OfferContracts<R, 'components', N>>;
};

type SlotNames = { [R in OfferingRemote<'slots'>]: `${R}/${OfferName<R, 'slots'>}` }[OfferingRemote<'slots'>];
type SlotContracts<S extends string> = S extends `${infer R extends keyof RemoteOffers}/${infer N}`
  ? OfferContracts<R, 'slots', N>
  : never;

export type SlotFills = {
  readonly [S in SlotNames]?: {
    [C in keyof SlotContracts<S>]: Part<SlotContracts<S>[C]>;
  }[keyof SlotContracts<S>];
};
