/**
 * Offers by remote, name and contract number. A remote declares its own in `src/exposes.d.ts`, which its releases
 * publish (federation/docs/adr/0003); the shell's stand here. A change of meaning gets a new number, an optional
 * addition does not.
 */
export interface RemoteOffers {
  shell: {
    events: {
      /** The signed-in user's; `count` is the total number of units. */
      'cart-changed': { 1: { count: number } };
      /** The signed-in shopper's product ids, newest first. */
      'wishes-changed': { 1: { favourites: number[]; restockNotices: number[] } };
      /** A cashier chose the store they sell from. */
      'store-chosen': { 1: { storeId: number } };
    };
  };
}

type Kind = 'components' | 'slots' | 'events';

type OffersOf<R extends keyof RemoteOffers, K extends Kind> =
  RemoteOffers[R] extends Record<K, infer Offers> ? Offers : never;

export type OfferingRemote<K extends Kind> = {
  [R in keyof RemoteOffers]: RemoteOffers[R] extends Record<K, unknown> ? R : never;
}[keyof RemoteOffers];

export type OfferName<R extends keyof RemoteOffers, K extends Kind> = Extract<keyof OffersOf<R, K>, string>;

export type OfferContracts<R extends keyof RemoteOffers, K extends Kind, N extends string> =
  OffersOf<R, K> extends Record<N, infer Contracts> ? Contracts : never;

/** `ComponentProps<'mfe-invoicing', 'InvoiceDialog', 1>`. */
export type ComponentProps<
  R extends OfferingRemote<'components'>,
  N extends OfferName<R, 'components'>,
  C extends keyof OfferContracts<R, 'components', N>,
> = OfferContracts<R, 'components', N>[C];

export type SlotProps<
  R extends OfferingRemote<'slots'>,
  N extends OfferName<R, 'slots'>,
  C extends keyof OfferContracts<R, 'slots', N>,
> = OfferContracts<R, 'slots', N>[C];

export type RemoteEventName = {
  [R in OfferingRemote<'events'>]: OfferName<R, 'events'>;
}[OfferingRemote<'events'>];

export type EventContracts<N extends RemoteEventName> = {
  [R in OfferingRemote<'events'>]: OfferContracts<R, 'events', N>;
}[OfferingRemote<'events'>];
