import type { OrderRow } from '@lacteos/contracts/schemas';
import { RemoteComponent } from '@lacteos/remote-kit';
import { formatMoney } from '@lacteos/ui';
import { usePersistedState } from '@lacteos/ui/antd';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';

import { lastRunQuery } from '../api/last-invoice-run';
import { ORDERS_KEY } from '../api/orders-key';
import { customerName } from '../model/order-texts';
import { BulkDispatchDialog } from './bulk-dispatch-dialog';
import { BulkPaymentDialog } from './bulk-payment-dialog';
import { TimelineDrawer } from './timeline-drawer';

export interface OrderDialogs {
  dispatch: (orders: readonly OrderRow[]) => void;
  pay: (orders: readonly OrderRow[]) => void;
  invoice: (order: OrderRow) => void;
  invoiceMany: (orders: readonly OrderRow[]) => void;
  timeline: (order: OrderRow) => void;
}
type Open =
  | { kind: 'dispatch' | 'invoices' | 'payments'; orders: readonly OrderRow[] }
  | { kind: 'invoice' | 'timeline'; order: OrderRow }
  | null;

const INVOICING_UNAVAILABLE =
  'La facturación no está disponible en este momento. Inténtelo de nuevo en unos minutos.';

const Dialogs = createContext<OrderDialogs | null>(null);

/** @throws Error outside of the provider */
export function useOrderDialogs(): OrderDialogs {
  const dialogs = useContext(Dialogs);
  if (!dialogs) throw new Error('useOrderDialogs outside of OrderDialogsProvider');
  return dialogs;
}

function Invoice({ orderId, close }: { orderId: number; close: () => void }) {
  const client = useQueryClient();
  const { notification } = App.useApp();
  const explain = useCallback(() => {
    notification.error({ title: INVOICING_UNAVAILABLE, role: 'alert', duration: 0 });
    close();
  }, [close, notification]);
  const refresh = () => {
    close();
    void client.invalidateQueries({ queryKey: [ORDERS_KEY] });
  };
  const props = { orderId, isOpen: true, onClose: close, onGenerated: refresh };
  return (
    <RemoteComponent
      remote="mfe-invoicing"
      name="InvoiceDialog"
      contract={1}
      props={props}
      onUnavailable={explain}
    />
  );
}

const titleOf = (order: OrderRow) =>
  `${order.id} · ${customerName(order)} · ${formatMoney(order.totalPrice)}`;

function Invoices({ orders, close }: { orders: readonly OrderRow[]; close: () => void }) {
  const client = useQueryClient();
  const { notification } = App.useApp();
  const refresh = useCallback(() => {
    void client.invalidateQueries({ queryKey: [ORDERS_KEY] });
    void client.invalidateQueries({ queryKey: lastRunQuery.queryKey });
  }, [client]);
  const explain = useCallback(() => {
    notification.error({ title: INVOICING_UNAVAILABLE, role: 'alert', duration: 0 });
    close();
  }, [close, notification]);
  const end = useCallback(() => {
    refresh();
    close();
  }, [close, refresh]);
  const props = {
    orders: orders.map((order) => ({ id: order.id, title: titleOf(order), totalPrice: order.totalPrice })),
    onClose: end,
    onChanged: refresh,
  };
  return (
    <RemoteComponent
      remote="mfe-invoicing"
      name="BulkInvoiceDialog"
      contract={1}
      props={props}
      onUnavailable={explain}
    />
  );
}

export function OrderDialogsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = usePersistedState<Open>('order dialog', null);
  const close = useCallback(() => setOpen(null), [setOpen]);
  const client = useQueryClient();
  const refreshOrders = () => void client.invalidateQueries({ queryKey: [ORDERS_KEY] });
  const dialogs = useMemo<OrderDialogs>(
    () => ({
      dispatch: (orders) => setOpen({ kind: 'dispatch', orders }),
      invoice: (order) => setOpen({ kind: 'invoice', order }),
      pay: (orders) => setOpen({ kind: 'payments', orders }),
      invoiceMany: (orders) => setOpen({ kind: 'invoices', orders }),
      timeline: (order) => setOpen({ kind: 'timeline', order }),
    }),
    [setOpen],
  );
  return (
    <Dialogs.Provider value={dialogs}>
      {children}
      {open?.kind === 'dispatch' && (
        <BulkDispatchDialog orders={open.orders} onClose={close} onChanged={refreshOrders} />
      )}
      {open?.kind === 'payments' && (
        <BulkPaymentDialog orders={open.orders} onClose={close} onChanged={refreshOrders} />
      )}
      {open?.kind === 'invoices' && <Invoices orders={open.orders} close={close} />}
      {open?.kind === 'invoice' && <Invoice orderId={open.order.id} close={close} />}
      {open?.kind === 'timeline' && <TimelineDrawer order={open.order} onClose={close} />}
    </Dialogs.Provider>
  );
}
