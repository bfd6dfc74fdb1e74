/* What the checkout offers the other remotes; its releases publish this file, so it imports nothing. */
export {};

declare module '@lacteos/contracts/offers' {
  interface RemoteOffers {
    'mfe-checkout': {
      events: {
        /** The buyer generated an order; `orderId` is its number. */
        'order-placed': { 1: { orderId: number } };
      };
    };
  }
}
