import { ApiError } from '@lacteos/api-client';
import { DOCUMENT_TYPES, PERSON_TYPE_LABELS, PERSON_TYPES, TEXTS } from '@lacteos/contracts';
import {
  Alert,
  Button,
  Checkbox,
  ErrorSummary,
  notify,
  PasswordField,
  SelectField,
  TextField,
} from '@lacteos/ui';
import { useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { safePath } from '../../routing/safe-path';
import { signUp } from '../../session/auth-calls';
import { ACCOUNT_RULES } from '../account-rules';
import { AccountFrame } from '../account-frame';
import styles from '../account.module.css';
import { summaryOf } from '../error-list';
import { EMPTY_SIGN_UP, type SignUpForm, toSignUpPayload } from './sign-up-form';
import { TermsModal } from './terms-modal';
import { useDepartments } from './use-departments';

const THROWN = 'El inicio de sesión NO fue exitoso. Verifique email y password.';
const DOCUMENT_OPTIONS = DOCUMENT_TYPES.map(({ code, name }) => ({ value: code, label: name }));

const isField = (name: string): name is Path<SignUpForm> => name in EMPTY_SIGN_UP;

/** Sign-up for persons and companies; `?redirect=` is kept for the sign-in that follows. */
export function RegistrarPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const redirect = safePath(query.get('redirect'), '/');
  const loginPath = redirect === '/' ? '/login' : `/login?redirect=${encodeURIComponent(redirect)}`;
  const places = useDepartments();
  const [failure, setFailure] = useState<string | null>(null);
  const [isReadingTerms, setReadingTerms] = useState(false);
  const { register, handleSubmit, watch, setError, setValue, formState } = useForm<SignUpForm>({
    defaultValues: EMPTY_SIGN_UP,
    shouldUnregister: true,
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = formState;
  const summary = summaryOf(formState, 'registrar-');
  const isPerson = watch('person_type') === 'Person';

  const showRefusal = (error: ApiError): void => {
    for (const [name, text] of Object.entries(error.errors ?? {})) {
      if (isField(name)) setError(name, { message: String(text) });
    }
    setFailure(error.message || TEXTS.unexpected);
  };
  const submit = handleSubmit(async (form) => {
    setFailure(null);
    try {
      await signUp(toSignUpPayload(form));
      notify('success', 'El registro fue exitoso!.');
      navigate(loginPath);
    } catch (error) {
      if (error instanceof ApiError && error.status > 0) showRefusal(error);
      else setFailure(error instanceof ApiError ? `${THROWN} ${error.message}` : THROWN);
    }
  });

  return (
    <>
      <AccountFrame isWide>
        <h1>Crear cuenta</h1>
        {failure ? <Alert title="Error">{failure}</Alert> : null}
        <ErrorSummary {...summary} />
        <form noValidate onSubmit={(event) => void submit(event)}>
          <fieldset className={styles['choice']}>
            <legend>Tipo de persona</legend>
            {PERSON_TYPES.map((type) => (
              <label key={type}>
                <input type="radio" value={type} {...register('person_type', ACCOUNT_RULES.required)} />
                {PERSON_TYPE_LABELS[type]}
              </label>
            ))}
          </fieldset>
          <div className={styles['grid']}>
            {isPerson ? (
              <>
                <TextField
                  id="registrar-first_name"
                  key="first"
                  label="Nombres"
                  autoComplete="given-name"
                  error={errors.first_name?.message}
                  {...register('first_name', ACCOUNT_RULES.firstName)}
                />
                <TextField
                  id="registrar-last_name"
                  key="last"
                  label="Apellidos"
                  autoComplete="family-name"
                  error={errors.last_name?.message}
                  {...register('last_name', ACCOUNT_RULES.lastName)}
                />
              </>
            ) : (
              <>
                <TextField
                  id="registrar-nameCompany"
                  key="company"
                  label="Razón social"
                  autoComplete="organization"
                  error={errors.nameCompany?.message}
                  {...register('nameCompany', ACCOUNT_RULES.companyName)}
                />
                <TextField
                  id="registrar-commercialName"
                  key="trade"
                  label="Nombre comercial (opcional)"
                  error={errors.commercialName?.message}
                  {...register('commercialName')}
                />
              </>
            )}
            <SelectField
              id="registrar-idType"
              label="Tipo de documento"
              hint="Como aparece en su documento"
              placeholder="Seleccione…"
              options={DOCUMENT_OPTIONS}
              error={errors.idType?.message}
              {...register('idType', ACCOUNT_RULES.required)}
            />
            <TextField
              id="registrar-n_document"
              label="Número de documento"
              inputMode="numeric"
              hint="NIT sin dígito de verificación"
              error={errors.n_document?.message}
              {...register('n_document', ACCOUNT_RULES.document)}
            />
            <TextField
              id="registrar-email"
              label="Correo electrónico"
              hint="Con él inicia sesión"
              type="email"
              autoComplete="email"
              error={errors.email?.message}
              {...register('email', ACCOUNT_RULES.email)}
            />
            <PasswordField
              id="registrar-password"
              label="Contraseña"
              hint="8 o más: Aa, número y @$!%*?&"
              autoComplete="new-password"
              error={errors.password?.message}
              {...register('password', ACCOUNT_RULES.password)}
            />
            <TextField
              id="registrar-phone"
              label="Teléfono"
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              error={errors.phone?.message}
              {...register('phone', ACCOUNT_RULES.phone)}
            />
            <SelectField
              id="registrar-state_code"
              label="Departamento"
              placeholder="Seleccione…"
              options={places.departments}
              error={errors.state_code?.message}
              {...register('state_code', {
                ...ACCOUNT_RULES.required,
                onChange: () => setValue('city_code', ''),
              })}
            />
            <SelectField
              id="registrar-city_code"
              label="Ciudad"
              placeholder="Seleccione…"
              options={places.municipalitiesOf(watch('state_code'))}
              error={errors.city_code?.message}
              {...register('city_code', ACCOUNT_RULES.required)}
            />
          </div>
          <Checkbox
            id="registrar-termsAccepted"
            label="Acepto los términos y condiciones"
            error={errors.termsAccepted?.message}
            {...register('termsAccepted', ACCOUNT_RULES.terms)}
          />
          <button type="button" className={styles['link']} onClick={() => setReadingTerms(true)}>
            Leer los términos y condiciones
          </button>
          <Button type="submit" isWide isPending={isSubmitting}>
            Crear cuenta
          </Button>
        </form>
        <div className={styles['links']}>
          <Link to={loginPath}>Ya tengo cuenta: iniciar sesión</Link>
        </div>
      </AccountFrame>
      {isReadingTerms ? <TermsModal onClose={() => setReadingTerms(false)} /> : null}
    </>
  );
}
