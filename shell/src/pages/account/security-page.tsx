import { isAdministrator } from '@lacteos/contracts/reference/roles';
import { useSession } from '@lacteos/remote-kit';
import { WithHelpAside } from '@lacteos/ui';
import { useState } from 'react';
import { PageSection } from '../../layout/page-section';
import styles from './account-pages.module.css';
import { EmailPanel } from './email-panel';
import { PasswordPanel } from './password-panel';
import { SessionsPanel } from './sessions-panel';
import { TotpPanel } from './totp-panel';

export function SecurityPage() {
  const session = useSession();
  const hasSecondStep = session.status === 'authenticated' && isAdministrator(session.user.id_role);
  const [passwordChanges, setPasswordChanges] = useState(0);
  return (
    <PageSection>
      <h1>Seguridad de su cuenta</h1>
      <WithHelpAside>
        <div className={styles['panels']}>
          <EmailPanel />
          <PasswordPanel onChanged={() => setPasswordChanges((count) => count + 1)} />
          {/* Read again, because others ended. */}
          <SessionsPanel key={passwordChanges} />
          {hasSecondStep ? <TotpPanel /> : null}
        </div>
      </WithHelpAside>
    </PageSection>
  );
}
