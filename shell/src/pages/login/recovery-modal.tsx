import { ApiError } from '@lacteos/api-client';
import { TEXTS } from '@lacteos/contracts';
import { Alert, Button, ErrorSummary, Modal, notify, PasswordField, TextField } from '@lacteos/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type NewPassword, requestRecoveryCode, resetPassword } from '../../session/auth-calls';
import { ACCOUNT_RULES } from '../account-rules';
import { summaryOf } from '../error-list';

const EMPTY: NewPassword = { email: '', code: '', newPassword: '', confirmPassword: '' };

const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.message : TEXTS.unexpected;

interface RecoveryFormProps {
  onDone: () => void;
}

/** First the e-mail, to which a code is sent; then code and new password together. */
function RecoveryForm({ onDone }: RecoveryFormProps) {
  const [isCodeSent, setCodeSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, getValues, formState } = useForm<NewPassword>({
    defaultValues: EMPTY,
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = formState;
  const summary = summaryOf(formState, 'recovery-');

  const submit = handleSubmit(async (data) => {
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

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {failure ? <Alert title="Error de registro">{failure}</Alert> : null}
      <ErrorSummary {...summary} />
      <TextField
        id="recovery-email"
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        readOnly={isCodeSent}
        error={errors.email?.message}
        {...register('email', ACCOUNT_RULES.email)}
      />
      {isCodeSent ? (
        <>
          <p role="status">
            Si el correo está registrado, recibirá un código de 6 dígitos. Vence en 15 minutos.
          </p>
          <TextField
            id="recovery-code"
            label="Código"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            error={errors.code?.message}
            {...register('code', ACCOUNT_RULES.code)}
          />
          <PasswordField
            id="recovery-newPassword"
            label="Nueva contraseña"
            autoComplete="new-password"
            error={errors.newPassword?.message}
            {...register('newPassword', ACCOUNT_RULES.newPassword)}
          />
          <PasswordField
            id="recovery-confirmPassword"
            label="Confirmar contraseña"
            autoComplete="new-password"
            error={errors.confirmPassword?.message}
            {...register('confirmPassword', {
              validate: (value) => value === getValues('newPassword') || TEXTS.passwordsDiffer,
            })}
          />
        </>
      ) : null}
      <Button type="submit" isWide isPending={isSubmitting}>
        {isCodeSent ? 'Cambiar contraseña' : 'Enviar código'}
      </Button>
    </form>
  );
}

/** Password recovery over the sign-in page; starts afresh whenever it opens. */
export function RecoveryModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Recuperar contraseña" onClose={onClose}>
      <RecoveryForm onDone={onClose} />
    </Modal>
  );
}
