import { ROLES } from '@lacteos/contracts/reference/roles';
import { useSession } from '@lacteos/remote-kit';
import { lazy, Suspense } from 'react';
import { isPolicyNoticeHidden } from './policy-memory';

const PolicyNotice = lazy(async () => ({
  default: (await import('./policy-notice')).PolicyNotice,
}));

export function PolicyQuestion() {
  const session = useSession();
  if (session.status !== 'authenticated' || session.user.id_role !== ROLES.user) return null;
  if (isPolicyNoticeHidden()) return null;
  return (
    <Suspense fallback={null}>
      <PolicyNotice key={session.user.id} />
    </Suspense>
  );
}
