import type { TotpSetup } from '@lacteos/contracts/schemas';
import { Alert, Button, Modal, PasswordField, TextField } from '@lacteos/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldOf } from '../account-field';
import { ACCOUNT_RULES } from '../account-rules';
import styles from './account-pages.module.css';
import { beginTotp, confirmTotp } from './totp';
import { failureText } from '../../session/failure-text';

const FIELD_PREFIX = 'totp-';
const QR_SIZE = 180;

export function SetUpTotpDialog({ onClose }: { onClose: () => void }) {
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Modal title="Activar la verificación en dos pasos" onClose={onClose}>
      {codes ? <BackupCodeList codes={codes} onClose={onClose} /> : null}
      {!codes && !setup ? <PasswordForm onBegun={setSetup} onClose={onClose} /> : null}
      {!codes && setup ? <ConfirmForm setup={setup} onConfirmed={setCodes} /> : null}
    </Modal>
  );
}

function PasswordForm({ onBegun, onClose }: { onBegun: (setup: TotpSetup) => void; onClose: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ defaultValues: { password: '' } });
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      onBegun(await beginTotp(password));
    } catch (error) {
      setFailure(failureText(error));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <p>Escriba su contraseña para continuar. Al activarla cerramos sus sesiones en los demás equipos.</p>
      {failure ? <Alert title="No pudimos preparar la verificación.">{failure}</Alert> : null}
      <PasswordField
        label="Contraseña"
        autoComplete="current-password"
        {...fieldOf(form, FIELD_PREFIX, 'password', { required: ACCOUNT_RULES.password.required })}
      />
      <div className="ui-modal__actions">
        <Button look="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" isPending={form.formState.isSubmitting}>
          Continuar
        </Button>
      </div>
    </form>
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
