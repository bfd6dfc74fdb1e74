import { api } from '@lacteos/api-client';
import { ROLES } from '@lacteos/contracts/reference/roles';
import type { Wishes } from '@lacteos/contracts/schemas';
import { useSession } from '@lacteos/remote-kit';
import { currentSession, on } from '@lacteos/session-bus';
import { useEffect } from 'react';
import { answers, useAnswer } from '#features/answers';

export const wishesOf = (userId: number): string => `/account/wishes ${userId}`;

let listening: unknown;
/** One listener for all hearts of the page. */
const listen = (): void => {
  listening ??= on('wishes-changed').subscribe((wishes) => {
    const session = currentSession();
    if (session.status === 'authenticated') answers.store(wishesOf(session.user.id), wishes);
  });
};

/** Undefined until known and for visitors, null for staff. */
export function useWishes(): Wishes | null | undefined {
  const session = useSession();
  const user = session.status === 'authenticated' ? session.user : null;
  const isStaff = user !== null && user.id_role !== ROLES.user;
  const name = user && !isStaff ? wishesOf(user.id) : null;
  const { data, isPrevious } = useAnswer(name, () => api.get<Wishes>('/account/wishes'));
  useEffect(listen, []);
  if (isStaff) return null;
  return name && !isPrevious ? data : undefined;
}
