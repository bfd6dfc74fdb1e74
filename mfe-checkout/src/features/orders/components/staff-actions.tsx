import { isAdministrator, type DispatchRegistration, type Order, type SessionUser } from '@lacteos/contracts';
import { notify, useListReturn } from '@lacteos/ui';
import { DispatchDialog, useKeptState } from '@lacteos/ui/antd';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { registerDispatch } from '#features/dispatch';
import { PaymentDialog } from '#features/payment';
import { errorText } from '#features/screen';
import { orderQuery } from '../api/get-order';
import { mayDispatch, mayRegisterPayment } from '../model/staff-rights';
import styles from './order.module.css';

interface StaffActionsProps {
  order: Order;
  user: SessionUser;
  /** Opens the dialog of the next step at once. */
  startsOpen?: boolean;
}

/** What follows a registration: the order is shown as it is now, and staff go on where their work continues. */
function useAfterRegistration(user: SessionUser, order: Order) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const list = useListReturn();
  const { queryKey } = orderQuery(user.id, String(order.id));
  return {
    renew: () => void client.invalidateQueries({ queryKey }),
    leave: (changed: Order, text: string, path: string) => {
      client.setQueryData(queryKey, changed);
      void client.invalidateQueries({ queryKey: ['orders', user.id] });
      notify('success', '¡Éxito!', text);
      void navigate(list ?? path);
    },
  };
}

/** Registers the dispatch of an order and keeps what the server made of it, for when the dialog is done. */
function useDispatchRegistration(order: Order) {
  const dispatched = useRef(order);
  const register = async (id: number, data: DispatchRegistration): Promise<string | null> => {
    try {
      dispatched.current = await registerDispatch(id, data);
      return null;
    } catch (error) {
      return errorText(error);
    }
  };
  return { dispatched, register };
}

/** Registering payment and dispatch, for the staff of the order. */
export function StaffActions({ order, user, startsOpen = false }: StaffActionsProps) {
  const canPay = mayRegisterPayment(user, order);
  const canDispatch = mayDispatch(user, order);
  const first = canPay ? 'payment' : 'dispatch';
  const [open, setOpen] = useKeptState<'payment' | 'dispatch' | null>(
    `opened step ${order.id}`,
    startsOpen ? first : null,
  );
  const { renew, leave } = useAfterRegistration(user, order);
  const { dispatched, register } = useDispatchRegistration(order);
  const close = () => setOpen(null);
  if (!canPay && !canDispatch) return null;
  return (
    <div className={styles.links}>
      {canPay && (
        <Button type="primary" size="large" onClick={() => setOpen('payment')}>
          Registrar pago
        </Button>
      )}
      {canDispatch && (
        <Button type="primary" size="large" onClick={() => setOpen('dispatch')}>
          Enviar Pedido
        </Button>
      )}
      {open === 'payment' && canPay && (
        <PaymentDialog
          order={order}
          onClose={close}
          onFailed={renew}
          onPaid={(paid) =>
            leave(
              paid,
              'El pago se registró exitosamente.',
              isAdministrator(user.id_role) ? '/admin/orders' : '/orderhistory',
            )
          }
        />
      )}
      {open === 'dispatch' && canDispatch && (
        <DispatchDialog
          orders={[order]}
          register={register}
          onClose={close}
          onFailed={renew}
          onDone={() => leave(dispatched.current, 'Datos envio se registro exitosamente.', '/')}
        />
      )}
    </div>
  );
}
