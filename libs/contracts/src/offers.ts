/**
 * What remotes offer each other, by the remote's name: properties of components and slots and payloads of events, each by
 * name and number of its contract. A remote adds its own in its `src/offers.d.ts`, which its releases publish
 * (federation/docs/adr/0012); what the shell offers stands here.
 *
 * An addition that old users need not know keeps the number; a change of meaning gets another one.
 */
export interface RemoteOffers {
  shell: {
    events: {
      /** The signed-in user's cart changed; `count` is the total number of units. */
      'cart-changed': { 1: { count: number } };
      /** What the signed-in shopper likes and waits for changed: product ids, newest first. */
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

/** Properties of one offer by contract number. */
export type OfferContracts<R extends keyof RemoteOffers, K extends Kind, N extends string> =
  OffersOf<R, K> extends Record<N, infer Contracts> ? Contracts : never;

/** Properties of an offered component, as one contract has them: `ComponentProps<'mfe-invoicing', 'InvoiceDialog', 1>`. */
export type ComponentProps<
  R extends OfferingRemote<'components'>,
  N extends OfferName<R, 'components'>,
  C extends keyof OfferContracts<R, 'components', N>,
> = OfferContracts<R, 'components', N>[C];

/** What a slot gives to its fillers, as one contract has it. */
export type SlotProps<
  R extends OfferingRemote<'slots'>,
  N extends OfferName<R, 'slots'>,
  C extends keyof OfferContracts<R, 'slots', N>,
> = OfferContracts<R, 'slots', N>[C];

/** Names of the events that remotes send each other over the session bus, in the past tense. */
export type RemoteEventName = {
  [R in OfferingRemote<'events'>]: OfferName<R, 'events'>;
}[OfferingRemote<'events'>];

/** Payloads of an event by contract number: plain data. */
export type EventContracts<N extends RemoteEventName> = {
  [R in OfferingRemote<'events'>]: OfferContracts<R, 'events', N>;
}[OfferingRemote<'events'>];
