import { ApiError } from '@lacteos/api-client';
import { TEXTS } from '@lacteos/contracts/validation';
import { Alert, Button, ErrorSummary, Modal, notify, PasswordField, TextField } from '@lacteos/ui';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { type NewPassword, requestRecoveryCode, resetPassword } from '../../session/auth-calls';
import { fieldOf } from '../account-field';
import { ACCOUNT_RULES } from '../account-rules';
import { summaryOf } from '../error-list';

const FIELD_PREFIX = 'recovery-';
const EMPTY: NewPassword = { email: '', code: '', newPassword: '', confirmPassword: '' };

const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.message : TEXTS.unexpected;

function useRecovery(onDone: () => void) {
  const [isCodeSent, setCodeSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<NewPassword>({ defaultValues: EMPTY, shouldFocusError: false });
  const submit = form.handleSubmit(async (data) => {
    setFailure(null);
    try {
      if (!isCodeSent) {
        await requestRecoveryCode(data.email);
        setCodeSent(true);
        return;
      }
      await resetPassword(data);
      notify('success', '¡Contraseña actualizada!', 'Tu contraseña ha sido actualizada exitosamente.');
      onDone();
    } catch (error) {
      setFailure(failureText(error));
    }
  });
  return { form, submit, isCodeSent, failure };
}

function NewPasswordFields({ form }: { form: UseFormReturn<NewPassword> }) {
  return (
    <>
      <p role="status">
        Si el correo está registrado, recibirá un código de 6 dígitos. Vence en 15 minutos. Si en la última
        hora le llegó uno de 12 dígitos, use ese.
      </p>
      <TextField
        label="Código"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={24}
        {...fieldOf(form, FIELD_PREFIX, 'code', ACCOUNT_RULES.recoveryCode)}
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
    </>
  );
}

function RecoveryForm({ onDone }: { onDone: () => void }) {
  const { form, submit, isCodeSent, failure } = useRecovery(onDone);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {failure ? <Alert title="Error de registro">{failure}</Alert> : null}
      <ErrorSummary {...summaryOf(form.formState, FIELD_PREFIX)} />
      <TextField
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        readOnly={isCodeSent}
        {...fieldOf(form, FIELD_PREFIX, 'email', ACCOUNT_RULES.email)}
      />
      {isCodeSent ? <NewPasswordFields form={form} /> : null}
      <Button type="submit" isWide isPending={form.formState.isSubmitting}>
        {isCodeSent ? 'Cambiar contraseña' : 'Enviar código'}
      </Button>
    </form>
  );
}

export function RecoveryModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Recuperar contraseña" onClose={onClose}>
      <RecoveryForm onDone={onClose} />
    </Modal>
  );
}
