import {
  CarOutlined,
  DeleteOutlined,
  EyeOutlined,
  FileTextOutlined,
  HistoryOutlined,
} from '@ant-design/icons';
import type { OrderRow } from '@lacteos/contracts/schemas';
import { LinkFromList } from '@lacteos/ui';
import { App, Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';

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
import styles from './orders.module.css';

interface StepActionProps {
  label: string;
  name: string;
  icon: ReactNode;
  isDanger?: boolean;
  isBusy?: boolean;
  onClick: () => void;
}

const Labelled = ({ label, icon }: Pick<StepActionProps, 'label' | 'icon'>) => (
  <>
    {icon}
    <span className={styles.orderActionLabel}>{label}</span>
  </>
);

function StepAction({ label, name, icon, isDanger = false, isBusy = false, onClick }: StepActionProps) {
  return (
    <Tooltip title={label} trigger={['hover', 'focus']}>
      <Button type="text" size="small" danger={isDanger} loading={isBusy} onClick={onClick} aria-label={name}>
        <Labelled label={label} icon={icon} />
      </Button>
    </Tooltip>
  );
}

function DeleteAction({ order }: { order: OrderRow }) {
  const { modal, notification } = App.useApp();
  const { mutateAsync: deleteOrder, isPending } = useDeleteOrder();

  const remove = async () => {
    try {
      await deleteOrder(order.id);
      notification.success({ title: DELETED, role: 'status' });
    } catch (error) {
      const { status, message, isOutcomeUnknown = false } = failedCall(error);
      const description = status === 409 || isOutcomeUnknown ? message : undefined;
      notification.error({ title: deletionFailureText(status), description, role: 'alert', duration: 0 });
    }
  };

  const confirmDeletion = () =>
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
    <StepAction
      label="Eliminar"
      name={`Eliminar el pedido ${order.id}`}
      icon={<DeleteOutlined aria-hidden />}
      isDanger
      isBusy={isPending}
      onClick={confirmDeletion}
    />
  );
}

export function OrderActions({ order }: { order: OrderRow }) {
  const dialogs = useOrderDialogs();
  const nameOf = (label: string) => `${label} del pedido ${order.id}`;
  return (
    <span className={styles.orderActions}>
      <Tooltip title="Detalles" trigger={['hover', 'focus']}>
        <LinkFromList to={`/orderstore/${order.id}`} aria-label={nameOf('Detalles')}>
          <Labelled label="Detalles" icon={<EyeOutlined aria-hidden />} />
        </LinkFromList>
      </Tooltip>
      {canBeDispatched(order) && (
        <StepAction
          label="Generar Despacho"
          name={nameOf('Generar Despacho')}
          icon={<CarOutlined aria-hidden />}
          onClick={() => dialogs.dispatch([order])}
        />
      )}
      {canBeInvoiced(order) && (
        <StepAction
          label={invoiceActionText(order)}
          name={nameOf(invoiceActionText(order))}
          icon={<FileTextOutlined aria-hidden />}
          onClick={() => dialogs.invoice(order)}
        />
      )}
      <StepAction
        label="Historial"
        name={nameOf('Historial')}
        icon={<HistoryOutlined aria-hidden />}
        onClick={() => dialogs.timeline(order)}
      />
      {isDeletable(order) && <DeleteAction order={order} />}
    </span>
  );
}
