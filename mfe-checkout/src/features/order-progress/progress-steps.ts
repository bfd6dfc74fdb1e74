import type { Order } from '@lacteos/contracts/schemas';

type ProgressOrder = Pick<
  Order,
  | 'createdAt'
  | 'isPaid'
  | 'paidAt'
  | 'isDelivered'
  | 'deliveredAt'
  | 'receivedAt'
  | 'active'
  | 'storeId'
  | 'cancelledAt'
  | 'paymentMethod'
  | 'promised'
  | 'progress'
>;

export interface ProgressStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'ahead' | 'stopped';
  /** ISO moment of a step that is done. */
  readonly at: string | null;
}

/** Handed over in a store: no road. */
const isFromStore = ({ storeId }: Pick<Order, 'storeId'>): boolean => storeId !== null;

const step = (label: string, isDone: boolean, at: string | null | undefined): ProgressStep => ({
  label,
  state: isDone ? 'done' : 'ahead',
  at: isDone ? (at ?? null) : null,
});

const stopped = (label: string, at: string | null = null): ProgressStep => ({ label, state: 'stopped', at });

function storeSteps({ isDelivered, deliveredAt, progress }: ProgressOrder): ProgressStep[] {
  const packedAt = progress?.packedAt ?? null;
  return [
    step('Listo para recoger', isDelivered || packedAt !== null, packedAt ?? deliveredAt),
    step('Entregado', isDelivered, deliveredAt),
  ];
}

/** 'Empacado' stands where a day was promised; a failed visit ends the road. */
function roadSteps(order: ProgressOrder): ProgressStep[] {
  const { isDelivered, deliveredAt, receivedAt, promised, progress } = order;
  const packed = step('Empacado', isDelivered || progress?.packedAt != null, progress?.packedAt);
  const road = [...(promised ? [packed] : []), step('Despachado', isDelivered, deliveredAt)];
  if (progress?.state === 'notDelivered') return [...road, stopped('No entregado')];
  if (progress?.state === 'back') return [...road, stopped('De vuelta')];
  return [...road, step('Entregado', receivedAt != null, receivedAt)];
}

/** The first step that is not done is the current one; a cancelled order ends where it was stopped. */
export function progressOf(order: ProgressOrder): ProgressStep[] {
  const { createdAt, isPaid, paidAt, active, cancelledAt } = order;
  const received = step('Recibido', true, createdAt);
  const paid = step('Pagado', isPaid, paidAt);
  if (!active) {
    const end = stopped('Cancelado', cancelledAt ?? null);
    return isPaid ? [received, paid, end] : [received, end];
  }
  const steps = [received, paid, ...(isFromStore(order) ? storeSteps(order) : roadSteps(order))];
  const next = steps.findIndex(({ state }) => state === 'ahead');
  return steps.map((each, n) => (n === next ? { ...each, state: 'current' } : each));
}
