import { ApiError } from '@lacteos/api-client';
import { hasLapsed } from '@lacteos/session-bus';
import { TEXTS } from '@lacteos/contracts/validation';
import { useSession } from '@lacteos/remote-kit';
import { Alert, Button, Checkbox, ErrorSummary, notify, PasswordField, TextField } from '@lacteos/ui';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { deliverAnyWanted } from '../../cart/use-wanted-delivery';
import { safePath } from '../../session/safe-path';
import { type Credentials, signIn } from '../../session/auth-calls';
import { fieldOf } from '../account-field';
import { AccountFrame } from '../account-frame';
import { ACCOUNT_RULES } from '../account-rules';
import styles from '../account.module.css';
import { summaryOf } from '../error-list';
import { WaitingProducts } from '../waiting-products';
import { RecoveryModal } from './recovery-modal';

const WRONG_CREDENTIALS = 'Email y contraseña incorrectas, verifique e intente nuevamente';
const FIELD_PREFIX = 'login-';
const focusCode = (): void => document.getElementById(`${FIELD_PREFIX}code`)?.focus();
const EMPTY = { email: '', password: '', rememberMe: false, code: '' } satisfies Credentials;
type Fields = typeof EMPTY;

const codeOf = (error: unknown): string | null => (error instanceof ApiError ? error.code : null);

const failureText = (error: unknown): string => {
  if (!(error instanceof ApiError)) return TEXTS.unexpected;
  return error.message === 'Not found' ? WRONG_CREDENTIALS : error.message;
};

const isNetworkLoss = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

function useReturnPath(): string {
  const [query] = useSearchParams();
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : null;
  return safePath(query.get('redirect') ?? from, '/');
}

function useSignIn(returnPath: string) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [isSignedIn, setSignedIn] = useState(false);
  const form = useForm<Fields>({ defaultValues: EMPTY, shouldFocusError: false });
  const refuse = (error: unknown): void => {
    if (codeOf(error) === 'AUTH.TOTP_REQUIRED') return setCodeAsked(true);
    if (codeOf(error) === 'AUTH.TOTP_INVALID') {
      form.resetField('code');
      focusCode();
    }
    // A refused sign-in clears the form; a lost network keeps the input.
    else if (!isNetworkLoss(error)) {
      form.reset(EMPTY);
      setCodeAsked(false);
    }
    setFailure(failureText(error));
  };
  const submit = form.handleSubmit(async ({ code, ...credentials }) => {
    setFailure(null);
    try {
      await signIn(isCodeAsked ? { ...credentials, code } : credentials);
      await deliverAnyWanted();
      notify('success', '¡Éxito!', 'Registro exitoso!.');
      // Stays disabled until the next page is loaded: a second press must not sign in again.
      setSignedIn(true);
      navigate(returnPath, { replace: true });
    } catch (error) {
      refuse(error);
    }
  });
  const startOver = (): void => {
    form.reset(EMPTY);
    setCodeAsked(false);
    setFailure(null);
  };
  return {
    form,
    submit,
    failure,
    isCodeAsked,
    isPending: form.formState.isSubmitting || isSignedIn,
    startOver,
  };
}

function CredentialFields({ form }: { form: UseFormReturn<Fields> }) {
  return (
    <>
      <TextField
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        {...fieldOf(form, FIELD_PREFIX, 'email', ACCOUNT_RULES.email)}
      />
      <PasswordField
        label="Contraseña"
        autoComplete="current-password"
        {...fieldOf(form, FIELD_PREFIX, 'password', ACCOUNT_RULES.password)}
      />
      <Checkbox
        label="Recordarme"
        hint="Mantiene la sesión abierta en este equipo durante 30 días."
        {...form.register('rememberMe')}
      />
    </>
  );
}

function CodeField({ form }: { form: UseFormReturn<Fields> }) {
  useEffect(focusCode, []);
  return (
    <TextField
      label="Código de verificación"
      hint="El de 6 dígitos de su aplicación de verificación, o uno de sus códigos de respaldo."
      autoComplete="one-time-code"
      maxLength={20}
      {...fieldOf(form, FIELD_PREFIX, 'code', ACCOUNT_RULES.totpCode)}
    />
  );
}

function OtherWays({ returnPath, onRecover }: { returnPath: string; onRecover: () => void }) {
  return (
    <div className={styles['links']}>
      <Link to={returnPath === '/' ? '/registrar' : `/registrar?redirect=${encodeURIComponent(returnPath)}`}>
        Crear cuenta
      </Link>
      <button type="button" className={styles['link']} onClick={onRecover}>
        ¿Olvidó su contraseña?
      </button>
    </div>
  );
}

const SessionEndedNotice = ({ isForStaff }: { isForStaff: boolean }) => (
  <Alert kind="info" title="Su sesión terminó">
    Por seguridad se cierra después de un tiempo. Inicie sesión de nuevo y siga donde iba:{' '}
    {isForStaff
      ? 'lo que estaba editando se conserva cifrado en este equipo.'
      : 'su carrito y los datos de su pedido lo esperan.'}
  </Alert>
);

const OtherRole = () => (
  <Alert kind="info" title="Esa página es para otro rol">
    Su cuenta no tiene acceso. Si tiene otra que sí lo tenga, inicie sesión con ella.
  </Alert>
);

export function LoginPage() {
  const returnPath = useReturnPath();
  const [isRecovering, setRecovering] = useState(false);
  const [isAgain] = useState(hasLapsed);
  const session = useSession();
  // Sent here by the guard of an office page.
  const [isOtherRole] = useState(() => session.status === 'authenticated' && returnPath.startsWith('/admin'));
  const { form, submit, failure, isCodeAsked, isPending, startOver } = useSignIn(returnPath);
  return (
    <>
      <AccountFrame>
        <h1>Iniciar sesión</h1>
        {failure ? (
          <Alert title={isCodeAsked ? 'No pudimos verificar el código' : 'Error de registro'}>
            {failure}
          </Alert>
        ) : null}
        <ErrorSummary {...summaryOf(form.formState, FIELD_PREFIX)} />
        {isAgain ? <SessionEndedNotice isForStaff={returnPath.startsWith('/admin')} /> : null}
        {isOtherRole ? <OtherRole /> : null}
        <WaitingProducts />
        <form noValidate onSubmit={(event) => void submit(event)}>
          {isCodeAsked ? <CodeField form={form} /> : <CredentialFields form={form} />}
          <Button type="submit" isWide isPending={isPending}>
            Iniciar sesión
          </Button>
        </form>
        {isCodeAsked ? (
          <div className={styles['links']}>
            <button type="button" className={styles['link']} onClick={startOver}>
              Usar otra cuenta
            </button>
          </div>
        ) : (
          <OtherWays returnPath={returnPath} onRecover={() => setRecovering(true)} />
        )}
      </AccountFrame>
      {isRecovering ? <RecoveryModal onClose={() => setRecovering(false)} /> : null}
    </>
  );
}
