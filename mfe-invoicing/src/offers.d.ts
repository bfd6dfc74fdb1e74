/* What invoicing offers the other remotes; its releases publish this file, so it imports nothing. */
export {};

declare module '@lacteos/contracts/offers' {
  interface RemoteOffers {
    'mfe-invoicing': {
      components: {
        /** The dialog that makes the invoice of an order; `orderId` is the order's number. */
        InvoiceDialog: {
          1: {
            orderId: number;
            isOpen: boolean;
            /** The person closed the dialog; the order has no issued invoice yet, though one may be on its way. */
            onClose: () => void;
            /** The order has its invoice now. The dialog itself then goes to /admin/invoices_list. */
            onGenerated: () => void;
          };
        };
        /** The dialog that invoices several orders at once; `title` names an order to people. */
        BulkInvoiceDialog: {
          1: {
            /** The orders to be invoiced; none to see how far the person's last run is. */
            orders: readonly { id: number; title: string }[];
            onClose: () => void;
            /** An invoice was requested or has moved on: what lists the orders is read again. */
            onChanged: () => void;
          };
        };
      };
    };
  }
}
