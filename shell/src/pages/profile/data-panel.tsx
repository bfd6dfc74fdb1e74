import { TEXTS } from '@lacteos/contracts/validation';
import { Alert, Button, ErrorSummary, Modal, notify, PasswordField } from '@lacteos/ui';
import { useState } from 'react';
import { AccountPanel } from '../account/account-panel';
import { fieldOf } from '../account-field';
import { summaryOf } from '../error-list';
import { requestArchive } from './profile-calls';
import { useFormCall } from './use-form-call';

const PREFIX = 'data-';

function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

function DataDialog({ onClose }: { onClose: () => void }) {
  const { form, submit, failure } = useFormCall({ password: '' }, async ({ password }) => {
    download(await requestArchive(password));
    notify('success', 'Listo', 'Su archivo se está descargando.');
    onClose();
  });
  return (
    <Modal title="Descargar mis datos" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        {failure ? <Alert title="No pudimos prepararlos.">{failure}</Alert> : null}
        <ErrorSummary {...summaryOf(form.formState, PREFIX)} />
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
            Descargar
          </Button>
        </div>
      </form>
    </Modal>
  );
}

export function DataPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountPanel title="Mis datos">
      <p>
        Todo lo que guardamos sobre usted en un archivo ZIP: cuenta, pedidos, pagos, devoluciones, fotos,
        autorizaciones y correos. Se abre en cualquier navegador.
      </p>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Descargar mis datos
      </Button>
      {isOpen ? <DataDialog onClose={() => setOpen(false)} /> : null}
    </AccountPanel>
  );
}
