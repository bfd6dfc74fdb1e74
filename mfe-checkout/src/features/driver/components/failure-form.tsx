import { NOT_DELIVERED_REASONS } from '@lacteos/contracts/delivery/delivery-progress';
import { Button, SelectField, TextField } from '@lacteos/ui';
import { useState, type FormEvent } from 'react';
import type { DriverStop } from '@lacteos/contracts/schemas';
import {
  EMPTY_FAILURE,
  judgeFailure,
  OTHER_REASON,
  type FailureDraft,
  type FailureProblems,
} from '../model/proof-draft';
import styles from './driver.module.css';
import { PictureField } from './picture-field';
import type { ProveStop } from './use-proving';

const REASONS = [...NOT_DELIVERED_REASONS, OTHER_REASON].map((reason) => ({ value: reason, label: reason }));

interface FailureFormProps {
  stop: DriverStop;
  /** Rejects when the phone stores nothing. */
  onProve: ProveStop;
  onCancel: () => void;
}

export function FailureForm({ stop, onProve, onCancel }: FailureFormProps) {
  const [draft, setDraft] = useState(EMPTY_FAILURE);
  const [picture, setPicture] = useState<string | null>(null);
  const [problems, setProblems] = useState<FailureProblems>({});
  const [isSaving, setSaving] = useState(false);
  const change = (part: Partial<FailureDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems({});
  };
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    const judged = judgeFailure(draft);
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
      aria-label={`No se pudo entregar a ${stop.name}`}
      onSubmit={(event) => void confirm(event)}
    >
      <SelectField
        label="Por qué no se pudo entregar"
        placeholder="Elija el motivo"
        options={REASONS}
        // The driver has just pressed 'No se pudo entregar'.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        error={problems.reason}
        value={draft.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      {draft.reason === OTHER_REASON ? (
        <TextField
          label="Qué pasó"
          autoComplete="off"
          maxLength={200}
          error={problems.words}
          value={draft.words}
          onChange={({ target }) => change({ words: target.value })}
        />
      ) : null}
      <PictureField picture={picture} onChange={setPicture} />
      <div className={styles.actions}>
        <Button type="submit" isPending={isSaving}>
          Confirmar
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Volver
        </Button>
      </div>
    </form>
  );
}
