import type { RemoteEventName, RemoteEvents } from '@lacteos/contracts';
import { Observable } from 'rxjs';
import { busHolder, type BusAction } from './holder.js';
import type { Session } from './session.js';

/** The session now and after every change; the current one is emitted on subscription. */
export const session$: Observable<Session> = new Observable((subscriber) => {
  const holder = busHolder();
  subscriber.next(holder.getSnapshot().session);
  return holder.subscribe((action) => {
    if (action.type === 'session') subscriber.next(holder.getSnapshot().session);
  });
});

/** The session at this moment. */
export const currentSession = (): Session => busHolder().getSnapshot().session;

/** The token to send with a call, kept in memory only; null when nobody is signed in. */
export const accessToken = (): string | null => busHolder().getSnapshot().access?.token ?? null;

/** Requests a new access token; only one of several tabs calls the server, the others receive the result. */
export const refreshSession = (): Promise<Session> => {
  const { renew, session } = busHolder().getSnapshot();
  return renew ? renew() : Promise.resolve(session);
};

/** Signs out in every tab at once and on the server. */
export const signOut = async (): Promise<void> => busHolder().getSnapshot().leave?.();

/** Emits an event to every remote of this page. */
export const emit = <N extends RemoteEventName>(name: N, payload: RemoteEvents[N]): void => {
  busHolder().dispatch({ type: 'event', name, payload } as BusAction);
};

/** The events of one name that are emitted from now on. */
export const on = <N extends RemoteEventName>(name: N): Observable<RemoteEvents[N]> =>
  new Observable((subscriber) =>
    busHolder().subscribe((action) => {
      if (action.type === 'event' && action.name === name) subscriber.next(action.payload as RemoteEvents[N]);
    }),
  );
