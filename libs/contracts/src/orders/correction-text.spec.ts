import { correctionDetail, readCorrection } from './correction-text.js';

describe('the text of a correction', () => {
  it.each([
    ['Efectivo', 'Nequi N-1', 'Pagó con Nequi. Se vio en el extracto.'],
    ['Cheque 77 Banco A.V. Villas', 'Nequi N-2', 'Fue Nequi'],
    ['$ 0,00', '$ 189,48; faltan $ 1,00 por cobrar', 'La empresa → retuvo'],
  ])('is parsed back whatever its punctuation: %s', (before, after, reason) => {
    expect(readCorrection(correctionDetail({ before, after, reason }))).toEqual({ before, after, reason });
  });

  it('is parsed from old timelines, where a full stop separates the reason [N-33-955]', () => {
    expect(readCorrection('Efectivo → Nequi N-1. Pagó con Nequi')).toEqual({
      before: 'Efectivo',
      after: 'Nequi N-1. Pagó con Nequi',
      reason: null,
    });
    expect(readCorrection('cut off')).toEqual({ before: null, after: 'cut off', reason: null });
  });
});
