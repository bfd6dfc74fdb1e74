import { ApiError } from '@lacteos/api-client';
import { Alert, Button, Modal, notify, TextField } from '@lacteos/ui';
import { useState, type FormEvent } from 'react';
import { rollBack, setCanary } from './release-desk';

/** What is about to be done. */
export type ReleaseChange =
  | { kind: 'rollback'; remote: string; release: string; from: string }
  | { kind: 'promote' | 'withdraw'; remote: string; release: string };

const LEAST_REASON = 5;
const UNEXPECTED = 'Ocurrió un error inesperado. Intente de nuevo.';

const TITLES: Record<ReleaseChange['kind'], string> = {
  rollback: 'Volver a la versión anterior',
  promote: 'Publicar la candidata',
  withdraw: 'Retirar la candidata',
};

const explain = (change: ReleaseChange): string => {
  if (change.kind === 'rollback')
    return `${change.remote} vuelve de ${change.from} a ${change.release}. Vale para las pestañas que se abran desde ahora.`;
  if (change.kind === 'promote')
    return `Todos los visitantes de ${change.remote} recibirán ${change.release} en las pestañas que abran desde ahora.`;
  return `Nadie más recibirá ${change.release} de ${change.remote}; los visitantes siguen con la versión en vivo.`;
};

const perform = (change: ReleaseChange, reason: string): Promise<unknown> => {
  if (change.kind === 'rollback') return rollBack(change.remote, change.release, reason);
  return setCanary(change.remote, change.kind === 'promote' ? 100 : 0);
};

interface ChangeDialogProps {
  change: ReleaseChange;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** Says what a change does and asks for the word; a way back also asks for its reason, which is kept. */
export function ChangeDialog({ change, onClose, onChanged }: ChangeDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const needsReason = change.kind === 'rollback';

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (needsReason && reason.trim().length < LEAST_REASON) {
      setError('Escriba el motivo: queda en el historial.');
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await perform(change, reason.trim());
      notify('success', 'Listo', explain(change));
      await onChanged();
      onClose();
    } catch (reasonOfFailure) {
      setFailure(reasonOfFailure instanceof ApiError ? reasonOfFailure.message : UNEXPECTED);
      setBusy(false);
    }
  };

  return (
    <Modal title={TITLES[change.kind]} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <p>{explain(change)}</p>
        {failure ? <Alert title="No se pudo hacer el cambio">{failure}</Alert> : null}
        {needsReason ? (
          <TextField
            label="Motivo"
            value={reason}
            maxLength={200}
            error={error}
            onChange={(event) => {
              setReason(event.target.value);
              setError(undefined);
            }}
          />
        ) : null}
        <div className="ui-modal__actions">
          <Button look="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" look={needsReason ? 'danger' : 'primary'} isPending={isBusy}>
            {needsReason ? `Volver a ${change.release}` : TITLES[change.kind]}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
