import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anOrderPaper } from '#testing/order-paper';
import { papersLink, readChoice } from './paper-choice';
import { pickList } from './pick-list';
import { byStop } from './stops';

const at = (id: number, address: string, city_code = '50001') =>
  anOrderPaper({ id, shippingAddress: { ...anOrderPaper().shippingAddress, address, city_code } });

describe('the stops of a round', () => {
  it('are sorted by municipality and address in natural order, one for each address [N-17-511]', () => {
    const orders = [
      at(1, 'Calle 10 # 2-1'),
      at(2, 'Calle 9 # 2-1'),
      at(3, 'CALLE 10  # 2-1.'),
      at(4, 'Calle 1 # 1-1', '50006'),
    ];
    expect(byStop(orders).map(({ order, stop, stops }) => [order.id, stop, stops])).toEqual([
      [4, 1, 3],
      [2, 2, 3],
      [1, 3, 3],
      [3, 3, 3],
    ]);
  });
});

describe('the pick list', () => {
  it('sums each product over all orders and lists the quantity of each order [N-17-510]', () => {
    const line = (id_product: number, name: string, quantity: number) => ({
      id_product,
      code: `LLA-${id_product}`,
      name,
      slug: '',
      quantity,
    });
    const orders = [
      anOrderPaper({ id: 2, lines: [line(7, 'Queso', 1), line(8, 'Kumis', 4)] }),
      anOrderPaper({ id: 1, lines: [line(7, 'Queso', 2)] }),
    ];
    expect(pickList(orders).map(({ name, units, orders: of }) => ({ name, units, of }))).toEqual([
      { name: 'Kumis', units: 4, of: [{ id: 2, units: 4 }] },
      {
        name: 'Queso',
        units: 3,
        of: [
          { id: 1, units: 2 },
          { id: 2, units: 1 },
        ],
      },
    ]);
  });
});

describe('the address of papers', () => {
  it('names orders, paper and size, and omits invalid values', () => {
    const read = (address: string) => readChoice(new URLSearchParams(address.split('?')[1]), 'letter');
    expect(read(papersLink([{ id: 4 }, { id: 2 }], 'labels'))).toEqual({
      ids: [4, 2],
      paper: 'labels',
      size: 'label',
    });
    expect(read('?orders=4,x,4,0,9&paper=none&size=roll')).toEqual({
      ids: [4, 9],
      paper: 'packing',
      size: 'roll',
    });
    expect(read('?orders=4').size).toBe('letter');
  });
});

describe('the layout of papers', () => {
  const css = readFileSync(join(__dirname, '../components/papers.module.css'), 'utf8');
  const rulesOf = (selector: string): string =>
    [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)]
      .filter(([, selectors = '']) => selectors.split(',').some((one) => one.trim().endsWith(selector)))
      .map(([, , rules]) => rules)
      .join('');

  it('cuts no text: longer text makes the paper longer [N-33-714]', () => {
    expect(css).not.toMatch(/overflow(-[xy])?:\s*hidden|text-overflow/);
    expect(rulesOf('.labelLeaf')).not.toMatch(/(?<!-)height:/);
  });

  it.each(['.recipient', '.notes', '.labelFacts', '.stacked .table td'])(
    'breaks a word that is wider than the paper in %s [N-33-714]',
    (selector) => expect(rulesOf(selector)).toContain('overflow-wrap: anywhere'),
  );
});
