import type { Harms } from './harm';

interface Bus {
  dispatch: (action: object) => void;
  getSnapshot: () => { session: { user?: { id_role: number } } };
}

const ADMINISTRATOR = 3;
const bus = (): Bus => Reflect.get(globalThis, Symbol.for('lacteos.session-bus')) as Bus;

export const send = (name: string, payload: object): void => bus().dispatch({ type: 'event', name, payload });

export const isAdministrator = (): boolean => bus().getSnapshot().session.user?.id_role === ADMINISTRATOR;

const forgeSignOut = (): void =>
  bus().dispatch({ type: 'session', session: { status: 'anonymous' }, access: null });

export const BUS_HARMS: Harms = {
  'signs the visitor out over the bus': () => void setTimeout(forgeSignOut, 1_500),
  'sends an event that it does not declare': () => send('visits-changed', { count: 1 }),
  'sends an event with a payload that does not fit': () => send('cart-changed', { count: 'dos' }),
};
