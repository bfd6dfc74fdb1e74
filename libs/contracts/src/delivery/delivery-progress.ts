/**
 * `preparing`: in the store room. `packed`: ready to leave. `onTheWay`: left the house ('Despachado'). `delivered`: in
 * the buyer's hands. `notDelivered`: nobody received it. `back`: in the store room again.
 */
export const DELIVERY_STATES = [
  'preparing',
  'packed',
  'onTheWay',
  'delivered',
  'notDelivered',
  'back',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** `handOver`: of an order picked up at a store. */
export type DeliveryAction = 'pack' | 'unpack' | 'send' | 'handOver' | 'deliver' | 'fail' | 'comeBack';

type Steps = Partial<Record<DeliveryAction, DeliveryState>>;

/** Unlisted actions are refused. */
export const DELIVERY_TRANSITIONS = {
  preparing: { pack: 'packed', send: 'onTheWay' },
  packed: { unpack: 'preparing', send: 'onTheWay', handOver: 'delivered' },
  onTheWay: { deliver: 'delivered', fail: 'notDelivered' },
  delivered: {},
  notDelivered: { send: 'onTheWay', deliver: 'delivered', comeBack: 'back' },
  back: {},
} as const satisfies Record<DeliveryState, Steps>;

export const INITIAL_DELIVERY_STATE: DeliveryState = 'preparing';

export const DELIVERY_LABELS: Readonly<Record<DeliveryState, string>> = {
  preparing: 'En preparación',
  packed: 'Empacado',
  onTheWay: 'En camino',
  delivered: 'Entregado',
  notDelivered: 'No entregado',
  back: 'De vuelta',
};

export const DELIVERY_ACTION_LABELS: Readonly<Record<DeliveryAction, string>> = {
  pack: 'empacar',
  unpack: 'desempacar',
  send: 'salir',
  handOver: 'entregar en la tienda',
  deliver: 'entregar',
  fail: 'no entregar',
  comeBack: 'volver',
};

export function nextDeliveryState(state: DeliveryState, action: DeliveryAction): DeliveryState | null {
  const steps: Steps = DELIVERY_TRANSITIONS[state];
  return steps[action] ?? null;
}

export const statesBefore = (action: DeliveryAction): DeliveryState[] =>
  DELIVERY_STATES.filter((state) => nextDeliveryState(state, action) !== null);

/** Shown as carrier of an order that leaves with the shop's own driver; the guide names the route. */
export const OWN_ROUTE = { carrier: 'Ruta propia', maxStops: 60 } as const;
export const routeGuide = (routeId: number): string => `R-${routeId}`;

/** Offered on the driver's page; another one may be typed. */
export const NOT_DELIVERED_REASONS = [
  'No había nadie',
  'La dirección no existe o está incompleta',
  'No contestó el teléfono',
  'No quiso recibir el pedido',
  'No alcanzó el tiempo',
] as const;
