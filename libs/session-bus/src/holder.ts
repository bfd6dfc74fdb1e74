import type { Access, Session } from './session.js';

export class SessionBusProtocolError extends Error {
  constructor(found: unknown, expected: number) {
    super(
      `session-bus: protocol ${String(found)} is already installed in this page, this copy speaks protocol ${expected}; ` +
        'release the shell and the remotes with the same session bus version',
    );
    this.name = 'SessionBusProtocolError';
  }
}

/** Raise it when the shape of the holder changes. */
export const PROTOCOL = 1;
const KEY = Symbol.for('lacteos.session-bus');

/** State shared by every copy of the library. Plain data and functions only: RxJS objects must not cross copies. */
export interface BusSnapshot {
  session: Session;
  access: Access | null;
  /** Rises with every change of the session, to recognise late answers of an older one. */
  generation: number;
  store: number | null;
  renew: (() => Promise<Session>) | null;
  leave: (() => Promise<void>) | null;
}

export type BusAction =
  | { type: 'session'; session: Session; access: Access | null }
  | { type: 'store'; store: number | null }
  | { type: 'control'; renew: () => Promise<Session>; leave: () => Promise<void> }
  /** `name` alone is the first contract of an event, `name@2` its second. */
  | { type: 'event'; name: string; payload: object };

export interface BusHolder {
  protocol: number;
  getSnapshot: () => BusSnapshot;
  subscribe: (listener: (action: BusAction) => void) => () => void;
  dispatch: (action: BusAction) => void;
}

const reduce = (state: BusSnapshot, action: BusAction): BusSnapshot => {
  switch (action.type) {
    case 'session':
      return { ...state, session: action.session, access: action.access, generation: state.generation + 1 };
    case 'store':
      return { ...state, store: action.store };
    case 'control':
      return { ...state, renew: action.renew, leave: action.leave };
    case 'event':
      return state;
  }
};

const createHolder = (): BusHolder => {
  let state: BusSnapshot = {
    session: { status: 'unknown' },
    access: null,
    generation: 0,
    store: null,
    renew: null,
    leave: null,
  };
  const listeners = new Set<(action: BusAction) => void>();
  return {
    protocol: PROTOCOL,
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (action) => {
      state = reduce(state, action);
      for (const listener of [...listeners]) listener(action);
    },
  };
};

/** @throws SessionBusProtocolError when a copy with another protocol created it */
export const busHolder = (): BusHolder => {
  const scope = globalThis as { [KEY]?: BusHolder };
  const holder = (scope[KEY] ??= createHolder());
  if (holder.protocol !== PROTOCOL) throw new SessionBusProtocolError(holder.protocol, PROTOCOL);
  return holder;
};
