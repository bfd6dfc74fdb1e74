import type { SavedAddress } from '@lacteos/contracts/schemas';
import { Button, notify } from '@lacteos/ui';
import { useState } from 'react';
import { failureText } from '../../session/failure-text';
import { useAnswer } from '../../session/use-answer';
import account from '../account/account-pages.module.css';
import { useDepartments } from '../registrar/use-departments';
import { AddressDialog } from './address-dialog';
import { AnswerPanel } from './answer-panel';
import styles from './profile.module.css';
import { readAddresses, removeAddress } from './profile-calls';

interface RowProps {
  address: SavedAddress;
  onChange: () => void;
  onRemove: () => void;
}

function AddressRow({ address, onChange, onRemove }: RowProps) {
  const { municipalitiesOf } = useDepartments();
  const { label, isDefault, state_code, city_code } = address;
  const city = municipalitiesOf(state_code).find(({ value }) => value === city_code)?.label ?? '';
  return (
    <li className={account['session']}>
      <div>
        <p className={account['device']}>
          <strong>{label}</strong>{' '}
          {isDefault ? <span className={account['badge']}>Para mis pedidos</span> : null}
        </p>
        <p className={account['quiet']}>
          {address.address}
          {city ? `, ${city}` : ''}
        </p>
      </div>
      <div className={styles['actions']}>
        <Button look="secondary" aria-label={`Cambiar ${label}`} onClick={onChange}>
          Cambiar
        </Button>
        <Button look="secondary" aria-label={`Eliminar ${label}`} onClick={onRemove}>
          Eliminar
        </Button>
      </div>
    </li>
  );
}

export function AddressesPanel() {
  const { answer, reload } = useAnswer(readAddresses);
  const [changed, setChanged] = useState<SavedAddress[] | null>(null);
  const [editing, setEditing] = useState<{ address: SavedAddress | null } | null>(null);
  const remove = ({ id, label }: SavedAddress): void => {
    removeAddress(id).then(
      (addresses) => {
        setChanged(addresses);
        notify('success', 'Listo', `Eliminamos ${label}.`);
      },
      (error: unknown) => notify('error', 'No pudimos eliminarla', failureText(error)),
    );
  };
  return (
    <AnswerPanel
      title="Direcciones"
      loading="Cargando sus direcciones…"
      failed="No pudimos leer sus direcciones."
      answer={answer}
      reload={reload}
    >
      {(read) => (
        <>
          {(changed ?? read).length === 0 ? (
            <p>Todavía no tiene direcciones guardadas. Con una, comprar es más rápido.</p>
          ) : null}
          <ul className={account['sessions']}>
            {(changed ?? read).map((address) => (
              <AddressRow
                key={address.id}
                address={address}
                onChange={() => setEditing({ address })}
                onRemove={() => remove(address)}
              />
            ))}
          </ul>
          <Button look="secondary" onClick={() => setEditing({ address: null })}>
            Agregar dirección
          </Button>
          {editing ? (
            <AddressDialog address={editing.address} onClose={() => setEditing(null)} onSaved={setChanged} />
          ) : null}
        </>
      )}
    </AnswerPanel>
  );
}
