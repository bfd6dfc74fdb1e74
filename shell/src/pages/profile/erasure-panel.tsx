import { ERASURE_WORD } from '@lacteos/contracts/privacy/consents';
import { TEXTS } from '@lacteos/contracts/validation';
import { signOut } from '@lacteos/session-bus';
import { Alert, Button, ErrorSummary, Modal, notify, PasswordField, TextField } from '@lacteos/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAnswer } from '../../session/use-answer';
import { fieldOf } from '../account-field';
import { summaryOf } from '../error-list';
import { AnswerPanel } from './answer-panel';
import { eraseAccount, readObstacles } from './profile-calls';
import { useFormCall } from './use-form-call';

const PREFIX = 'erasure-';
const WORD_MISSING = `Escriba la palabra ${ERASURE_WORD}.`;

/** Signs out on leaving: a guarded page would redirect to sign-in. */
function useLeave() {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      // The server has already ended the session.
      if (isLeaving.current) signOut().catch(() => undefined);
    },
    [],
  );
  return (): void => {
    isLeaving.current = true;
    navigate('/');
    notify('success', 'Su cuenta fue eliminada', 'Gracias por haber comprado con nosotros.');
  };
}

function ErasureDialog({ onClose }: { onClose: () => void }) {
  const leave = useLeave();
  const { form, submit, failure } = useFormCall({ password: '', word: '' }, async ({ password, word }) => {
    await eraseAccount(password, word);
    leave();
  });
  return (
    <Modal title="Eliminar mi cuenta" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <p>
          Esto no se puede deshacer. Borramos su cuenta, sus direcciones, sus fotos y sus sesiones. La ley nos
          obliga a conservar diez años las facturas y los pedidos pagados, sin correo, teléfono ni dirección
          de entrega.
        </p>
        {failure ? <Alert title="No pudimos eliminarla.">{failure}</Alert> : null}
        <ErrorSummary {...summaryOf(form.formState, PREFIX)} />
        <PasswordField
          label="Su contraseña"
          autoComplete="current-password"
          {...fieldOf(form, PREFIX, 'password', { required: TEXTS.passwordRequired })}
        />
        <TextField
          label={`Escriba ${ERASURE_WORD} para confirmar`}
          autoComplete="off"
          autoCapitalize="characters"
          {...fieldOf(form, PREFIX, 'word', {
            validate: (value) => value.trim().toUpperCase() === ERASURE_WORD || WORD_MISSING,
          })}
        />
        <div className="ui-modal__actions">
          <Button look="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button look="danger" type="submit" isPending={form.formState.isSubmitting}>
            Eliminar mi cuenta
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Its order's page is where it can be ended. */
function Obstacle({ text }: { text: string }) {
  const [before, order, after] = text.split(/(pedido \d+)/);
  return (
    <li>
      {before}
      {order ? <Link to={`/order/${order.replace(/\D/g, '')}`}>{order}</Link> : null}
      {after}
    </li>
  );
}

export function ErasurePanel() {
  const { answer, reload } = useAnswer(readObstacles);
  const [isOpen, setOpen] = useState(false);
  return (
    <AnswerPanel
      title="Eliminar mi cuenta"
      loading="Consultando sus pedidos…"
      failed="No pudimos consultar sus pedidos."
      answer={answer}
      reload={reload}
    >
      {(obstacles) =>
        obstacles.length > 0 ? (
          <>
            <p>Podrá eliminarla cuando terminen estos asuntos:</p>
            <ul>
              {obstacles.map((obstacle) => (
                <Obstacle key={obstacle} text={obstacle} />
              ))}
            </ul>
          </>
        ) : (
          <>
            <p>Borramos lo que guardamos sobre usted, salvo lo que la ley ordena conservar.</p>
            <Button look="danger" onClick={() => setOpen(true)}>
              Eliminar mi cuenta
            </Button>
            {isOpen ? <ErasureDialog onClose={() => setOpen(false)} /> : null}
          </>
        )
      }
    </AnswerPanel>
  );
}
