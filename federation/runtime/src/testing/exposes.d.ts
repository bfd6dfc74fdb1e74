export {};

declare module '@lacteos/contracts/offers' {
  interface RemoteOffers {
    'mfe-offering': {
      components: {
        OfferedDialog: {
          1: { orderId: number; isOpen: boolean; onClose: () => void; onGenerated: () => void };
        };
      };
      slots: { OfferedAside: { 1: { orderId: number; isPaid: boolean } } };
    };
  }
}
