import { Alert, Button, Checkbox, ErrorSummary } from '@lacteos/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { safePath } from '../../session/safe-path';
import { fieldOf } from '../account-field';
import { AccountFrame } from '../account-frame';
import { ACCOUNT_RULES } from '../account-rules';
import styles from '../account.module.css';
import { summaryOf } from '../error-list';
import { WaitingProducts } from '../waiting-products';
import {
  AccountFields,
  CompanyNameFields,
  FIELD_PREFIX,
  PersonNameFields,
  PersonTypeChoice,
  CityFields,
} from './sign-up-fields';
import { type SignUpText, TermsModal } from './terms-modal';
import { usePolicyVersion } from './use-policy-version';
import { useSignUp } from './use-sign-up';

function usePaths() {
  const [query] = useSearchParams();
  const returnPath = safePath(query.get('redirect'), '/');
  const loginPath = returnPath === '/' ? '/login' : `/login?redirect=${encodeURIComponent(returnPath)}`;
  return { returnPath, loginPath };
}

export function RegistrarPage() {
  const { returnPath, loginPath } = usePaths();
  const [openText, setOpenText] = useState<SignUpText | null>(null);
  const policyVersion = usePolicyVersion();
  const { form, submit, failure } = useSignUp({ loginPath, returnPath, policyVersion });
  const isPerson = form.watch('person_type') === 'Person';
  return (
    <>
      <AccountFrame isWide>
        <h1>Crear cuenta</h1>
        {failure ? <Alert title="Error">{failure}</Alert> : null}
        <ErrorSummary {...summaryOf(form.formState, FIELD_PREFIX)} />
        <WaitingProducts />
        <form noValidate onSubmit={(event) => void submit(event)}>
          <PersonTypeChoice form={form} />
          <div className={styles['grid']}>
            {isPerson ? <PersonNameFields form={form} /> : <CompanyNameFields form={form} />}
            <AccountFields form={form} />
            <CityFields form={form} />
          </div>
          <Checkbox
            label="Acepto los términos y condiciones y la política de datos personales"
            {...fieldOf(form, FIELD_PREFIX, 'termsAccepted', ACCOUNT_RULES.terms)}
          />
          <button type="button" className={styles['link']} onClick={() => setOpenText('terminos')}>
            Leer los términos y condiciones
          </button>
          <button type="button" className={styles['link']} onClick={() => setOpenText('datos')}>
            Leer la política de datos personales
          </button>
          <Checkbox
            label="Quiero recibir novedades y promociones (opcional)"
            {...fieldOf(form, FIELD_PREFIX, 'marketing')}
          />
          <Button type="submit" isWide isPending={form.formState.isSubmitting}>
            Crear cuenta
          </Button>
        </form>
        <div className={styles['links']}>
          <Link to={loginPath}>Ya tengo cuenta: iniciar sesión</Link>
        </div>
      </AccountFrame>
      {openText ? <TermsModal document={openText} onClose={() => setOpenText(null)} /> : null}
    </>
  );
}
