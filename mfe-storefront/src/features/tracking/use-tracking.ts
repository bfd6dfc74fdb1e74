import { api } from '@lacteos/api-client';
import type { Tracking } from '@lacteos/contracts/schemas';
import { useEffect, useRef } from 'react';
import { useAnswer } from '#features/answers';

const EVERY_MS = 60_000;

/** In a header, so that the link's secret stands in no address and no log. */
const readTracking = (token: string): Promise<Tracking> =>
  api.get<Tracking>('/delivery/tracking', { headers: { 'x-tracking-token': token } });

/** Read again each minute while the page is in sight. */
export function useTracking(token: string | null) {
  const answer = useAnswer<Tracking>(token && `/delivery/tracking ${token}`, () => readTracking(token ?? ''));
  const reload = useRef(answer.reload);
  useEffect(() => {
    reload.current = answer.reload;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload.current();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return answer;
}
