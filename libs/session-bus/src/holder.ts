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

export type Dispatch = (action: BusAction) => void;

export interface BusHolder {
  readonly protocol: number;
  readonly getSnapshot: () => BusSnapshot;
  readonly subscribe: (listener: (action: BusAction) => void) => () => void;
  /** @throws for sessions and their control */
  readonly dispatch: Dispatch;
  /** Dispatch of every action, for the first caller only; undefined in holders of earlier releases. */
  readonly claim?: () => Dispatch | null;
}

/** Scripts of the page read the same objects. */
const freezeDeep = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(freezeDeep);
  return value;
};

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
  let state: BusSnapshot = freezeDeep({
    session: { status: 'unknown' },
    access: null,
    generation: 0,
    store: null,
    renew: null,
    leave: null,
  });
  let isClaimed = false;
  const listeners = new Set<(action: BusAction) => void>();
  const dispatchAny: Dispatch = (action) => {
    state = freezeDeep(reduce(state, action));
    for (const listener of [...listeners]) listener(action);
  };
  return Object.freeze({
    protocol: PROTOCOL,
    getSnapshot: () => state,
    subscribe: (listener: (action: BusAction) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (action: BusAction) => {
      if (action.type !== 'event' && action.type !== 'store')
        throw new Error("session-bus: only the session's authority publishes sessions");
      dispatchAny(action);
    },
    claim: () => {
      if (isClaimed) return null;
      isClaimed = true;
      return dispatchAny;
    },
  });
};

/** The gate's probe may have defined a setter; then no script replaces the holder any more. */
const installHolder = (holder: BusHolder): BusHolder => {
  Reflect.set(globalThis, KEY, holder);
  Object.defineProperty(globalThis, KEY, { value: holder, writable: false, configurable: false });
  return holder;
};

/** @throws SessionBusProtocolError when a copy with another protocol created it */
export const busHolder = (): BusHolder => {
  const scope = globalThis as { [KEY]?: BusHolder };
  const holder = scope[KEY] ?? installHolder(createHolder());
  if (holder.protocol !== PROTOCOL) throw new SessionBusProtocolError(holder.protocol, PROTOCOL);
  return holder;
};
