import type { EventContracts, RemoteEventName } from '@lacteos/contracts/offers';
import { Observable } from 'rxjs';
import { busHolder } from './holder.js';
import type { Session } from './session.js';

export const session$: Observable<Session> = new Observable((subscriber) => {
  const holder = busHolder();
  subscriber.next(holder.getSnapshot().session);
  return holder.subscribe((action) => {
    if (action.type === 'session') subscriber.next(holder.getSnapshot().session);
  });
});

export const currentSession = (): Session => busHolder().getSnapshot().session;

/** Kept in memory only; null when nobody is signed in. */
export const accessToken = (): string | null => busHolder().getSnapshot().access?.token ?? null;

/** Only one of several tabs calls the server, the others receive the result. */
export const refreshSession = (): Promise<Session> => {
  const { renew, session } = busHolder().getSnapshot();
  return renew ? renew() : Promise.resolve(session);
};

export const signOut = async (): Promise<void> => busHolder().getSnapshot().leave?.();

type FirstContract<N extends RemoteEventName> = Extract<keyof EventContracts<N>, 1>;

// Copies without contracts compare names only, so later contracts get another name.
const nameOf = (name: string, contract: PropertyKey): string =>
  contract === 1 ? name : `${name}@${String(contract)}`;

/** Each live contract is emitted by itself. */
export const emit = <N extends RemoteEventName, C extends keyof EventContracts<N> = FirstContract<N>>(
  name: N,
  payload: EventContracts<N>[C] & object,
  contract: C | 1 = 1,
): void => busHolder().dispatch({ type: 'event', name: nameOf(name, contract), payload });

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

/** Names of all events, for tools; what an event carries stays with those that subscribe to it. */
export const onAnyEvent = (listener: (name: string) => void): (() => void) =>
  busHolder().subscribe((action) => {
    if (action.type === 'event') listener(action.name);
  });
