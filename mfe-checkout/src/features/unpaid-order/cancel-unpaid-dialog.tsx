import { Alert, Modal } from 'antd';
import { errorText } from '#features/screen';
import { useCancelUnpaid } from './unpaid-calls';
import styles from './unpaid.module.css';

interface CancelUnpaidDialogProps {
  orderId: number;
  userId: number;
  isByCard: boolean;
  onClose: () => void;
}

export function CancelUnpaidDialog({ orderId, userId, isByCard, onClose }: CancelUnpaidDialogProps) {
  const { mutateAsync, isPending, error } = useCancelUnpaid({ orderId, userId });
  const cancel = () => mutateAsync().then(onClose, () => undefined);
  return (
    <Modal
      open
      title={`Cancelar el pedido ${orderId}`}
      okText="Cancelar el pedido"
      okButtonProps={{ danger: true }}
      cancelText="Volver"
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => void cancel()}
      onCancel={onClose}
    >
      {error && (
        <Alert className={styles.problem} type="error" role="alert" showIcon title={errorText(error)} />
      )}
      <p>
        Sus productos vuelven a la tienda y no le cobramos nada.
        {isByCard && ' Si su banco todavía procesa un pago, se lo devolvemos.'}
      </p>
    </Modal>
  );
}
