import { anOrder } from '#testing/builders';
import { progressOf } from './progress-steps';

const PAID = { isPaid: true, paidAt: '2026-11-21T15:00:00.000Z' };
const SENT = { ...PAID, isDelivered: true, deliveredAt: '2026-11-22T15:00:00.000Z' };
const textOf = (part: Parameters<typeof anOrder>[0]) =>
  progressOf(anOrder(part)).map(({ label, state, at }) => `${label} ${state} ${at?.slice(0, 10) ?? '-'}`);

describe('progress of an order', () => {
  it('names received, paid, dispatched and delivered with their days [N-38-210]', () => {
    expect(textOf({})).toEqual([
      'Recibido done 2026-11-20',
      'Pagado current -',
      'Despachado ahead -',
      'Entregado ahead -',
    ]);
    expect(textOf(PAID)).toEqual([
      'Recibido done 2026-11-20',
      'Pagado done 2026-11-21',
      'Despachado current -',
      'Entregado ahead -',
    ]);
    expect(textOf(SENT).slice(2)).toEqual(['Despachado done 2026-11-22', 'Entregado current -']);
  });

  it('of a store is handed over when it is ready [N-38-210]', () => {
    expect(textOf({ ...PAID, storeId: 3 }).slice(2)).toEqual([
      'Listo para recoger current -',
      'Entregado ahead -',
    ]);
    expect(textOf({ ...SENT, storeId: 3 }).slice(2)).toEqual([
      'Listo para recoger done 2026-11-22',
      'Entregado done 2026-11-22',
    ]);
  });

  it('ends with the day of its cancellation [N-38-210]', () => {
    const cancelled = { active: false, cancelledAt: '2026-11-23T15:00:00.000Z' };
    expect(textOf(cancelled)).toEqual(['Recibido done 2026-11-20', 'Cancelado stopped 2026-11-23']);
    expect(textOf({ ...PAID, ...cancelled })).toEqual([
      'Recibido done 2026-11-20',
      'Pagado done 2026-11-21',
      'Cancelado stopped 2026-11-23',
    ]);
  });
});
