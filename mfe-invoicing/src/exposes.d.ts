/** Published with each release, so it imports nothing. */
export {};

declare module '@lacteos/contracts/offers' {
  interface RemoteOffers {
    'mfe-invoicing': {
      components: {
        /** `orderId` is the order's number. */
        InvoiceDialog: {
          1: {
            orderId: number;
            isOpen: boolean;
            /** Closed; no issued invoice yet, though one may be in process. */
            onClose: () => void;
            /** Issued. The dialog then goes to /admin/invoices_list. */
            onGenerated: () => void;
          };
        };
        /** `title` names an order to people; the totals of all are summed. */
        BulkInvoiceDialog: {
          1: {
            /** Empty: shows the person's last run. */
            orders: readonly { id: number; title: string; totalPrice?: number }[];
            onClose: () => void;
            /** Reload lists of orders. */
            onChanged: () => void;
          };
        };
      };
    };
  }
}
