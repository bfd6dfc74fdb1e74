import { moneyKind, numberProblem } from '@lacteos/contracts/parsing/number-kinds';
import { TEXTS } from '@lacteos/contracts/validation';
import { Alert, Button, Modal, SelectField, TextField } from '@lacteos/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { errorText, useFirstFocus } from '#features/screen';
import { recordMovement, uploadPhoto } from './movement-calls';
import { HAND_KINDS, type HandKind } from './movement-texts';
import styles from './movements.module.css';

interface MovementDialogProps {
  onRecorded: () => void;
  onClose: () => void;
}

const PESOS = moneyKind();
const MAX_NOTE = 200;

function amountIn(typed: string): { amount: number | null; problem: string | undefined } {
  const parsed = PESOS.parse(typed);
  if (parsed.kind === 'number' && parsed.value > 0) return { amount: parsed.value, problem: undefined };
  const isMissing = parsed.kind === 'empty' || parsed.kind === 'number';
  return {
    amount: null,
    problem: isMissing ? 'Escriba el valor.' : (numberProblem(parsed, PESOS) ?? undefined),
  };
}

function PhotoField({ photo, onChange }: { photo: File | null; onChange: (photo: File | null) => void }) {
  const id = useId();
  return (
    <div className={styles.photo}>
      <label htmlFor={id}>
        Foto del recibo <span>(opcional)</span>
      </label>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        onChange={(event) => onChange(event.target.files?.[0] ?? null)}
      />
      {photo ? <p role="status">{photo.name}</p> : null}
    </div>
  );
}

/** Cash in or out of the drawer beside sales. */
export function MovementDialog({ onRecorded, onClose }: MovementDialogProps) {
  const [kind, setKind] = useState<HandKind>('expense');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [photo, setPhoto] = useState<File | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLSelectElement>(null);
  useFirstFocus(field);
  const { amount, problem } = amountIn(typed);
  const isNoteMissing = note.trim() === '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (amount === null || isNoteMissing) return;
    setSending(true);
    setFailure(null);
    try {
      const address = photo && kind === 'expense' ? await uploadPhoto(photo) : null;
      await recordMovement({ kind, amount, note: note.trim(), ...(address ? { photo: address } : {}) });
      onRecorded();
    } catch (error) {
      setFailure(errorText(error));
      setSending(false);
    }
  };
  return (
    <Modal title="Movimiento del cajón" onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
        {failure ? <Alert>{failure}</Alert> : null}
        <SelectField
          ref={field}
          label="Clase"
          options={HAND_KINDS}
          value={kind}
          onChange={(event) => setKind(event.target.value as HandKind)}
        />
        <TextField
          label="Valor"
          inputMode="decimal"
          autoComplete="off"
          error={isAsked ? problem : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextField
          label="Nota"
          autoComplete="off"
          maxLength={MAX_NOTE}
          error={isAsked && isNoteMissing ? TEXTS.required : undefined}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {kind === 'expense' ? <PhotoField photo={photo} onChange={setPhoto} /> : null}
        <div className="ui-modal__actions">
          <Button look="secondary" onClick={onClose}>
            Volver
          </Button>
          <Button type="submit" isPending={isSending}>
            Registrar
          </Button>
        </div>
      </form>
    </Modal>
  );
}
