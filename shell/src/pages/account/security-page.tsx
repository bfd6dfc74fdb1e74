import { isAdministrator } from '@lacteos/contracts';
import { useSession } from '@lacteos/remote-kit';
import { PageSection } from '../../layout/page-section';
import { EmailPanel } from './email-panel';
import { SessionsPanel } from './sessions-panel';
import { TotpPanel } from './totp-panel';

/** The security of one's own account: its address, open sessions and, for administrators, the second step. */
export function SecurityPage() {
  const session = useSession();
  const hasSecondStep = session.status === 'authenticated' && isAdministrator(session.user.id_role);
  return (
    <PageSection>
      <h1>Seguridad de su cuenta</h1>
      <EmailPanel />
      <SessionsPanel />
      {hasSecondStep ? <TotpPanel /> : null}
    </PageSection>
  );
}
