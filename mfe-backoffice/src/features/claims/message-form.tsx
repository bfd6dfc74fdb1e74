import { MAX_CLAIM_FILES, MAX_CLAIM_TEXT } from '@lacteos/contracts/claims/claims';
import type { ClaimDetail, UploadedClaimFile } from '@lacteos/contracts/schemas';
import { OF_PERSON } from '@lacteos/session-bus';
import { FormProblem } from '@lacteos/ui/antd';
import { App, Button, Input, Segmented, type GetRef } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';

import { failedCall, FieldProblem, formStyles, problemLink } from '#features/editing';
import { uploadClaimFile, useClaimStep } from './claim-calls';
import styles from './claims.module.css';

interface Draft {
  step: 'answer' | 'note';
  text: string;
  files: UploadedClaimFile[];
}

const MIN_TEXT = 3;
const TEXT_MISSING = 'Escriba el texto.';
const EMPTY: Draft = { step: 'answer', text: '', files: [] };
const nameOf = (id: number): string => `${OF_PERSON}claim.${id}`;

function readDraft(id: number): Draft {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(nameOf(id)) ?? '{}') as Partial<Draft>) };
  } catch {
    return EMPTY;
  }
}

function storeDraft(id: number, draft: Draft): void {
  try {
    if (draft.text || draft.files.length > 0) sessionStorage.setItem(nameOf(id), JSON.stringify(draft));
    else sessionStorage.removeItem(nameOf(id));
  } catch {
    // Without storage a refresh loses what was typed.
  }
}

interface FilesProps {
  draft: Draft;
  onAdd: (file: UploadedClaimFile) => void;
  onRemove: (key: string) => void;
  onProblem: (text: string | null) => void;
}

function Files({ draft: { files }, onAdd, onRemove, onProblem }: FilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const add = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    onProblem(null);
    try {
      onAdd(await uploadClaimFile(file));
    } catch (error) {
      onProblem(failedCall(error).message);
    } finally {
      setBusy(false);
      if (input.current) input.current.value = '';
    }
  };
  return (
    <div className={styles.files}>
      {files.length > 0 && (
        <ul aria-label="Archivos del mensaje">
          {files.map(({ key, name }) => (
            <li key={key}>
              {name}{' '}
              <Button type="link" aria-label={`Quitar ${name}`} onClick={() => onRemove(key)}>
                Quitar
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label="Elegir un archivo"
        accept="image/*,application/pdf"
        onChange={({ target }) => void add(target.files?.[0])}
      />
      <Button
        loading={isBusy}
        disabled={files.length >= MAX_CLAIM_FILES}
        onClick={() => input.current?.click()}
      >
        Agregar un archivo
      </Button>
    </div>
  );
}

export function MessageForm({ claim }: { claim: ClaimDetail }) {
  const { id, version, steps } = claim;
  const fieldId = useId();
  const { notification } = App.useApp();
  const [draft, setDraft] = useState(() => readDraft(id));
  const [problem, setProblem] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<GetRef<typeof Input.TextArea>>(null);
  const { mutateAsync, isPending } = useClaimStep(id);
  useEffect(() => storeDraft(id, draft), [id, draft]);
  const canAnswer = steps.includes('answer');
  const step = canAnswer ? draft.step : 'note';
  const send = async () => {
    if (draft.text.trim().length < MIN_TEXT) {
      setMissing(true);
      return field.current?.focus();
    }
    setMissing(false);
    setProblem(null);
    try {
      const files = draft.files.map(({ key }) => key);
      await mutateAsync({ step, version, text: draft.text.trim(), files });
      setDraft(EMPTY);
      notification.success({
        title: step === 'answer' ? 'La respuesta salió por correo.' : 'La nota quedó en la historia.',
        role: 'status',
      });
    } catch (error) {
      setProblem(failedCall(error).message);
    }
  };
  return (
    <section className={formStyles.officeCard} aria-label="Escribir">
      <h2>Escribir</h2>
      {canAnswer && (
        <Segmented
          aria-label="Para quién"
          value={step}
          options={[
            { value: 'answer', label: 'Respuesta' },
            { value: 'note', label: 'Nota interna' },
          ]}
          onChange={(next) => setDraft({ ...draft, step: next === 'note' ? 'note' : 'answer' })}
        />
      )}
      <p>
        <label htmlFor={fieldId}>
          {step === 'answer' ? 'Respuesta (le llega por correo)' : 'Nota (solo la ve el equipo)'}
        </label>
      </p>
      <Input.TextArea
        id={fieldId}
        autoSize={{ minRows: 4, maxRows: 14 }}
        maxLength={MAX_CLAIM_TEXT}
        value={draft.text}
        status={isMissing ? 'error' : undefined}
        ref={field}
        {...problemLink(fieldId, isMissing ? TEXT_MISSING : undefined)}
        onChange={({ target }) => {
          setMissing(false);
          setDraft({ ...draft, text: target.value });
        }}
      />
      {isMissing && <FieldProblem field={fieldId} problem={TEXT_MISSING} />}
      <div className={styles.buttons} />
      <Files
        draft={draft}
        onAdd={(file) => setDraft((before) => ({ ...before, files: [...before.files, file] }))}
        onRemove={(removed) =>
          setDraft((before) => ({ ...before, files: before.files.filter(({ key }) => key !== removed) }))
        }
        onProblem={setProblem}
      />
      <FormProblem className={formStyles.officeFormNotice} problem={problem} />
      <Button type="primary" loading={isPending} onClick={() => void send()}>
        {step === 'answer' ? 'Enviar la respuesta' : 'Guardar la nota'}
      </Button>
    </section>
  );
}
