import { OwnAddress } from '../email-verification/new-link';
import { AccountPanel } from './account-panel';

/** Whether the account's address is verified, and another link if it is not. */
export function EmailPanel() {
  return (
    <AccountPanel title="Correo">
      <OwnAddress action="Enviar de nuevo" />
    </AccountPanel>
  );
}
