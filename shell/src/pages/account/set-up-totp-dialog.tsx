import type { TotpSetup } from '@lacteos/contracts';
import { Alert, Button, Modal, Skeleton, TextField } from '@lacteos/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldOf } from '../account-field';
import { ACCOUNT_RULES } from '../account-rules';
import styles from './account-pages.module.css';
import { beginTotp, confirmTotp } from './totp';
import { failureText } from '../../session/failure-text';
import { useAnswer } from '../../session/use-answer';

const FIELD_PREFIX = 'totp-';
const QR_SIZE = 180;

/** Sets the second step up: QR and secret, a code that confirms it, and the backup codes. */
export function SetUpTotpDialog({ onClose }: { onClose: () => void }) {
  const { answer, reload } = useAnswer(beginTotp);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Modal title="Activar la verificación en dos pasos" onClose={onClose}>
      {codes ? <BackupCodeList codes={codes} onClose={onClose} /> : null}
      {!codes && answer.state === 'loading' ? <Skeleton rows={5} label="Preparando el código QR…" /> : null}
      {!codes && answer.state === 'failed' ? (
        <>
          <Alert title="No pudimos preparar la verificación.">{answer.message}</Alert>
          <Button look="secondary" onClick={() => void reload()}>
            Reintentar
          </Button>
        </>
      ) : null}
      {!codes && answer.state === 'ready' ? <ConfirmForm setup={answer.data} onConfirmed={setCodes} /> : null}
    </Modal>
  );
}

function ConfirmForm({
  setup,
  onConfirmed,
}: {
  setup: TotpSetup;
  onConfirmed: (codes: readonly string[]) => void;
}) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ defaultValues: { code: '' } });
  const submit = form.handleSubmit(async ({ code }) => {
    setFailure(null);
    try {
      onConfirmed((await confirmTotp(code)).codes);
    } catch (error) {
      setFailure(failureText(error));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <p>Lea este código QR con una aplicación de verificación de su teléfono.</p>
      <img
        className={styles['qr']}
        src={setup.qr}
        width={QR_SIZE}
        height={QR_SIZE}
        alt="Código QR de la verificación"
      />
      <p>
        Si no puede leerlo, escriba esta clave: <code className={styles['secret']}>{setup.secret}</code>
      </p>
      {failure ? <Alert title="No pudimos activarla.">{failure}</Alert> : null}
      <TextField
        label="Código que muestra la aplicación"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        {...fieldOf(form, FIELD_PREFIX, 'code', ACCOUNT_RULES.code)}
      />
      <Button type="submit" isWide isPending={form.formState.isSubmitting}>
        Activar
      </Button>
    </form>
  );
}

function BackupCodeList({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <>
      <Alert kind="info" title="La verificación en dos pasos está activa.">
        Guarde estos códigos de respaldo: no se muestran otra vez. Cada uno sirve una vez si pierde su
        teléfono.
      </Alert>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button isWide onClick={onClose}>
        Ya los guardé
      </Button>
    </>
  );
}
