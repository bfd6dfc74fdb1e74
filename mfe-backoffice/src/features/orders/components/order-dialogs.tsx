import type { OrderRow } from '@lacteos/contracts';
import { RemoteComponent } from '@lacteos/remote-kit';
import { DispatchDialog } from '@lacteos/ui/antd';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

import { registerDispatch } from '../api/dispatch-orders';
import { ORDERS_KEY } from '../api/orders-key';
import { TimelineDrawer } from './timeline-drawer';

/** What opens over the orders table. */
export interface OrderDialogs {
  dispatch: (orders: readonly OrderRow[]) => void;
  invoice: (order: OrderRow) => void;
  timeline: (order: OrderRow) => void;
}
type Open =
  | { kind: 'dispatch'; orders: readonly OrderRow[] }
  | { kind: 'invoice' | 'timeline'; order: OrderRow }
  | null;

const Dialogs = createContext<OrderDialogs | null>(null);

/** Opens the dialogs of the orders page. @throws Error outside of one */
export function useOrderDialogs(): OrderDialogs {
  const dialogs = useContext(Dialogs);
  if (!dialogs) throw new Error('useOrderDialogs outside of OrderDialogsProvider');
  return dialogs;
}

function Invoice({ orderId, close }: { orderId: number; close: () => void }) {
  const client = useQueryClient();
  const { notification } = App.useApp();
  const explain = useCallback(() => {
    notification.error({
      title: 'La facturación no está disponible en este momento. Inténtelo de nuevo en unos minutos.',
      role: 'alert',
      duration: 0,
    });
    close();
  }, [close, notification]);
  const refresh = () => {
    close();
    void client.invalidateQueries({ queryKey: [ORDERS_KEY] });
  };
  const props = { orderId, isOpen: true, onClose: close, onGenerated: refresh };
  return (
    <RemoteComponent remote="mfe-invoicing" name="InvoiceDialog" props={props} onUnavailable={explain} />
  );
}

function Dispatch({ orders, close }: { orders: readonly OrderRow[]; close: () => void }) {
  const client = useQueryClient();
  const { notification } = App.useApp();
  const refresh = () => void client.invalidateQueries({ queryKey: [ORDERS_KEY] });
  return (
    <DispatchDialog
      orders={orders}
      register={registerDispatch}
      onClose={close}
      onFailed={refresh}
      onDone={() => {
        notification.success({
          title: '¡Éxito!',
          description: 'Datos envio se registro exitosamente.',
          role: 'status',
        });
        refresh();
        close();
      }}
    />
  );
}

/** Lets everything below it open the dialogs of the orders page; one is open at a time. */
export function OrderDialogsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open>(null);
  const close = useCallback(() => setOpen(null), []);
  const dialogs = useMemo<OrderDialogs>(
    () => ({
      dispatch: (orders) => setOpen({ kind: 'dispatch', orders }),
      invoice: (order) => setOpen({ kind: 'invoice', order }),
      timeline: (order) => setOpen({ kind: 'timeline', order }),
    }),
    [],
  );
  return (
    <Dialogs.Provider value={dialogs}>
      {children}
      {open?.kind === 'dispatch' && <Dispatch orders={open.orders} close={close} />}
      {open?.kind === 'invoice' && <Invoice orderId={open.order.id} close={close} />}
      {open?.kind === 'timeline' && <TimelineDrawer order={open.order} onClose={close} />}
    </Dialogs.Provider>
  );
}
