import { describePage } from './page-head';

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

describe('the head of a page opened without a reload', () => {
  beforeEach(() => {
    document.head.innerHTML =
      '<title>Yogurt · Lácteos del Llano</title><meta name="description" content="Yogurt">' +
      '<link rel="canonical" href="https://tienda.test/product/1"><meta property="product:price:amount" content="1">' +
      '<script type="application/ld+json">{}</script><link rel="icon" href="/i.svg">';
  });

  it('has title, description and canonical address of the new page and nothing of the previous one', () => {
    describePage({ title: 'Tienda', description: 'Yogures y quesos.', path: '/products', isListed: true });
    expect(document.title).toBe('Tienda · Lácteos del Llano');
    expect(content('meta[name="description"]')).toBe('Yogures y quesos.');
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveProperty(
      'href',
      'https://tienda.test/products',
    );
    expect(content('meta[property="og:url"]')).toBe('https://tienda.test/products');
    expect(content('meta[property="og:title"]')).toBe('Tienda · Lácteos del Llano');
    expect(
      document.head.querySelectorAll('[type="application/ld+json"],[property^="product:"]'),
    ).toHaveLength(0);
    expect(document.head.querySelectorAll('link[rel="icon"]')).toHaveLength(1);
  });

  it('keeps the structured data of its page until another one is opened [N-33-730]', () => {
    const data = () => document.head.querySelectorAll('[type="application/ld+json"]').length;
    describePage({ title: 'Yogurt', path: '/product/1', isListed: true });
    expect(data()).toBe(1);
    describePage({ title: 'Kumis', path: '/product/2', isListed: true });
    expect(data()).toBe(0);
  });

  it('excludes an unlisted page from search engines, and includes the next one again', () => {
    describePage({ title: 'Carrito', path: '/cart', isListed: false });
    expect(content('meta[name="robots"]')).toBe('noindex');
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
    expect(content('meta[name="description"]')).toBe('Lácteos del Llano. Del hato a su mesa.');
    describePage({ title: 'Inicio', path: '/', isListed: true });
    expect(content('meta[name="robots"]')).toBeUndefined();
  });

  it('truncates a long description after a whole word', () => {
    describePage({ title: 'x', description: 'palabra '.repeat(40), path: '/', isListed: true });
    expect(content('meta[name="description"]')).toMatch(/^(palabra ){19}…$|^(palabra ?)+…$/);
    expect(content('meta[name="description"]')?.length).toBeLessThanOrEqual(160);
  });
});
