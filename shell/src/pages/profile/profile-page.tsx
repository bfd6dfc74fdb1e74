import { ROLES } from '@lacteos/contracts/reference/roles';
import { useSession } from '@lacteos/remote-kit';
import { WithHelpAside } from '@lacteos/ui';
import { useState } from 'react';
import { PageSection } from '../../layout/page-section';
import styles from '../account/account-pages.module.css';
import { PasswordPanel } from '../account/password-panel';
import { SessionsPanel } from '../account/sessions-panel';
import { AddressesPanel } from './addresses-panel';
import { ConsentsPanel } from './consents-panel';
import { DataPanel } from './data-panel';
import { ProfileEmailPanel } from './email-panel';
import { ErasurePanel } from './erasure-panel';
import { ProfilePanel } from './profile-panel';

export function ProfilePage() {
  const session = useSession();
  const isCustomer = session.status === 'authenticated' && session.user.id_role === ROLES.user;
  const [endings, setEndings] = useState(0);
  const countEnding = (): void => setEndings((count) => count + 1);
  return (
    <PageSection>
      <h1>Mi perfil</h1>
      <WithHelpAside>
        <div className={styles['panels']}>
          <ProfilePanel />
          <AddressesPanel />
          <ProfileEmailPanel onChanged={countEnding} />
          <PasswordPanel onChanged={countEnding} />
          {/* Read again, because others ended. */}
          <SessionsPanel key={endings} />
          {isCustomer ? <ConsentsPanel /> : null}
          <DataPanel />
          {isCustomer ? <ErasurePanel /> : null}
        </div>
      </WithHelpAside>
    </PageSection>
  );
}
