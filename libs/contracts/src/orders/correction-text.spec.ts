import { correctionDetail, readCorrection } from './correction-text.js';

describe('what a correction changed', () => {
  it.each([
    ['Efectivo', 'Nequi N-1', 'Pagó con Nequi. Se vio en el extracto.'],
    ['Cheque 77 Banco A.V. Villas', 'Nequi N-2', 'Fue Nequi'],
    ['$ 0,00', '$ 189,48; faltan $ 1,00 por cobrar', 'La empresa → retuvo'],
  ])('is read again whatever points it has: %s', (before, after, reason) => {
    expect(readCorrection(correctionDetail({ before, after, reason }))).toEqual({ before, after, reason });
  });

  it('is read of timelines of before, whose reason followed a point [N-33-955]', () => {
    expect(readCorrection('Efectivo → Nequi N-1. Pagó con Nequi')).toEqual({
      before: 'Efectivo',
      after: 'Nequi N-1. Pagó con Nequi',
      reason: null,
    });
    expect(readCorrection('cut off')).toEqual({ before: null, after: 'cut off', reason: null });
  });
});
