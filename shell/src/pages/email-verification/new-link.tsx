import { useSession } from '@lacteos/remote-kit';
import { Alert, Button, Skeleton } from '@lacteos/ui';
import { Link } from 'react-router-dom';
import { useLinkRequest } from '../../verification/use-link-request';
import { readVerification } from '../../verification/verification-calls';
import { useAnswer } from '../../session/use-answer';

function LinkRequest({ email, action }: { email: string; action: string }) {
  const { isSending, isSent, failure, send } = useLinkRequest();
  return (
    <>
      {failure ? <Alert>{failure}</Alert> : null}
      {isSent ? (
        <p role="status">
          Le enviamos un enlace a <strong>{email}</strong>. Revise también la carpeta de correo no deseado.
        </p>
      ) : (
        <>
          <p>
            Su correo <strong>{email}</strong> está sin confirmar; puede comprar igual. Le enviaremos un
            enlace, que vence en 7 días.
          </p>
          <Button isPending={isSending} onClick={() => void send()}>
            {action}
          </Button>
        </>
      )}
    </>
  );
}

export function OwnAddress({ action }: { action: string }) {
  const { answer, reload } = useAnswer(readVerification);
  if (answer.state === 'loading') return <Skeleton rows={2} label="Consultando su correo…" />;
  if (answer.state === 'failed')
    return (
      <>
        <Alert>{answer.message}</Alert>
        <Button look="secondary" onClick={() => void reload()}>
          Reintentar
        </Button>
      </>
    );
  const { email, isVerified } = answer.data;
  if (!isVerified) return <LinkRequest email={email} action={action} />;
  return (
    <p>
      Su correo <strong>{email}</strong> ya está confirmado.
    </p>
  );
}

export function NewLink() {
  const session = useSession();
  if (session.status === 'unknown') return <Skeleton rows={2} label="Consultando su sesión…" />;
  if (session.status === 'authenticated') return <OwnAddress action="Enviar un enlace nuevo" />;
  return (
    <p>
      <Link to="/login?redirect=/verificar-correo">Inicie sesión</Link> para pedir un enlace nuevo.
    </p>
  );
}
