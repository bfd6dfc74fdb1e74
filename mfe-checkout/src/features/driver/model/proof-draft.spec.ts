import { aStop } from '#testing/driver-builders';
import { EMPTY_DELIVERY, judgeDelivery, judgeFailure, OTHER_REASON } from './proof-draft';

const judged = (part: Partial<typeof EMPTY_DELIVERY>) =>
  judgeDelivery(aStop(), { ...EMPTY_DELIVERY, receivedBy: ' Ana Gómez ', ...part });

describe('the proof of a delivery', () => {
  it('names who received it, with degrees and refused units where there are any [N-40-460]', () => {
    expect(judged({}).body).toEqual({ outcome: 'delivered', receivedBy: 'Ana Gómez' });
    expect(judged({ celsius: '4,5 °C', refused: { 7: 1, 8: 0 } }).body).toEqual({
      outcome: 'delivered',
      receivedBy: 'Ana Gómez',
      celsius: 4.5,
      refused: [{ id_product: 7, quantity: 1 }],
    });
  });

  it.each([
    ['4', 4],
    ['-2', -2],
    ['4.5', 4.5],
    ['', undefined],
  ])('reads %p as degrees', (celsius, read) => {
    expect(judged({ celsius }).body?.celsius).toBe(read);
  });

  it.each([
    [{ receivedBy: '  ' }, { receivedBy: 'Escriba quién recibe.' }],
    [{ celsius: 'frío' }, { celsius: 'Escriba los grados, por ejemplo 4,5.' }],
    [{ celsius: '-50' }, { celsius: 'Escriba los grados, por ejemplo 4,5.' }],
    [{ celsius: '61' }, { celsius: 'Escriba los grados, por ejemplo 4,5.' }],
    [{ refused: { 7: 2, 8: 1 } }, { refused: 'Si no recibió nada, use «No se pudo entregar».' }],
  ])('refuses %j', (part, problems) => {
    expect(judged(part).problems).toMatchObject(problems);
  });
});

describe('the proof that nobody received it', () => {
  it.each([
    [{ reason: 'No había nadie', words: '' }, 'No había nadie'],
    [{ reason: OTHER_REASON, words: ' Llovía ' }, 'Llovía'],
  ])('says why: %j [N-40-460]', (draft, reason) => {
    expect(judgeFailure(draft).body).toEqual({ outcome: 'notDelivered', reason });
  });

  it('needs a reason', () => {
    expect(judgeFailure({ reason: '', words: '' }).problems).toHaveProperty('reason');
    expect(judgeFailure({ reason: OTHER_REASON, words: ' ya ' }).problems).toHaveProperty('words');
  });
});
