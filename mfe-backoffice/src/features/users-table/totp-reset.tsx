import type { AdminUser } from '@lacteos/contracts/schemas';
import { App, Button, Popconfirm } from 'antd';

import { failedCall } from '#features/editing';
import { useResetTotp } from './user-sessions';

export function TotpReset({ user }: { user: AdminUser }) {
  const { notification } = App.useApp();
  const { mutateAsync: reset, isPending } = useResetTotp(user.id);
  const resetTotp = async () => {
    try {
      await reset();
      notification.success({ title: 'La verificación en dos pasos quedó desactivada.', role: 'status' });
    } catch (error) {
      notification.error({ title: failedCall(error).message, role: 'alert', duration: 0 });
    }
  };
  return (
    <Popconfirm
      title="¿Desactivar la verificación en dos pasos?"
      description="Se cierran sus sesiones y le avisamos por correo."
      okText="Desactivar"
      cancelText="Cancelar"
      onConfirm={resetTotp}
    >
      <Button danger loading={isPending}>
        Desactivar verificación en dos pasos
      </Button>
    </Popconfirm>
  );
}
