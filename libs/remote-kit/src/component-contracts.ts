import type { ComponentType, LazyExoticComponent } from 'react';

/** Properties of the dialog that makes the invoice of an order; `orderId` is the order's number. */
export interface InvoiceDialogProps {
  orderId: number;
  isOpen: boolean;
  /** The person closed the dialog; the order has no issued invoice yet, though one may be on its way. */
  onClose: () => void;
  /** The order has its invoice now. The dialog itself then goes to /admin/invoices_list. */
  onGenerated: () => void;
}

/** Properties of the dialog that invoices several orders at once; `title` names an order to people. */
export interface BulkInvoiceDialogProps {
  /** The orders to be invoiced; none to see how far the person's last run is. */
  orders: readonly { id: number; title: string }[];
  onClose: () => void;
  /** An invoice was requested or has moved on: what lists the orders is read again. */
  onChanged: () => void;
}

/** Properties of the office's menu, whose position and width its user decides: it fills its container. */
export interface OfficeMenuProps {
  /** Whether it shows icons only; where there is no room beside the page it is a button and a drawer. */
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/** Every component that a remote offers to the others: its properties, by remote and name. */
export interface RemoteComponents {
  'mfe-backoffice': { OfficeMenu: OfficeMenuProps };
  'mfe-invoicing': { InvoiceDialog: InvoiceDialogProps; BulkInvoiceDialog: BulkInvoiceDialogProps };
}
/** A remote that offers components. */
export type OfferingRemote = keyof RemoteComponents;
/** The components of a remote, by name. */
export type ComponentName<R extends OfferingRemote> = Extract<keyof RemoteComponents[R], string>;

/**
 * Version of the properties above that a build was written against, by remote and name. An addition that old users
 * need not know keeps the number; a change of meaning raises it, and the remote that offers the component says in its
 * manifest which numbers it still understands.
 */
export const COMPONENT_CONTRACTS: {
  readonly [R in OfferingRemote]: { readonly [N in ComponentName<R>]: number };
} = { 'mfe-backoffice': { OfficeMenu: 1 }, 'mfe-invoicing': { InvoiceDialog: 1, BulkInvoiceDialog: 1 } };

/** What a remote lists under `components` of defineRemote: each offered name with a component of its properties. */
export type OfferedComponents<R extends OfferingRemote> = {
  readonly [N in ComponentName<R>]:
    ComponentType<RemoteComponents[R][N]> | LazyExoticComponent<ComponentType<RemoteComponents[R][N]>>;
};
