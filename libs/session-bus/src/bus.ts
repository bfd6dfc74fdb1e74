import type { EventContracts, RemoteEventName } from '@lacteos/contracts/offers';
import { Observable } from 'rxjs';
import { busHolder } from './holder.js';
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

type FirstContract<N extends RemoteEventName> = Extract<keyof EventContracts<N>, 1>;

// Copies that know no contracts compare names only: what is not the first contract has another name.
const nameOf = (name: string, contract: PropertyKey): string =>
  contract === 1 ? name : `${name}@${String(contract)}`;

/** Emits an event to every remote of this page; of several contracts that are live each is emitted by itself. */
export const emit = <N extends RemoteEventName, C extends keyof EventContracts<N> = FirstContract<N>>(
  name: N,
  payload: EventContracts<N>[C] & object,
  contract: C | 1 = 1,
): void => busHolder().dispatch({ type: 'event', name: nameOf(name, contract), payload });

/** The events of one name and contract that are emitted from now on. */
export const on = <N extends RemoteEventName, C extends keyof EventContracts<N> = FirstContract<N>>(
  name: N,
  contract: C | 1 = 1,
): Observable<EventContracts<N>[C]> =>
  new Observable((subscriber) =>
    busHolder().subscribe((action) => {
      if (action.type === 'event' && action.name === nameOf(name, contract))
        subscriber.next(action.payload as EventContracts<N>[C]);
    }),
  );
