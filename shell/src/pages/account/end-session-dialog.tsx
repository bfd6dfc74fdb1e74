import { ApiError } from '@lacteos/api-client';
import type { OwnSession } from '@lacteos/contracts/schemas';
import { Alert, Button, deviceText, Modal, notify } from '@lacteos/ui';
import { useState } from 'react';
import { endOtherSessions, endSession } from './own-sessions';
import { failureText } from '../../session/failure-text';

export type SessionEnd = { kind: 'one'; session: OwnSession } | { kind: 'others' };

const TEXT = {
  one: {
    title: 'Cerrar sesión en otro equipo',
    done: 'La sesión quedó cerrada.',
  },
  others: {
    title: 'Cerrar todas las demás sesiones',
    done: 'Solo queda abierta esta sesión.',
  },
} as const;

const explain = (end: SessionEnd): string =>
  end.kind === 'one'
    ? `Quien use ${deviceText(end.session.device)} deberá iniciar sesión de nuevo.`
    : 'En todos los demás equipos habrá que iniciar sesión de nuevo.';

/** A session that is already over counts as ended. */
const perform = (end: SessionEnd): Promise<unknown> =>
  end.kind === 'others'
    ? endOtherSessions()
    : endSession(end.session.id).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'USERS.SESSION_NOT_FOUND') throw error;
      });

export function EndSessionDialog({
  end,
  onClose,
  onEnded,
}: {
  end: SessionEnd;
  onClose: () => void;
  onEnded: () => Promise<void>;
}) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { title, done } = TEXT[end.kind];
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await perform(end);
      await onEnded();
      notify('success', 'Listo', done);
      onClose();
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return (
    <Modal title={title} onClose={onClose}>
      <p>{explain(end)}</p>
      {failure ? <Alert title="No pudimos cerrar la sesión.">{failure}</Alert> : null}
      <div className="ui-modal__actions">
        <Button look="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button look="danger" isPending={isBusy} onClick={() => void confirm()}>
          Cerrar sesión
        </Button>
      </div>
    </Modal>
  );
}
