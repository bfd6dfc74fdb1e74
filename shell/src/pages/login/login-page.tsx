import { ApiError } from '@lacteos/api-client';
import { TEXTS } from '@lacteos/contracts';
import { Alert, Button, Checkbox, ErrorSummary, notify, PasswordField, TextField } from '@lacteos/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { safePath } from '../../routing/safe-path';
import { type Credentials, signIn } from '../../session/auth-calls';
import { ACCOUNT_RULES } from '../account-rules';
import { AccountFrame } from '../account-frame';
import styles from '../account.module.css';
import { summaryOf } from '../error-list';
import { RecoveryModal } from './recovery-modal';

const WRONG_CREDENTIALS = 'Email y contraseña incorrectas, verifique e intente nuevamente';
const EMPTY: Credentials = { email: '', password: '', rememberMe: false };

const failureText = (error: unknown): string => {
  if (!(error instanceof ApiError)) return TEXTS.unexpected;
  return error.message === 'Not found' ? WRONG_CREDENTIALS : error.message;
};

const isNetworkLoss = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** Where to go after signing in: `redirect` in the address, else the page that asked for the session, else home. */
function useReturnPath(): string {
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : null;
  return safePath(query.get('redirect') ?? from, '/');
}

/** Sign-in, with the password-recovery modal. */
export function LoginPage() {
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  const [failure, setFailure] = useState<string | null>(null);
  const [isRecovering, setRecovering] = useState(false);
  const { register, handleSubmit, reset, formState } = useForm<Credentials>({
    defaultValues: EMPTY,
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = formState;
  const summary = summaryOf(formState, 'login-');

  const submit = handleSubmit(async (credentials) => {
    setFailure(null);
    try {
      await signIn(credentials);
      notify('success', '¡Éxito!', 'Registro exitoso!.');
      navigate(returnPath, { replace: true });
    } catch (error) {
      // A refused sign-in clears the form; a lost network keeps what was typed.
      if (!isNetworkLoss(error)) reset(EMPTY);
      setFailure(failureText(error));
    }
  });

  return (
    <>
      <AccountFrame>
        <h1>Iniciar sesión</h1>
        {failure ? <Alert title="Error de registro">{failure}</Alert> : null}
        <ErrorSummary {...summary} />
        <form noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            id="login-email"
            label="Correo electrónico"
            type="email"
            autoComplete="username"
            error={errors.email?.message}
            {...register('email', ACCOUNT_RULES.email)}
          />
          <PasswordField
            id="login-password"
            label="Contraseña"
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password', ACCOUNT_RULES.password)}
          />
          <Checkbox
            label="Recordarme"
            hint="Mantiene la sesión abierta en este equipo durante 30 días."
            {...register('rememberMe')}
          />
          <Button type="submit" isWide isPending={isSubmitting}>
            Iniciar sesión
          </Button>
        </form>
        <div className={styles['links']}>
          <Link
            to={returnPath === '/' ? '/registrar' : `/registrar?redirect=${encodeURIComponent(returnPath)}`}
          >
            Crear cuenta
          </Link>
          <button type="button" className={styles['link']} onClick={() => setRecovering(true)}>
            ¿Olvidó su contraseña?
          </button>
        </div>
      </AccountFrame>
      {isRecovering ? <RecoveryModal onClose={() => setRecovering(false)} /> : null}
    </>
  );
}
