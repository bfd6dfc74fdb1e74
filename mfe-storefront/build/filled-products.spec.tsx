import mustache from 'mustache';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ProductsPage } from '../src/pages/products/products-page';
import { filledProducts } from './filled-products';

const draw = () =>
  renderToStaticMarkup(
    <StaticRouter location="/products">
      <ProductsPage />
    </StaticRouter>,
  );
const KUMIS = {
  id: 7,
  name: 'Kumis',
  slug: 'Vaso 200 g',
  price: '$ 3.900,00',
  amount: '$ 4.641,00',
  vat: 'IVA incluido',
  net: '$ 3.900,00 sin IVA',
  measure: '$ 23.205,00 por kg',
  picture: '/api/media/kumis',
};
const QUESO = {
  id: 8,
  name: 'Queso',
  slug: 'Bloque',
  price: '$ 9.000,00',
  amount: '$ 9.000,00',
  vat: 'Exento de IVA',
  net: null,
  measure: null,
  picture: '/api/media/queso',
};

describe('the template of the store list', () => {
  it('shows each product once, with its own picture, price and button, and the featured one in the carousel', async () => {
    const template = await filledProducts(draw);
    document.body.innerHTML = mustache.render(template, {
      products: [
        { ...KUMIS, isAvailable: false },
        { ...QUESO, isAvailable: true },
      ],
      featured: QUESO,
      total: 2,
    });
    expect(document.body.innerHTML).not.toMatch(/\{\{|9000000|987\.654|1\.175\.308|167\.901|976543/);
    const cards = [...document.querySelectorAll('ul > li')].map(({ textContent }) => textContent);
    expect(cards).toEqual([
      'Favorito: KumisKumisVaso 200 g$ 4.641,00 IVA incluido $ 3.900,00 sin IVA $ 23.205,00 por kgAgotado',
      'Favorito: QuesoQuesoBloque$ 9.000,00 Exento de IVA  Agregar al carrito: Queso',
    ]);
    const shown = document.querySelector('[aria-roledescription="carrusel"] a');
    expect(shown?.getAttribute('href')).toBe('/product/8');
    expect(shown?.querySelector('img')?.getAttribute('src')).toBe('/api/media/queso/640.webp');
    expect(document.querySelector('[role="status"]')?.textContent).toBe('2 productos');
    const links = [...document.querySelectorAll('a[href^="/product/"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(new Set(links)).toEqual(new Set(['/product/7', '/product/8']));
  });

  it('says that a price is without VAT where an older gateway fills in no other', async () => {
    const { amount: _amount, vat: _vat, net: _net, measure: _measure, ...older } = KUMIS;
    document.body.innerHTML = mustache.render(await filledProducts(draw), {
      products: [{ ...older, isAvailable: true }],
      featured: older,
      total: 1,
    });
    expect(document.querySelector('ul > li')?.textContent).toContain('Vaso 200 g$ 3.900,00 sin IVA ');
    expect(document.querySelector('[aria-roledescription="carrusel"] a')?.textContent).toContain(
      '$ 3.900,00 sin IVA ',
    );
  });

  it.each([
    [1, undefined, []],
    [2, undefined, ['1', '2']],
    [5, true, ['1', '2', '5']],
    // Of an older gateway, which knows no pages.
    [undefined, undefined, []],
  ])('links the pages that there are: %s', async (lastPage, hasMorePages, shown) => {
    const hasPages = lastPage !== undefined && lastPage > 1;
    document.body.innerHTML = mustache.render(await filledProducts(draw), {
      products: [{ ...QUESO, isAvailable: true }],
      featured: QUESO,
      total: 1,
      lastPage,
      hasPages,
      hasMorePages,
    });
    const links = [...document.querySelectorAll('ol a')];
    expect(links.map(({ textContent }) => textContent)).toEqual(shown);
    expect(links.at(-1)?.getAttribute('href')).toBe(hasPages ? `/products?pagina=${lastPage}` : undefined);
    expect(document.body.innerHTML).not.toContain('40690');
  });

  it('refuses a page in which it does not find the list', async () => {
    await expect(filledProducts(() => '<p>Cargando..</p>')).rejects.toThrow('mend build/filled-products.ts');
  });
});
