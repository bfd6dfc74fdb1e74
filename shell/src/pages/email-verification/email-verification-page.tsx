import { Alert, Button } from '@lacteos/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AccountFrame } from '../account-frame';
import { failureText } from '../../session/failure-text';
import { NewLink } from './new-link';
import { verifyEmail } from '../../verification/verification-calls';

const USELESS = ['AUTH.VERIFICATION_EXPIRED', 'AUTH.VERIFICATION_INVALID'];

type Step =
  | { is: 'open' | 'sending'; failure: string | null }
  | { is: 'verified'; wasVerified: boolean }
  | { is: 'refused'; text: string };

/** Verifies only on press: mail scanners follow links. */
function Verification({ token }: { token: string }) {
  const [step, setStep] = useState<Step>({ is: 'open', failure: null });

  const verify = async (): Promise<void> => {
    setStep({ is: 'sending', failure: null });
    try {
      const { wasVerified } = await verifyEmail(token);
      setStep({ is: 'verified', wasVerified });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      const text = failureText(error);
      setStep(USELESS.includes(code) ? { is: 'refused', text } : { is: 'open', failure: text });
    }
  };

  if (step.is === 'refused')
    return (
      <>
        <Alert>{step.text}</Alert>
        <NewLink />
      </>
    );
  if (step.is === 'verified')
    return (
      <>
        <p role="status">
          {step.wasVerified ? 'Este correo ya estaba confirmado.' : 'Gracias. Su correo quedó confirmado.'}
        </p>
        <p>
          <Link to="/store">Ir a la tienda</Link>
        </p>
      </>
    );
  return (
    <>
      {step.failure ? <Alert>{step.failure}</Alert> : null}
      <p>
        Con un clic nos confirma que este correo es suyo. Así podemos saludarlo por su nombre en los mensajes.
      </p>
      <Button isPending={step.is === 'sending'} onClick={() => void verify()}>
        Confirmar mi correo
      </Button>
    </>
  );
}

export function EmailVerificationPage() {
  const token = useLocation().hash.slice(1);
  return (
    <AccountFrame>
      <h1>Confirme su correo</h1>
      {token ? <Verification key={token} token={token} /> : <NewLink />}
    </AccountFrame>
  );
}
