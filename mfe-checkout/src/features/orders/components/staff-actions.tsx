import { isAdministrator } from '@lacteos/contracts/reference/roles';
import type { DispatchRegistration, Order, SessionUser } from '@lacteos/contracts/schemas';
import { notify, useListReturn } from '@lacteos/ui';
import { DispatchDialog, usePersistedState } from '@lacteos/ui/antd';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { registerDispatch } from '../model/register-dispatch';
import { PaymentDialog } from '#features/payment';
import { errorText } from '#features/screen';
import { orderQuery } from '../model/get-order';
import { mayDispatch, mayRegisterPayment } from '../model/staff-rights';
import styles from './order.module.css';

interface StaffActionsProps {
  order: Order;
  user: SessionUser;
  startsOpen?: boolean;
}

function useAfterRegistration(user: SessionUser, order: Order) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const list = useListReturn();
  const { queryKey } = orderQuery(user.id, String(order.id));
  return {
    renew: () => void client.invalidateQueries({ queryKey }),
    show: (changed: Order, text: string) => {
      client.setQueryData(queryKey, changed);
      notify('success', '¡Éxito!', text);
    },
    leave: (changed: Order, text: string, path: string) => {
      client.setQueryData(queryKey, changed);
      void client.invalidateQueries({ queryKey: ['orders', user.id] });
      notify('success', '¡Éxito!', text);
      void navigate(list ?? path);
    },
  };
}

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

export function StaffActions({ order, user, startsOpen = false }: StaffActionsProps) {
  const canPay = mayRegisterPayment(user, order);
  const canDispatch = mayDispatch(user, order);
  const first = canPay ? 'payment' : 'dispatch';
  const [open, setOpen] = usePersistedState<'payment' | 'dispatch' | null>(
    `opened step ${order.id}`,
    startsOpen ? first : null,
  );
  // Keeps the dialog with its input when somebody else was faster.
  const [isRefused, setRefused] = useState(false);
  const { renew, show, leave } = useAfterRegistration(user, order);
  const { dispatched, register } = useDispatchRegistration(order);
  const close = () => {
    setOpen(null);
    setRefused(false);
  };
  const refuse = () => {
    setRefused(true);
    renew();
  };
  if (!canPay && !canDispatch && !isRefused) return null;
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
      {open === 'payment' && (canPay || isRefused) && (
        <PaymentDialog
          order={order}
          onClose={close}
          onFailed={refuse}
          onSecondPaid={(alerted) => show(alerted, 'El pago quedó registrado para devolverlo.')}
          onPaid={(paid) =>
            leave(
              paid,
              'El pago se registró exitosamente.',
              isAdministrator(user.id_role) ? '/admin/orders' : '/orderhistory',
            )
          }
        />
      )}
      {open === 'dispatch' && (canDispatch || isRefused) && (
        <DispatchDialog
          orders={[order]}
          register={register}
          onClose={close}
          onFailed={refuse}
          onDone={() => leave(dispatched.current, 'Datos envio se registro exitosamente.', '/')}
        />
      )}
    </div>
  );
}
