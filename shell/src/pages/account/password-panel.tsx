import { Button } from '@lacteos/ui';
import { useState } from 'react';
import { AccountPanel } from './account-panel';
import { ChangePasswordDialog } from './change-password-dialog';

export function PasswordPanel({ onChanged }: { onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountPanel title="Contraseña">
      <p>Al cambiarla se cierran sus sesiones en los demás equipos.</p>
      <Button onClick={() => setOpen(true)}>Cambiar contraseña</Button>
      {isOpen ? <ChangePasswordDialog onClose={() => setOpen(false)} onChanged={onChanged} /> : null}
    </AccountPanel>
  );
}
