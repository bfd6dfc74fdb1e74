import type { SavedAddress } from '@lacteos/contracts/schemas';
import { Alert, Button, Checkbox, ErrorSummary, Modal, TextField } from '@lacteos/ui';
import { fieldOf } from '../account-field';
import { ACCOUNT_RULES } from '../account-rules';
import { summaryOf } from '../error-list';
import { CityChoice } from './city-choice';
import { saveAddress } from './profile-calls';
import { useFormCall } from './use-form-call';

const PREFIX = 'address-';
const EMPTY = { label: '', address: '', state_code: '', city_code: '', isDefault: false };

interface AddressDialogProps {
  address: SavedAddress | null;
  onClose: () => void;
  onSaved: (addresses: SavedAddress[]) => void;
}

export function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const { label, address: street, state_code, city_code, isDefault } = { ...EMPTY, ...address };
  const start = { label, address: street, state_code, city_code, isDefault };
  const { form, submit, failure } = useFormCall<typeof EMPTY>(start, async (values) => {
    onSaved(await saveAddress(address?.id ?? null, values));
    onClose();
  });
  return (
    <Modal title={address ? 'Cambiar dirección' : 'Agregar dirección'} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        {failure ? <Alert title="No pudimos guardarla.">{failure}</Alert> : null}
        <ErrorSummary {...summaryOf(form.formState, PREFIX)} />
        <TextField
          label="Nombre"
          hint="Por ejemplo, Casa o Finca"
          maxLength={40}
          {...fieldOf(form, PREFIX, 'label', ACCOUNT_RULES.line)}
        />
        <TextField
          label="Dirección"
          autoComplete="street-address"
          maxLength={256}
          {...fieldOf(form, PREFIX, 'address', ACCOUNT_RULES.line)}
        />
        <CityChoice form={form} prefix={PREFIX} />
        {address?.isDefault ? null : (
          <Checkbox label="Usarla en mis próximos pedidos" {...fieldOf(form, PREFIX, 'isDefault')} />
        )}
        <div className="ui-modal__actions">
          <Button look="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" isPending={form.formState.isSubmitting}>
            Guardar
          </Button>
        </div>
      </form>
    </Modal>
  );
}
