import { Button, Checkbox, SelectField, TextField } from '@lacteos/ui';
import { useState, type FormEvent } from 'react';
import type { DriverStop } from '@lacteos/contracts/schemas';
import {
  EMPTY_DELIVERY,
  judgeDelivery,
  type DeliveryDraft,
  type DeliveryProblems,
} from '../model/proof-draft';
import type { ProveStop } from './use-proving';
import styles from './driver.module.css';
import { PictureField } from './picture-field';

interface StopFormProps {
  stop: DriverStop;
  /** Rejects when the phone stores nothing. */
  onProve: ProveStop;
  onCancel: () => void;
}

interface RefusedLinesProps extends Pick<StopFormProps, 'stop'> {
  refused: DeliveryDraft['refused'];
  error: string | undefined;
  onChange: (refused: DeliveryDraft['refused']) => void;
}

const unitsUpTo = (quantity: number) =>
  Array.from({ length: quantity + 1 }, (_, units) => ({ value: String(units), label: String(units) }));

function RefusedLines({ stop, refused, error, onChange }: RefusedLinesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Checkbox
        label="No recibió algunos productos"
        error={error}
        checked={isOpen}
        onChange={() => {
          onChange({});
          setOpen(!isOpen);
        }}
      />
      {isOpen
        ? stop.lines.map(({ id_product, name, quantity }) => (
            <SelectField
              key={id_product}
              label={`${name}: unidades que devuelve`}
              options={unitsUpTo(quantity)}
              value={String(refused[id_product] ?? 0)}
              onChange={({ target }) => onChange({ ...refused, [id_product]: Number(target.value) })}
            />
          ))
        : null}
    </>
  );
}

export function DeliveryForm({ stop, onProve, onCancel }: StopFormProps) {
  const [draft, setDraft] = useState(EMPTY_DELIVERY);
  const [picture, setPicture] = useState<string | null>(null);
  const [problems, setProblems] = useState<DeliveryProblems>({});
  const [isSaving, setSaving] = useState(false);
  const change = (part: Partial<DeliveryDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems({});
  };
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    const judged = judgeDelivery(stop, draft);
    setProblems(judged.problems ?? {});
    if (!judged.body || isSaving) return;
    setSaving(true);
    await onProve(judged.body, picture);
    setSaving(false);
  };
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={`Entregar a ${stop.name}`}
      onSubmit={(event) => void confirm(event)}
    >
      <TextField
        label="Quién recibe"
        autoComplete="off"
        maxLength={100}
        // The driver has just pressed 'Entregar'.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        error={problems.receivedBy}
        value={draft.receivedBy}
        onChange={({ target }) => change({ receivedBy: target.value })}
      />
      {stop.isCold ? (
        <TextField
          label="Temperatura en °C"
          isOptional
          autoComplete="off"
          maxLength={8}
          placeholder="4,5"
          error={problems.celsius}
          value={draft.celsius}
          onChange={({ target }) => change({ celsius: target.value })}
        />
      ) : null}
      <PictureField picture={picture} onChange={setPicture} />
      <RefusedLines
        stop={stop}
        refused={draft.refused}
        error={problems.refused}
        onChange={(refused) => change({ refused })}
      />
      <div className={styles.actions}>
        <Button type="submit" isPending={isSaving}>
          Confirmar la entrega
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Volver
        </Button>
      </div>
    </form>
  );
}
