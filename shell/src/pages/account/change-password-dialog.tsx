import { ApiError } from '@lacteos/api-client';
import { TEXTS } from '@lacteos/contracts/validation';
import { Alert, Button, ErrorSummary, Modal, notify, PasswordField } from '@lacteos/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureText } from '../../session/failure-text';
import { fieldOf } from '../account-field';
import { ACCOUNT_RULES } from '../account-rules';
import { summaryOf } from '../error-list';
import { changePassword } from './own-password';

const FIELD_PREFIX = 'change-password-';
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };
type Fields = typeof EMPTY;

const fieldTexts = (error: unknown): [keyof Fields, string][] =>
  error instanceof ApiError
    ? Object.entries(error.errors ?? {}).filter(
        (entry): entry is [keyof Fields, string] => entry[0] in EMPTY && typeof entry[1] === 'string',
      )
    : [];

function useChange(onDone: () => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Fields>({ defaultValues: EMPTY, shouldFocusError: false });
  const submit = form.handleSubmit(async (data) => {
    setFailure(null);
    try {
      await changePassword(data);
      notify('success', 'Listo', 'Su contraseña cambió. Le enviamos un aviso a su correo.');
      onDone();
    } catch (error) {
      const texts = fieldTexts(error);
      for (const [field, message] of texts) form.setError(field, { message });
      if (texts.length === 0) setFailure(failureText(error));
    }
  });
  return { form, submit, failure };
}

export function ChangePasswordDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const { form, submit, failure } = useChange(() => {
    onChanged();
    onClose();
  });
  return (
    <Modal title="Cambiar contraseña" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {failure ? <Alert title="No pudimos cambiarla.">{failure}</Alert> : null}
        <ErrorSummary {...summaryOf(form.formState, FIELD_PREFIX)} />
        <PasswordField
          label="Contraseña actual"
          autoComplete="current-password"
          {...fieldOf(form, FIELD_PREFIX, 'currentPassword', { required: TEXTS.passwordRequired })}
        />
        <PasswordField
          label="Nueva contraseña"
          autoComplete="new-password"
          {...fieldOf(form, FIELD_PREFIX, 'newPassword', ACCOUNT_RULES.newPassword)}
        />
        <PasswordField
          label="Confirmar contraseña"
          autoComplete="new-password"
          {...fieldOf(form, FIELD_PREFIX, 'confirmPassword', {
            validate: (value) => value === form.getValues('newPassword') || TEXTS.passwordsDiffer,
          })}
        />
        <div className="ui-modal__actions">
          <Button look="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" isPending={form.formState.isSubmitting}>
            Cambiar contraseña
          </Button>
        </div>
      </form>
    </Modal>
  );
}
