import mustache from 'mustache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ProductsPage } from '../src/pages/products/products-page';
import { NothingFound } from '../src/pages/products/nothing-found';
import { filledProducts } from './filled-products';
import { CHOSEN, NEAR_WORD } from './found-products';

const at = (address: string, page: ReactNode) =>
  renderToStaticMarkup(<StaticRouter location={address}>{page}</StaticRouter>);
const draw = {
  list: (address: string) => at(address, <ProductsPage />),
  nothing: () =>
    at('/products', <NothingFound view={CHOSEN} nearWords={[NEAR_WORD]} onReset={() => undefined} />),
};
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
  it('shows each product once, with its own picture, price and button, and keeps the place of the carousel [N-38-104]', async () => {
    const template = await filledProducts(draw);
    document.body.innerHTML = mustache.render(template, {
      products: [
        { ...KUMIS, isAvailable: false, isFirst: true },
        { ...QUESO, isAvailable: true, isBeforeCarousel: true },
      ],
      total: 2,
    });
    expect(document.body.innerHTML).not.toMatch(/\{\{|9000000|987\.654|1\.175\.308|167\.901|976543/);
    const cards = [...document.querySelectorAll('ul > li')].map(({ textContent }) => textContent);
    expect(cards).toEqual([
      'Favorito: KumisKumisVaso 200 g$ 4.641,00 IVA incluido$ 23.205,00 por kgAgotado',
      'Favorito: QuesoQuesoBloque$ 9.000,00 Exento de IVAAgregar al carrito: Queso',
      '',
    ]);
    expect(
      [...document.querySelectorAll('ul > li > a img')].map((img) => img.getAttribute('loading')),
    ).toEqual(['eager', 'lazy']);
    expect(document.querySelector('img[fetchpriority="high"]')?.getAttribute('src')).toBe(
      '/api/media/kumis/640.webp',
    );
    expect(document.querySelector('[role="status"]')?.textContent).toBe('2 productos');
    const links = [...document.querySelectorAll('a[href^="/product/"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(new Set(links)).toEqual(new Set(['/product/7', '/product/8']));
  });

  it('labels prices as without VAT when an older gateway fills in no other price [N-20-108]', async () => {
    const { amount: _amount, vat: _vat, net: _net, measure: _measure, ...older } = KUMIS;
    document.body.innerHTML = mustache.render(await filledProducts(draw), {
      products: [{ ...older, isAvailable: true }],
      total: 1,
    });
    expect(document.querySelector('ul > li')?.textContent).toContain('Vaso 200 g$ 3.900,00 sin IVAAgregar');
  });

  it.each([
    [1, undefined, []],
    [2, undefined, ['1', '2']],
    [5, true, ['1', '2', '5']],
    // An older gateway sends no pages.
    [undefined, undefined, []],
  ])('links the existing pages: %s [N-18-410]', async (lastPage, hasMorePages, shown) => {
    const hasPages = lastPage !== undefined && lastPage > 1;
    document.body.innerHTML = mustache.render(await filledProducts(draw), {
      products: [{ ...QUESO, isAvailable: true }],
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

  it('is rejected for a page without the list', async () => {
    await expect(filledProducts({ ...draw, list: () => '<p>Cargando..</p>' })).rejects.toThrow(
      'mend build/filled-products.ts',
    );
  });

  it('shows the family, order, filters, result and other pages that the address requests [N-18-413]', async () => {
    document.body.innerHTML = mustache.render(await filledProducts(draw), {
      isFound: true,
      search: 'arekipe',
      hasSearch: true,
      title: 'Resultados para «arekipe»',
      count: '50 productos',
      isSimilar: true,
      families: [
        { label: 'TODOS', href: '/products?buscar=arekipe', isChosen: false },
        { label: 'POSTRES', href: '/products?familia=POSTRES', isChosen: true },
      ],
      orders: [{ name: 'nombre', label: 'Nombre', isChosen: true }],
      filterCount: 1,
      filterWord: 'activo',
      products: [{ ...QUESO, isAvailable: true }],
      hasPages: true,
      lastPage: 3,
      prev: null,
      next: { href: '/products?buscar=arekipe&pagina=2' },
      pages: [
        { number: 1, href: '/products?buscar=arekipe', isChosen: true },
        { number: 2, href: '/products?buscar=arekipe&pagina=2', isChosen: false },
      ],
    });
    const body = document.body;
    expect(body.innerHTML).not.toMatch(/\{\{|zz|40690|976543|pagina=3/);
    expect(body.querySelector('input')?.value).toBe('arekipe');
    expect([...body.querySelectorAll('[aria-pressed]')].slice(0, 2).map((one) => one.outerHTML)).toEqual([
      expect.stringMatching(/aria-pressed="false".*TODOS/),
      expect.stringMatching(/aria-pressed="true".*POSTRES/),
    ]);
    expect(body.querySelector('select')?.value).toBe('nombre');
    expect(body.querySelector('h2')?.textContent).toBe('Resultados para «arekipe»');
    expect(body.textContent).toContain('Filtros1 activo');
    expect(body.textContent).toContain('estos son los más parecidos a «arekipe».');
    expect(body.textContent).not.toContain('No encontramos');
    expect(body.querySelectorAll('ul > li:empty')).toHaveLength(0);
    expect(body.querySelectorAll('ul > li h3')).toHaveLength(1);
    expect([...body.querySelectorAll('nav a')].map((one) => one.getAttribute('href'))).toEqual([
      '/products?buscar=arekipe',
      '/products?buscar=arekipe&pagina=2',
      '/products?buscar=arekipe&pagina=2',
    ]);
  });

  it('offers similar words for an empty result and the place of the carousel for an unfiltered list [N-18-413]', async () => {
    const template = await filledProducts(draw);
    document.body.innerHTML = mustache.render(template, {
      isFound: true,
      isNothing: true,
      hasNearWords: true,
      nearWords: [{ word: 'quesillo', href: '/products?buscar=quesillo' }],
    });
    const near = document.querySelector('nav[aria-label="¿Quiso decir…?"] a');
    expect([near?.textContent, near?.getAttribute('href')]).toEqual([
      'quesillo',
      '/products?buscar=quesillo',
    ]);
    expect(document.body.textContent).toContain('No encontramos productos con esa búsqueda');
    document.body.innerHTML = mustache.render(template, {
      isFound: true,
      products: [{ ...KUMIS, isBeforeCarousel: true }],
    });
    expect(document.querySelectorAll('ul > li')).toHaveLength(2);
  });
});
