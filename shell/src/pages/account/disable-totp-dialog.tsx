import { Alert, Button, Modal, notify, PasswordField, TextField } from '@lacteos/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldOf } from '../account-field';
import { ACCOUNT_RULES } from '../account-rules';
import { disableTotp } from './totp';
import { failureText } from '../../session/failure-text';

const FIELD_PREFIX = 'disable-totp-';
const EMPTY = { password: '', code: '' };

export function DisableTotpDialog({ onClose }: { onClose: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ defaultValues: EMPTY });
  const submit = form.handleSubmit(async ({ password, code }) => {
    setFailure(null);
    try {
      await disableTotp(password, code);
      notify('success', 'Listo', 'La verificación en dos pasos quedó desactivada.');
      onClose();
    } catch (error) {
      setFailure(failureText(error));
    }
  });
  return (
    <Modal title="Desactivar la verificación en dos pasos" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {failure ? <Alert title="No pudimos desactivarla.">{failure}</Alert> : null}
        <PasswordField
          label="Contraseña"
          autoComplete="current-password"
          {...fieldOf(form, FIELD_PREFIX, 'password', { required: ACCOUNT_RULES.password.required })}
        />
        <TextField
          label="Código de verificación"
          autoComplete="one-time-code"
          maxLength={20}
          {...fieldOf(form, FIELD_PREFIX, 'code', ACCOUNT_RULES.totpCode)}
        />
        <div className="ui-modal__actions">
          <Button look="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" look="danger" isPending={form.formState.isSubmitting}>
            Desactivar
          </Button>
        </div>
      </form>
    </Modal>
  );
}
