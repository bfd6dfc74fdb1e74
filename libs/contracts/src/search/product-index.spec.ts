import { editDistance } from './edit-distance.js';
import { ProductIndex } from './product-index.js';
import { singularOf, soundOf } from './spanish-sound.js';

const PRODUCTS = [
  ['Yogurt de fresa', 'LÁCTEOS'],
  ['Yogurt natural sin azúcar', 'LÁCTEOS'],
  ['Kumis natural', 'LÁCTEOS'],
  ['Avena tradicional', 'LÁCTEOS'],
  ['Leche entera pasteurizada', 'LÁCTEOS'],
  ['Queso campesino', 'QUESOS'],
  ['Queso costeño', 'QUESOS'],
  ['Quesillo en hoja', 'QUESOS'],
  ['Queso mozzarella', 'QUESOS'],
  ['Brevas con arequipe', 'POSTRES'],
  ['Arequipe tradicional', 'POSTRES'],
].map(([name = '', family = ''], index) => ({
  id: index + 1,
  name,
  family,
  slug: 'Unidad 500 g',
  brand: 'Lácteos del Llano',
  image: '/api/media/x/640.webp',
}));
const index = new ProductIndex(PRODUCTS);
const namesFor = (search: string): string[] =>
  index.find(search).ids.map((id) => PRODUCTS.find((product) => product.id === id)?.name ?? '');

describe('the product index', () => {
  it.each([
    ['arekipe', 'Arequipe tradicional'],
    ['kesillo', 'Quesillo en hoja'],
    ['quesiyo', 'Quesillo en hoja'],
    ['abena', 'Avena tradicional'],
    ['cumis', 'Kumis natural'],
    ['kumiz', 'Kumis natural'],
    ['queso costeno', 'Queso costeño'],
    ['keso campecino', 'Queso campesino'],
    ['mozarela', 'Queso mozzarella'],
    ['yoghurt frezas', 'Yogurt de fresa'],
    ['yogur griego', 'Yogurt de fresa'],
    ['lehce', 'Leche entera pasteurizada'],
    ['brebas', 'Brevas con arequipe'],
    ['arequip', 'Arequipe tradicional'],
    ['tradicional arequipe', 'Arequipe tradicional'],
    ['yogures', 'Yogurt de fresa'],
    ['yogurts', 'Yogurt de fresa'],
    ['arequipes', 'Arequipe tradicional'],
    ['qu', 'Queso campesino'],
    ['queso500g', 'Queso campesino'],
  ])('ranks for %s the product %s first [N-18-141]', (search, name) => {
    expect(namesFor(search)[0]).toBe(name);
  });

  it('finds only yogurts for a kind of yogurt that the shop does not sell', () => {
    expect(namesFor('yogur griego')).toEqual(['Yogurt de fresa', 'Yogurt natural sin azúcar']);
    expect(index.find('yogur griego').isSimilar).toBe(true);
  });

  it('marks results as similar only when a word was corrected', () => {
    expect(index.find('fresa yogurt').isSimilar).toBe(false);
    expect(index.find('arekipe').isSimilar).toBe(false);
    expect(index.find('arequite').isSimilar).toBe(true);
  });

  it('matches a plural exactly, not as similar [N-18-361]', () => {
    for (const search of ['arequipes', 'yogures', 'yogurts', 'quesos', 'leches', 'avenas'])
      expect([search, index.find(search).isSimilar]).toEqual([search, false]);
  });

  it('omits corrected matches when other products contain the exact word [N-18-361]', () => {
    const withRice = new ProductIndex([
      ...PRODUCTS,
      { ...PRODUCTS[0], id: 40, name: 'Arroz con leche', slug: 'Vaso 200 g', family: 'POSTRES' } as never,
      { ...PRODUCTS[0], id: 41, name: 'Suero', slug: 'Tarro 250 g', family: 'LÁCTEOS' } as never,
    ]);
    expect(withRice.find('tarro')).toMatchObject({ ids: [41], isSimilar: false });
  });

  it('proposes near words when no product matches, but none for numbers and noise', () => {
    expect(index.find('natilla')).toMatchObject({
      ids: [],
      nearWords: expect.arrayContaining(['natural']) as string[],
    });
    for (const noise of ["' OR '1'='1", '%%', '99999', 'xq']) {
      expect(index.find(noise)).toEqual({ ids: [], isSimilar: false, nearWords: [] });
    }
  });

  it('limits suggestions to the requested number', () => {
    expect(index.suggest('ques', 2).map(({ name }) => name)).toEqual(['Queso campesino', 'Queso costeño']);
    expect(index.suggest('k', 6)).toEqual([]);
  });
});

describe('the phonetic code', () => {
  it.each([
    ['quesillo', 'kesiyo'],
    ['huevos', 'uebos'],
    ['chocolate', 'xokolate'],
    ['cereza', 'seresa'],
    ['guineo', 'gineo'],
    ['gelatina', 'jelatina'],
    ['1000', '1000'],
  ])('of %s is %s', (word, sound) => expect(soundOf(word)).toBe(sound));
});

describe('the singular form', () => {
  it.each([
    ['quesos', 'queso'],
    ['postres', 'postre'],
    ['leches', 'leche'],
    ['flanes', 'flan'],
    ['melocotones', 'melocoton'],
    ['kumis', 'kumis'],
    ['tres', 'tres'],
    ['mes', 'mes'],
  ])('of %s is %s', (word, singular) => expect(singularOf(word)).toBe(singular));
});

describe('the edit distance', () => {
  it.each([
    ['keso', 'keso', { whole: 0, beginning: 0 }],
    ['keso', 'kesiyo', { whole: 2, beginning: 1 }],
    ['lexe', 'elxe', { whole: 1, beginning: 1 }],
    ['kumis', 'abena', null],
  ])('between %s and %s covers the whole word and its beginning', (typed, word, expected) =>
    expect(editDistance(typed, word, 2)).toEqual(expected),
  );
});
