import { useSession } from '@lacteos/remote-kit';
import { lazy, Suspense } from 'react';
import { isNoticeHidden } from './notice-memory';

const VerificationNotice = lazy(async () => ({
  default: (await import('./verification-notice')).VerificationNotice,
}));

export function UnverifiedAddress() {
  const session = useSession();
  if (session.status !== 'authenticated' || isNoticeHidden()) return null;
  return (
    <Suspense fallback={null}>
      <VerificationNotice key={session.user.id} />
    </Suspense>
  );
}
