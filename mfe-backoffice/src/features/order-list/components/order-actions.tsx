import type { OrderRow } from '@lacteos/contracts/schemas';
import { RowMenu, type RowAction } from '@lacteos/ui/office';
import { App } from 'antd';

import { failedCall } from '#features/editing';
import { useDeleteOrder } from '../api/delete-order';
import {
  canBeDispatched,
  canBeInvoiced,
  DELETE_QUESTION,
  DELETED,
  deletionFailureText,
  invoiceActionText,
  isDeletable,
} from '../model/order-texts';
import { useOrderDialogs } from './order-dialogs';

function useDeletion(id: number) {
  const { modal, notification } = App.useApp();
  const { mutateAsync: deleteOrder, isPending } = useDeleteOrder();
  const remove = async () => {
    try {
      await deleteOrder(id);
      notification.success({ title: DELETED, role: 'status' });
    } catch (error) {
      const { status, message, isOutcomeUnknown = false } = failedCall(error);
      const description = status === 409 || isOutcomeUnknown ? message : undefined;
      notification.error({ title: deletionFailureText(status), description, role: 'alert', duration: 0 });
    }
  };
  const confirmDeletion = () =>
    void modal.confirm({
      title: `Eliminar el pedido ${id}`,
      content: DELETE_QUESTION,
      okText: 'Eliminar',
      okButtonProps: { danger: true },
      cancelText: 'Cancelar',
      focusable: { autoFocusButton: 'cancel' },
      onOk: remove,
    });
  return { confirmDeletion, isPending };
}

export function OrderActions({ order }: { order: OrderRow }) {
  const dialogs = useOrderDialogs();
  const { confirmDeletion, isPending } = useDeletion(order.id);
  const step = (label: string): Pick<RowAction, 'label' | 'name'> => ({
    label,
    name: `${label} del pedido ${order.id}`,
  });
  const actions: RowAction[] = [
    { ...step('Detalles'), to: `/orderstore/${order.id}` },
    ...(canBeDispatched(order)
      ? [{ ...step('Generar Despacho'), onClick: () => dialogs.dispatch([order]) }]
      : []),
    ...(canBeInvoiced(order)
      ? [{ ...step(invoiceActionText(order)), onClick: () => dialogs.invoice(order) }]
      : []),
    { ...step('Historial'), onClick: () => dialogs.timeline(order) },
    ...(isDeletable(order)
      ? [
          {
            label: 'Eliminar',
            name: `Eliminar el pedido ${order.id}`,
            isDanger: true,
            onClick: confirmDeletion,
          },
        ]
      : []),
  ];
  return <RowMenu name={`Acciones del pedido ${order.id}`} isBusy={isPending} actions={actions} />;
}
