import { CLAIM_KINDS, CLAIM_STATES } from '@lacteos/contracts/claims/claims';
import type { FollowedClaim } from '@lacteos/contracts/schemas';
import { Alert, Button, formatLongDay, formatMoment } from '@lacteos/ui';
import { useEffect, useState, type FormEvent } from 'react';
import type { UploadedClaimFile } from '@lacteos/contracts/schemas';
import { failureText } from '#features/screen';
import type { SendReply } from './claim-calls';
import { storeDraft, keyOf, readDraft } from './claim-draft';
import { FIELD_PREFIX, isTooShort, problemsIn, TEXT_TOO_SHORT } from './claim-problems';
import styles from './claims.module.css';
import { FilePicker } from './file-picker';
import { TextArea } from './text-area';

type Entry = FollowedClaim['entries'][number];

const ENTRY_TITLES: Readonly<Record<Entry['kind'], string>> = {
  received: 'Usted escribió',
  reply: 'Usted escribió',
  answer: 'Le respondimos',
  prolonged: 'Necesitamos más tiempo',
  dismissed: 'Archivamos el caso',
  closed: 'Cerramos el caso',
};

function EntryItem({ entry: { kind, text, at, files } }: { entry: Entry }) {
  return (
    <li className={kind === 'answer' ? styles['answer'] : undefined}>
      <p>
        <strong>{ENTRY_TITLES[kind]}</strong>, <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      {text ? <p className={styles['text']}>{text}</p> : null}
      {files.length > 0 ? (
        <ul>
          {files.map(({ name, address }) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

interface ReplyDraft {
  text: string;
  files: UploadedClaimFile[];
}
interface ReplyFormProps {
  number: string;
  send: SendReply;
  onSent: (claim: FollowedClaim) => void;
}

function ReplyForm({ number, send, onSent }: ReplyFormProps) {
  const name = `reply.${number}`;
  const [draft, setDraft] = useState<ReplyDraft>(() => ({
    text: '',
    files: [],
    ...readDraft<Partial<ReplyDraft>>(name),
  }));
  const [error, setError] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => storeDraft(name, draft), [name, draft]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setFailure(null);
    if (isTooShort(draft.text)) return setError(TEXT_TOO_SHORT);
    setSending(true);
    try {
      const message = { text: draft.text.trim(), files: draft.files.map(({ key }) => key) };
      const claim = await send(message, keyOf(name, message));
      storeDraft(`${name}.attempt`, null);
      setDraft({ text: '', files: [] });
      onSent(claim);
    } catch (refusal) {
      setFailure(problemsIn(refusal)['files'] ?? failureText(refusal));
    } finally {
      setSending(false);
    }
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <h2>Escribir de nuevo</h2>
      {failure ? <Alert title="No pudimos enviar su mensaje">{failure}</Alert> : null}
      <TextArea
        id={`${FIELD_PREFIX}reply`}
        label="Su mensaje"
        hint="Si ya le respondimos, el caso vuelve a trámite."
        value={draft.text}
        error={error}
        onChange={(text) => {
          setError(undefined);
          setDraft({ ...draft, text });
        }}
      />
      <FilePicker files={draft.files} onChange={(files) => setDraft((before) => ({ ...before, files }))} />
      <Button type="submit" isPending={isSending}>
        Enviar
      </Button>
    </form>
  );
}

interface FollowedCaseProps {
  claim: FollowedClaim;
  send: SendReply;
  onChange: (claim: FollowedClaim) => void;
}

export function FollowedCase({ claim, send, onChange }: FollowedCaseProps) {
  const { number, kind, state, receivedAt, dueOn, isProlonged, canReply, productName, orderId } = claim;
  const isWaiting = state === 'received' || state === 'in-progress';
  return (
    <article className={styles['case']}>
      <h2>{number}</h2>
      <p role="status" className={styles['state']}>
        {CLAIM_STATES[state]}
      </p>
      <dl>
        <dt>Clase</dt>
        <dd>{CLAIM_KINDS[kind]}</dd>
        <dt>Recibido</dt>
        <dd>
          <time dateTime={receivedAt}>{formatMoment(receivedAt)}</time>
        </dd>
        {isWaiting ? (
          <>
            <dt>Le respondemos a más tardar</dt>
            <dd>
              {formatLongDay(dueOn)}
              {isProlonged ? ' (plazo prorrogado)' : ''}
            </dd>
          </>
        ) : null}
        {orderId ? (
          <>
            <dt>Pedido</dt>
            <dd>{orderId}</dd>
          </>
        ) : null}
        {productName ? (
          <>
            <dt>Producto</dt>
            <dd>{productName}</dd>
          </>
        ) : null}
      </dl>
      <ol className={styles['entries']} aria-label="Historia del caso">
        {claim.entries.map((entry) => (
          <EntryItem key={`${entry.kind} ${entry.at}`} entry={entry} />
        ))}
      </ol>
      {canReply ? (
        <ReplyForm number={number} send={send} onSent={onChange} />
      ) : (
        <p>Este caso está cerrado. Si necesita algo más, escriba uno nuevo y mencione su número.</p>
      )}
    </article>
  );
}
