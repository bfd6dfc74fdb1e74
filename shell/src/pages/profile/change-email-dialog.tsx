import { TEXTS } from '@lacteos/contracts/validation';
import { refreshSession } from '@lacteos/session-bus';
import { Alert, Button, ErrorSummary, Modal, notify, PasswordField, TextField } from '@lacteos/ui';
import { useState } from 'react';
import { fieldOf } from '../account-field';
import { ACCOUNT_RULES } from '../account-rules';
import { summaryOf } from '../error-list';
import { confirmEmail, requestEmail } from './profile-calls';
import { useFormCall } from './use-form-call';

const PREFIX = 'change-email-';

interface StepProps {
  onClose: () => void;
  onDone: (email: string) => void;
}

function AskStep({ onClose, onDone }: StepProps) {
  const { form, submit, failure } = useFormCall({ email: '', password: '' }, async ({ email, password }) => {
    await requestEmail(email, password);
    onDone(email);
  });
  return (
    <form noValidate onSubmit={submit}>
      <p>Le enviaremos un código al correo nuevo. Hasta que lo escriba, su correo es el de antes.</p>
      {failure ? <Alert title="No pudimos enviarlo.">{failure}</Alert> : null}
      <ErrorSummary {...summaryOf(form.formState, PREFIX)} />
      <TextField
        label="Correo nuevo"
        type="email"
        autoComplete="email"
        {...fieldOf(form, PREFIX, 'email', ACCOUNT_RULES.email)}
      />
      <PasswordField
        label="Su contraseña"
        autoComplete="current-password"
        {...fieldOf(form, PREFIX, 'password', { required: TEXTS.passwordRequired })}
      />
      <div className="ui-modal__actions">
        <Button look="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" isPending={form.formState.isSubmitting}>
          Enviar código
        </Button>
      </div>
    </form>
  );
}

function CodeStep({ email, onClose, onDone }: StepProps & { email: string }) {
  const { form, submit, failure } = useFormCall({ code: '' }, async ({ code }) => {
    await confirmEmail(code);
    onDone(email);
  });
  return (
    <form noValidate onSubmit={submit}>
      <p role="status">
        Escriba el código que enviamos a <strong>{email}</strong>. Vence en 15 minutos.
      </p>
      {failure ? <Alert title="No pudimos cambiarlo.">{failure}</Alert> : null}
      <ErrorSummary {...summaryOf(form.formState, PREFIX)} />
      <TextField
        label="Código"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...fieldOf(form, PREFIX, 'code', ACCOUNT_RULES.code)}
      />
      <div className="ui-modal__actions">
        <Button look="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" isPending={form.formState.isSubmitting}>
          Cambiar correo
        </Button>
      </div>
    </form>
  );
}

export function ChangeEmailDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const [asked, setAsked] = useState<string | null>(null);
  const finish = async (): Promise<void> => {
    await refreshSession();
    notify('success', 'Listo', 'Su correo cambió. Desde ahora inicie sesión con el nuevo.');
    onChanged();
    onClose();
  };
  return (
    <Modal title="Cambiar correo" onClose={onClose}>
      {asked === null ? (
        <AskStep onClose={onClose} onDone={setAsked} />
      ) : (
        <CodeStep email={asked} onClose={onClose} onDone={() => void finish()} />
      )}
    </Modal>
  );
}
