import type { OrderRow } from '@lacteos/contracts';
import { App, Button } from 'antd';
import { Link } from 'react-router-dom';

import { useDeleteOrder } from '../api/delete-order';
import {
  canBeDispatched,
  canBeInvoiced,
  DELETE_QUESTION,
  DELETED,
  deletionFailureText,
  isDeletable,
} from '../model/order-texts';
import { useOrderDialogs } from './order-dialogs';

/** Cancels an unpaid order after a question. */
function DeleteAction({ order }: { order: OrderRow }) {
  const { modal, notification } = App.useApp();
  const { mutateAsync: deleteOrder, isPending } = useDeleteOrder();

  const remove = async () => {
    try {
      await deleteOrder(order.id);
      notification.success({ title: DELETED, role: 'status' });
    } catch (error) {
      const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
      notification.error({ title: deletionFailureText(status), role: 'alert', duration: 0 });
    }
  };

  const ask = () =>
    modal.confirm({
      title: `Eliminar el pedido ${order.id}`,
      content: DELETE_QUESTION,
      okText: 'Eliminar',
      okButtonProps: { danger: true },
      cancelText: 'Cancelar',
      focusable: { autoFocusButton: 'cancel' },
      onOk: remove,
    });

  return (
    <Button
      danger
      type="text"
      size="small"
      loading={isPending}
      onClick={ask}
      aria-label={`Eliminar el pedido ${order.id}`}
    >
      Eliminar
    </Button>
  );
}

interface StepActionProps {
  label: string;
  order: OrderRow;
  onClick: () => void;
}

function StepAction({ label, order, onClick }: StepActionProps) {
  return (
    <Button type="text" size="small" onClick={onClick} aria-label={`${label} del pedido ${order.id}`}>
      {label}
    </Button>
  );
}

/** What staff can do with one order of the table. */
export function OrderActions({ order }: { order: OrderRow }) {
  const dialogs = useOrderDialogs();
  return (
    <span className="order-actions">
      <Link to={`/orderstore/${order.id}`} aria-label={`Detalles del pedido ${order.id}`}>
        Detalles
      </Link>
      {canBeDispatched(order) && (
        <StepAction label="Generar Despacho" order={order} onClick={() => dialogs.dispatch([order])} />
      )}
      {canBeInvoiced(order) && (
        <StepAction label="Facturar" order={order} onClick={() => dialogs.invoice(order)} />
      )}
      <StepAction label="Historial" order={order} onClick={() => dialogs.timeline(order)} />
      {isDeletable(order) && <DeleteAction order={order} />}
    </span>
  );
}
