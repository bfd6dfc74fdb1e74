import { useSession } from '@lacteos/remote-kit';
import { lazy, Suspense } from 'react';
import { isNoticeHidden } from './notice-memory';

// Most visitors never need it.
const VerificationNotice = lazy(async () => ({
  default: (await import('./verification-notice')).VerificationNotice,
}));

/** Tells a signed-in person quietly that the address of the account is not verified. */
export function UnverifiedAddress() {
  const session = useSession();
  if (session.status !== 'authenticated' || isNoticeHidden()) return null;
  return (
    <Suspense fallback={null}>
      <VerificationNotice key={session.user.id} />
    </Suspense>
  );
}
