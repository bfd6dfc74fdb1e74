import { DEFAULT_TEXT_MARK } from '@lacteos/contracts/legal/legal-documents';
import type { LegalText } from '@lacteos/contracts/schemas';
import { FormProblem, useUnsavedGuard } from '@lacteos/ui/antd';
import { Alert, App, Button, Form, Input, Popconfirm } from 'antd';
import { useState } from 'react';

import { failedCall, formStyles } from '#features/editing';
import { usePublishText, type LegalDraft } from './legal-text-calls';
import { storeDraft, readDraft } from './draft-memory';
import { Differences } from './differences';
import styles from './legal.module.css';
import { TextTabs } from './text-tabs';

const CONFLICT = 'EDIT.CONFLICT';
const MAX_BODY = 30_000;
const draftOf = ({ title, body, version }: LegalText): LegalDraft => ({ title, body, version });
const isSame = (one: Pick<LegalDraft, 'title' | 'body'>, other: Pick<LegalDraft, 'title' | 'body'>) =>
  one.title.trim() === other.title.trim() && one.body.trim() === other.body.trim();

function Conflict({ seen, current }: { seen: LegalText; current: LegalText }) {
  return (
    <Alert
      className={styles.notice}
      type="warning"
      showIcon
      role="alert"
      title={`Otra persona publicó la versión ${current.version} mientras usted editaba.`}
      description={
        <>
          <p>Su texto sigue aquí. Esto cambió la otra persona; si publica, reemplaza su versión:</p>
          <Differences
            before={`${seen.title}\n\n${seen.body}`}
            after={`${current.title}\n\n${current.body}`}
          />
        </>
      }
    />
  );
}

interface PublishButtonProps {
  draft: LegalDraft;
  isUnchanged: boolean;
  isBusy: boolean;
  onPublish: () => void;
}

function PublishButton({ draft, isUnchanged, isBusy, onPublish }: PublishButtonProps) {
  const isIncomplete = draft.title.trim() === '' || draft.body.trim() === '';
  return (
    <Popconfirm
      title={`¿Publicar la versión ${draft.version + 1}?`}
      description="Rige desde ahora; los pedidos guardan la versión que aceptaron."
      okText="Publicar"
      cancelText="Volver"
      disabled={isIncomplete || isUnchanged || isBusy}
      onConfirm={onPublish}
    >
      <Button type="primary" loading={isBusy} disabled={isIncomplete || isUnchanged}>
        Publicar la versión {draft.version + 1}
      </Button>
    </Popconfirm>
  );
}

interface FieldsProps {
  draft: LegalDraft;
  onChange: (draft: LegalDraft) => void;
}

const Fields = ({ draft, onChange }: FieldsProps) => (
  <>
    <Form.Item label="Título" htmlFor="legal-title" required>
      <Input
        id="legal-title"
        maxLength={120}
        value={draft.title}
        onChange={({ target }) => onChange({ ...draft, title: target.value })}
      />
    </Form.Item>
    <Form.Item label="Texto" htmlFor="legal-body" required>
      <Input.TextArea
        id="legal-body"
        aria-describedby="legal-hint"
        autoSize={{ minRows: 14, maxRows: 30 }}
        maxLength={MAX_BODY}
        value={draft.body}
        onChange={({ target }) => onChange({ ...draft, body: target.value })}
      />
    </Form.Item>
    <p id="legal-hint" className={styles.hint}>
      Una línea vacía separa párrafos. «## » empieza un subtítulo y «- » un punto de una lista.
    </p>
  </>
);

const draftText = (kept: LegalDraft, { version }: LegalText): string =>
  kept.version === version
    ? 'Recuperamos su borrador sin publicar.'
    : `Recuperamos su borrador de la versión ${kept.version}; hoy rige la ${version}. Revise las diferencias antes de publicar.`;

export function LegalEditor({ text }: { text: LegalText }) {
  const { notification } = App.useApp();
  const [kept] = useState(() => readDraft(text.document));
  const [seen, setSeen] = useState(text);
  const [draft, setDraft] = useState<LegalDraft>({
    ...(kept ?? draftOf(text)),
    version: text.version,
  });
  const [conflict, setConflict] = useState<LegalText | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync, isPending } = usePublishText(text.document);
  const current = conflict ?? seen;
  const isUnchanged = isSame(draft, current);

  useUnsavedGuard(() => !isUnchanged, { onDiscard: () => storeDraft(text.document, null) });

  const change = (next: LegalDraft) => {
    setDraft(next);
    storeDraft(text.document, isSame(next, current) ? null : next);
  };
  const startFrom = (base: LegalText) => {
    setSeen(base);
    setConflict(null);
    setProblem(null);
    change(draftOf(base));
    storeDraft(text.document, null);
  };
  const publish = async () => {
    setProblem(null);
    try {
      const published = await mutateAsync(draft);
      startFrom(published);
      notification.success({ title: `Publicó la versión ${published.version}.`, role: 'status' });
    } catch (error) {
      const failure = failedCall(error);
      const newer =
        failure.code === CONFLICT ? (failure.errors?.['current'] as LegalText | undefined) : undefined;
      if (!newer) return setProblem(failure.message);
      if (conflict) setSeen(conflict);
      setConflict(newer);
      change({ ...draft, version: newer.version });
    }
  };

  return (
    <div className={styles.editor}>
      <section className={formStyles.officeCard} aria-label="Editar el texto">
        {current.isDefault && (
          <Alert className={styles.notice} type="warning" showIcon title={DEFAULT_TEXT_MARK} />
        )}
        {kept && !isUnchanged && !conflict && (
          <Alert className={styles.notice} type="info" showIcon title={draftText(kept, text)} />
        )}
        {conflict && <Conflict seen={seen} current={conflict} />}
        <FormProblem className={styles.notice} problem={problem} />
        <Form layout="vertical" component="div">
          <Fields draft={draft} onChange={change} />
        </Form>
        <div className={styles.actions}>
          <PublishButton
            draft={draft}
            isUnchanged={isUnchanged && !current.isDefault}
            isBusy={isPending}
            onPublish={() => void publish()}
          />
          <Button disabled={isUnchanged || isPending} onClick={() => startFrom(current)}>
            Descartar los cambios
          </Button>
        </div>
      </section>
      <section className={formStyles.officeCard} aria-label="Revisar el texto">
        <TextTabs current={current} draft={draft} />
      </section>
    </div>
  );
}
