import type { Order } from '@lacteos/contracts/schemas';

type ProgressOrder = Pick<
  Order,
  | 'createdAt'
  | 'isPaid'
  | 'paidAt'
  | 'isDelivered'
  | 'deliveredAt'
  | 'active'
  | 'storeId'
  | 'cancelledAt'
  | 'paymentMethod'
>;

export interface ProgressStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'ahead' | 'stopped';
  /** ISO moment of a step that is done. */
  readonly at: string | null;
}

/** Handed over in a store: ready and delivered at once. */
const isFromStore = ({ storeId }: Pick<Order, 'storeId'>): boolean => storeId !== null;

const step = (label: string, isDone: boolean, at: string | null | undefined): ProgressStep => ({
  label,
  state: isDone ? 'done' : 'ahead',
  at: isDone ? (at ?? null) : null,
});

/** The first step that is not done is the current one; a cancelled order ends where it was stopped. */
export function progressOf(order: ProgressOrder): ProgressStep[] {
  const { createdAt, isPaid, paidAt, isDelivered, deliveredAt, active, cancelledAt } = order;
  const received = step('Recibido', true, createdAt);
  const paid = step('Pagado', isPaid, paidAt);
  if (!active) {
    const stopped: ProgressStep = { label: 'Cancelado', state: 'stopped', at: cancelledAt ?? null };
    return isPaid ? [received, paid, stopped] : [received, stopped];
  }
  const store = isFromStore(order);
  const steps = [
    received,
    paid,
    step(store ? 'Listo para recoger' : 'Despachado', isDelivered, deliveredAt),
    step('Entregado', isDelivered && store, deliveredAt),
  ];
  const next = steps.findIndex(({ state }) => state === 'ahead');
  return steps.map((each, n) => (n === next ? { ...each, state: 'current' } : each));
}
