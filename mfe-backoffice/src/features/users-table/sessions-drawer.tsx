import type { AdminUser, OpenSession } from '@lacteos/contracts/schemas';
import { deviceText, formatMoment } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Drawer, Empty, Popconfirm } from 'antd';

import { failedCall } from '#features/editing';
import { sessionsQuery, useCloseSession } from './user-sessions';
import { userName } from './user-form';
import { TotpReset } from './totp-reset';
import styles from './users.module.css';

function Session({ session, userId }: { session: OpenSession; userId: number }) {
  const { notification } = App.useApp();
  const { mutateAsync: close, isPending } = useCloseSession(userId);
  const device = deviceText(session.device);
  const closeSession = async () => {
    try {
      await close(session.id);
      notification.success({ title: 'La sesión quedó cerrada.', role: 'status' });
    } catch (error) {
      notification.error({ title: failedCall(error).message, role: 'alert', duration: 0 });
    }
  };
  return (
    <li>
      <div>
        <strong>{device}</strong>
        <small>
          Abierta el <time dateTime={session.startedAt}>{formatMoment(session.startedAt)}</time>
        </small>
        <small>
          Último uso: <time dateTime={session.lastUsedAt}>{formatMoment(session.lastUsedAt)}</time>
        </small>
      </div>
      <Popconfirm
        title="¿Cerrar esta sesión?"
        description="Quien la esté usando deberá iniciar sesión de nuevo."
        okText="Cerrar sesión"
        cancelText="Cancelar"
        onConfirm={closeSession}
      >
        <Button
          danger
          loading={isPending}
          aria-label={`Cerrar la sesión de ${device}, abierta el ${formatMoment(session.startedAt)}`}
        >
          Cerrar
        </Button>
      </Popconfirm>
    </li>
  );
}

export function SessionsDrawer({
  user,
  canReset,
  onClose,
}: {
  user: AdminUser;
  canReset: boolean;
  onClose: () => void;
}) {
  const sessions = useQuery(sessionsQuery(user.id));
  return (
    <Drawer title={`Sesiones de ${userName(user)}`} open onClose={onClose} size={440}>
      {sessions.isPending && <LoadingSkeleton />}
      {sessions.isError && (
        <LoadFailure
          isPart
          error={sessions.error}
          isRetrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {sessions.data?.length === 0 && <Empty description="No tiene sesiones abiertas." />}
      {sessions.data && sessions.data.length > 0 && (
        <ul className={styles.userSessions}>
          {sessions.data.map((session) => (
            <Session key={session.id} session={session} userId={user.id} />
          ))}
        </ul>
      )}
      {canReset && <TotpReset user={user} />}
    </Drawer>
  );
}
