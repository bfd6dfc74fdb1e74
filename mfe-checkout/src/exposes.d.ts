/** Published with each release, so it imports nothing. */
export {};

declare module '@lacteos/contracts/offers' {
  interface RemoteOffers {
    'mfe-checkout': {
      events: {
        /** `orderId` is the order's number. */
        'order-placed': { 1: { orderId: number } };
      };
    };
  }
}
