import { countText } from '@lacteos/contracts/parsing/count-text';
import type { TotpState } from '@lacteos/contracts/schemas';
import { Alert, Button, Skeleton } from '@lacteos/ui';
import { useState } from 'react';
import { AccountPanel } from './account-panel';
import { readTotp } from './totp';
import { DisableTotpDialog } from './disable-totp-dialog';
import { SetUpTotpDialog } from './set-up-totp-dialog';
import { useAnswer } from '../../session/use-answer';

const stateText = ({ isActive, backupCodes }: TotpState): string =>
  isActive
    ? `Está activa. ${backupCodes === 1 ? 'Le queda' : 'Le quedan'} ${countText(backupCodes, 'código', 'códigos')} de respaldo.`
    : 'No está activa. Con ella, al iniciar sesión se pide además un código de su teléfono.';

export function TotpPanel() {
  const { answer, reload } = useAnswer(readTotp);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    void reload();
  };
  return (
    <AccountPanel title="Verificación en dos pasos">
      {answer.state === 'loading' ? <Skeleton rows={2} label="Cargando la verificación…" /> : null}
      {answer.state === 'failed' ? (
        <>
          <Alert title="No pudimos leer su verificación.">{answer.message}</Alert>
          <Button look="secondary" onClick={() => void reload()}>
            Reintentar
          </Button>
        </>
      ) : null}
      {answer.state === 'ready' ? (
        <>
          <p>{stateText(answer.data)}</p>
          <Button look={answer.data.isActive ? 'danger' : 'primary'} onClick={() => setOpen(true)}>
            {answer.data.isActive ? 'Desactivar' : 'Activar'}
          </Button>
          {isOpen && answer.data.isActive ? <DisableTotpDialog onClose={close} /> : null}
          {isOpen && !answer.data.isActive ? <SetUpTotpDialog onClose={close} /> : null}
        </>
      ) : null}
    </AccountPanel>
  );
}
