import type { OrderProgress } from '@lacteos/contracts/schemas';
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

  const HOME = {
    kind: 'home',
    day: '2026-11-28',
    zoneName: 'Meta',
    isByCourier: false,
    isCold: true,
    storeId: null,
    needsDay: false,
  } as const;
  const progress = (part: Partial<OrderProgress> = {}): OrderProgress => ({
    state: 'preparing',
    label: 'En preparación',
    version: 0,
    packedAt: null,
    sentAt: null,
    receivedAt: null,
    receivedBy: null,
    reason: null,
    celsius: null,
    photo: null,
    ...part,
  });
  const PACKED_AT = '2026-11-22T12:00:00.000Z';

  it('of a promised day is packed before it leaves, and delivered once received [N-40-363]', () => {
    expect(textOf({ ...PAID, promised: HOME, progress: progress() }).slice(2)).toEqual([
      'Empacado current -',
      'Despachado ahead -',
      'Entregado ahead -',
    ]);
    const packed = progress({ state: 'packed', packedAt: PACKED_AT });
    expect(textOf({ ...PAID, promised: HOME, progress: packed })[2]).toBe('Empacado done 2026-11-22');
    const there = { receivedAt: '2026-11-23T15:00:00.000Z', progress: progress({ state: 'delivered' }) };
    expect(textOf({ ...SENT, ...there }).slice(2)).toEqual([
      'Despachado done 2026-11-22',
      'Entregado done 2026-11-23',
    ]);
  });

  it('says that a visit failed or that the goods came back [N-40-363]', () => {
    const missed = progress({ state: 'notDelivered', reason: 'No había nadie' });
    expect(textOf({ ...SENT, progress: missed }).at(-1)).toBe('No entregado stopped -');
    expect(textOf({ ...SENT, progress: progress({ state: 'back' }) }).at(-1)).toBe('De vuelta stopped -');
  });

  it('of a pickup is ready once it is packed [N-40-363]', () => {
    const packed = progress({ state: 'packed', packedAt: PACKED_AT });
    expect(textOf({ ...PAID, storeId: 3, progress: packed }).slice(2)).toEqual([
      'Listo para recoger done 2026-11-22',
      'Entregado current -',
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
