import { Button } from '@lacteos/ui';
import { useState } from 'react';
import { AccountPanel } from '../account/account-panel';
import { OwnAddress } from '../email-verification/new-link';
import { ChangeEmailDialog } from './change-email-dialog';
import styles from './profile.module.css';

export function ProfileEmailPanel({ onChanged }: { onChanged: () => void }) {
  const [changes, setChanges] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountPanel title="Correo">
      <OwnAddress key={changes} action="Enviar de nuevo" />
      <p className={styles['apart']}>
        <Button look="secondary" onClick={() => setOpen(true)}>
          Cambiar correo
        </Button>
      </p>
      {isOpen ? (
        <ChangeEmailDialog
          onClose={() => setOpen(false)}
          onChanged={() => {
            setChanges((count) => count + 1);
            onChanged();
          }}
        />
      ) : null}
    </AccountPanel>
  );
}
