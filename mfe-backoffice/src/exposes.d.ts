/** Published with each release, so it imports nothing. */
export {};

declare module '@lacteos/contracts/offers' {
  interface RemoteOffers {
    'mfe-backoffice': {
      components: {
        /** Fills its container; the user decides its position and width. */
        OfficeMenu: {
          1: {
            /** Icons only; without room beside the page it is a button and a drawer. */
            isFolded: boolean;
            onFold: (isFolded: boolean) => void;
          };
        };
        /** Field that opens the search of the office, and its keys; fills its container. */
        OfficeSearch: { 1: Record<string, never> };
        /** Background work of this tab, in the window's corner; usually empty. */
        OfficeNotices: { 1: Record<string, never> };
      };
      slots: {
        /**
         * Beside the order: some 20 rem wide, on a phone the page's width. The page's buttons for invoices focus the
         * heading with the id `order-invoices`.
         */
        OrderAside: {
          1: {
            orderId: number;
            isPaid: boolean;
            isInvoiced?: boolean;
            isAllReturned?: boolean;
            /** When the page read the order, in milliseconds; another time means that it may have changed. */
            readAt?: number;
          };
        };
      };
    };
  }
}
