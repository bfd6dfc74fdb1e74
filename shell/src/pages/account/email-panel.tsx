import { OwnAddress } from '../email-verification/new-link';
import { AccountPanel } from './account-panel';

export function EmailPanel() {
  return (
    <AccountPanel title="Correo">
      <OwnAddress action="Enviar de nuevo" />
    </AccountPanel>
  );
}
