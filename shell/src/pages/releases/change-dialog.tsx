import { TEXTS } from '@lacteos/contracts/validation';
import { ApiError } from '@lacteos/api-client';
import { Alert, Button, Modal, notify, TextField } from '@lacteos/ui';
import { useState, type FormEvent } from 'react';
import { rollBack, setCanary } from './release-desk';

export type ReleaseChange =
  | { kind: 'rollback'; remote: string; release: string; from: string }
  | { kind: 'promote' | 'withdraw'; remote: string; release: string }
  | { kind: 'share'; remote: string; release: string; percent: number };

const MIN_REASON_LENGTH = 5;
/** Percent; above the maximum a release is activated instead. */
const SHARES = { least: 1, most: 50 } as const;
const isShare = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) >= SHARES.least && Number(text) <= SHARES.most;

const TITLES: Record<ReleaseChange['kind'], string> = {
  rollback: 'Volver a la versión anterior',
  promote: 'Publicar la candidata',
  withdraw: 'Retirar la candidata',
  share: 'Cambiar el porcentaje',
};

const explain = (change: ReleaseChange): string => {
  if (change.kind === 'rollback')
    return `${change.remote} vuelve de ${change.from} a ${change.release}. Vale para las pestañas que se abran desde ahora.`;
  if (change.kind === 'promote')
    return `Todos los visitantes de ${change.remote} recibirán ${change.release} en las pestañas que abran desde ahora.`;
  if (change.kind === 'share')
    return `Hoy recibe ${change.release} el ${change.percent} % de los visitantes de ${change.remote}. El cambio vale para las pestañas que se abran desde ahora.`;
  return `Nadie más recibirá ${change.release} de ${change.remote}; los visitantes siguen con la versión en vivo.`;
};

const FIELDS = {
  rollback: {
    label: 'Motivo',
    maxLength: 200,
    problemOf: (text: string) =>
      text.length < MIN_REASON_LENGTH ? 'Escriba el motivo: queda en el historial.' : undefined,
  },
  share: {
    label: 'Porcentaje de los visitantes',
    hint: `Un número entero de ${SHARES.least} a ${SHARES.most}.`,
    inputMode: 'numeric',
    maxLength: 3,
    problemOf: (text: string) =>
      isShare(text) ? undefined : `Escriba un número entero de ${SHARES.least} a ${SHARES.most}.`,
  },
} as const;

const fieldOf = (change: ReleaseChange) =>
  change.kind === 'rollback' || change.kind === 'share' ? FIELDS[change.kind] : null;

const perform = (change: ReleaseChange, text: string): Promise<unknown> => {
  if (change.kind === 'rollback') return rollBack(change.remote, change.release, text);
  if (change.kind === 'share') return setCanary(change.remote, Number(text));
  return setCanary(change.remote, change.kind === 'promote' ? 100 : 0);
};
const doneText = (change: ReleaseChange, text: string): string =>
  change.kind === 'share'
    ? `${change.release} llega ahora al ${text} % de los visitantes de ${change.remote}.`
    : explain(change);
const wordOf = (change: ReleaseChange): string =>
  change.kind === 'rollback' ? `Volver a ${change.release}` : TITLES[change.kind];

interface ChangeDialogProps {
  change: ReleaseChange;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

export function ChangeDialog({ change, onClose, onChanged }: ChangeDialogProps) {
  const field = fieldOf(change);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const problem = field?.problemOf(text.trim());
    setError(problem);
    if (problem) return;
    setBusy(true);
    setFailure(null);
    try {
      await perform(change, text.trim());
      notify('success', 'Listo', doneText(change, text.trim()));
      await onChanged();
      onClose();
    } catch (reasonOfFailure) {
      setFailure(reasonOfFailure instanceof ApiError ? reasonOfFailure.message : TEXTS.tryAgain);
      setBusy(false);
    }
  };

  return (
    <Modal title={TITLES[change.kind]} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <p>{explain(change)}</p>
        {failure ? <Alert title="No se pudo hacer el cambio">{failure}</Alert> : null}
        {field ? (
          <TextField
            label={field.label}
            hint={'hint' in field ? field.hint : undefined}
            inputMode={'inputMode' in field ? field.inputMode : undefined}
            maxLength={field.maxLength}
            value={text}
            error={error}
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
          />
        ) : null}
        <div className="ui-modal__actions">
          <Button look="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" look={change.kind === 'rollback' ? 'danger' : 'primary'} isPending={isBusy}>
            {wordOf(change)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
