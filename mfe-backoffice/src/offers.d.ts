/* What the back office offers the other remotes; its releases publish this file, so it imports nothing. */
export {};

declare module '@lacteos/contracts/offers' {
  interface RemoteOffers {
    'mfe-backoffice': {
      components: {
        /** The office's menu, whose position and width its user decides: it fills its container. */
        OfficeMenu: {
          1: {
            /** Whether it shows icons only; where there is no room beside the page it is a button and a drawer. */
            isFolded: boolean;
            onFold: (isFolded: boolean) => void;
          };
        };
        /** What the back office does in this tab besides its page, in the window's corner; most of the time nothing. */
        OfficeNotices: { 1: Record<string, never> };
      };
      slots: {
        /** Beside what staff see of an order, below its invoice: some 20 rem wide, on a phone the page's width. */
        OrderAside: {
          /** `orderId` is the order's number, `isPaid` whether its money is here. */
          1: { orderId: number; isPaid: boolean };
        };
      };
    };
  }
}
