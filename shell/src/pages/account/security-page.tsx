import { isAdministrator } from '@lacteos/contracts';
import { useSession } from '@lacteos/remote-kit';
import { PageSection } from '../../layout/page-section';
import { SessionsPanel } from './sessions-panel';
import { TotpPanel } from './totp-panel';

/** The security of one's own account: open sessions and, for administrators, the second step. */
export function SecurityPage() {
  const session = useSession();
  const hasSecondStep = session.status === 'authenticated' && isAdministrator(session.user.id_role);
  return (
    <PageSection>
      <h1>Seguridad de su cuenta</h1>
      <SessionsPanel />
      {hasSecondStep ? <TotpPanel /> : null}
    </PageSection>
  );
}
