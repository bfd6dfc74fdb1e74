/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { aLiveShop, type ReleaseStore, STORE } from 'gateway/testing';
import { openShop } from '../testing/open-shop';
import { CHEESE, NEWS, StubApi } from '../testing/stub-api';

let api: StubApi;
let store: ReleaseStore;
let app: FastifyInstance;
beforeEach(async () => {
  api = new StubApi();
  store = await aLiveShop();
  app = await openShop(store, { apiUrls: [await api.start()] });
});
afterEach(async () => {
  jest.useRealTimers();
  await app.close();
  await api.stop();
  await store.remove();
});

const get = (url: string) => app.inject({ url });
const graphOf = (body: string): Record<string, unknown>[] => {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
};
const ofType = (body: string, type: string) => graphOf(body).find((part) => part['@type'] === type);
const content = (body: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(body)?.[1];

/** Timers that stay real while the clock is set. */
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'performance',
  'hrtime',
] as const;

describe('the HTML of a product', () => {
  it('names it, describes it and shows its picture before any script runs [N-20-105]', async () => {
    const { statusCode, body } = await get('/product/12');
    expect(statusCode).toBe(200);
    expect(body).toContain(
      '<title>Queso &lt;/script&gt;&lt;b&gt;&quot;costeño&quot; · Lácteos del Llano</title>',
    );
    expect(content(body, 'description')).toMatch(
      /^Queso .* Bloque 500 g\. \$ 14\.875,60 \(IVA incluido\)\. Salado y firme\..*…$/,
    );
    expect(content(body, 'description')?.length).toBeLessThan(200);
    expect(body).toContain('<link rel="canonical" href="https://tienda.test/product/12">');
    expect(content(body, 'og:type')).toBe('product');
    expect(content(body, 'og:image')).toBe('https://tienda.test/api/media/queso/640.webp');
    expect(content(body, 'product:price:amount')).toBe('14875.60');
    expect(content(body, 'robots')).toBeUndefined();
    const plain = /<noscript>(.*?)<\/noscript>/s.exec(body)?.[1]?.replace(/\s/g, ' ');
    expect(plain).toContain('src="/api/media/queso/640.webp"');
    expect(plain).toContain('<p>Para agregar productos al carrito, active JavaScript');
    expect(plain).toContain(
      '<p>$ 14.875,60 IVA incluido</p><p>$ 12.500,50 sin IVA</p><p>$ 29.751,20 por kg</p>',
    );
  });

  it('carries what the label says, in words and as JSON-LD, escaped [N-18-110, N-18-113]', async () => {
    const facts = {
      unit: 'g' as const,
      portion: 30,
      energy: 264,
      fat: 20.5,
      saturatedFat: 12.9,
      transFat: 610,
    };
    const rest = { carbohydrates: 2.6, fibre: 0, sugars: 2.4, addedSugars: 0, protein: 17.4, sodium: 310 };
    api.product = {
      ...CHEESE,
      details: {
        gallery: [{ image: '/api/media/queso-served/640.webp', alt: 'Tajado' }],
        ingredients: 'Leche <entera>, sal.',
        allergens: ['milk'],
        mayContain: ['nuts'],
        seals: ['sodium'],
        nutrition: { ...facts, ...rest, calcium: 480 },
        expiresFrom: '2099-01-15',
        delivery: 'Llega el <martes>.',
      },
    };
    const { body } = await get('/product/12');
    expect(body).toContain('<p>Ingredientes: Leche &lt;entera&gt;, sal.</p>');
    expect(body).toContain('<p><strong>Contiene: leche.</strong></p>');
    for (const words of [
      '<p><strong>Puede contener: nueces.</strong></p>',
      '<th scope="row">Azúcares añadidos</th><td>0 g</td>',
      '<th scope="row">Calcio</th><td>480 mg</td><td>144 mg</td>',
      '<p>Lo que enviamos hoy vence desde el 2099-01-15</p>',
      '<p>Entrega: Llega el &lt;martes&gt;. <a href="/legal/entregas">Cómo entregamos</a></p>',
    ])
      expect(body).toContain(words);
    expect(body).toContain('<th scope="row">Calorías</th><td>264 kcal</td><td>79,2 kcal</td>');
    expect(ofType(body, 'Product')).toMatchObject({
      image: [
        'https://tienda.test/api/media/queso/640.webp',
        'https://tienda.test/api/media/queso-served/640.webp',
      ],
      nutrition: { servingSize: '30 g', calories: '79.2 kcal', sodiumContent: '93 mg' },
      additionalProperty: [
        { name: 'Ingredientes', value: 'Leche <entera>, sal.' },
        { name: 'Alérgenos', value: 'Leche' },
        { name: 'Puede contener', value: 'Nueces' },
        { name: 'Sellos frontales', value: 'Exceso en sodio' },
        { name: 'Azúcares añadidos por porción', value: '0 g' },
        { name: 'Calcio por porción', value: '144 mg' },
        { name: 'Vence desde', value: '2099-01-15' },
        { name: 'Entrega', value: 'Llega el <martes>.' },
      ],
    });
  });

  it("states the shop's delivery promise for a product without a label, and no past expiry date [N-18-112]", async () => {
    const promise = 'Viaja refrigerado y llega antes de su fecha de vencimiento.';
    const { body } = await get('/product/12');
    expect(body).toContain(`<p>Entrega: ${promise}`);
    expect(ofType(body, 'Product')?.['additionalProperty']).toEqual([
      { '@type': 'PropertyValue', name: 'Entrega', value: expect.stringContaining(promise) as string },
    ]);
    api.product = { ...CHEESE, details: { expiresFrom: '2020-01-15' } };
    api.version = '"2"';
    const { body: later } = await get('/product/12');
    expect(later).not.toMatch(/vence desde/i);
  });

  it('no longer shows a day of expiry on the day after it [N-18-113]', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00-05:00'), doNotFake: [...TIMERS] });
    api.product = { ...CHEESE, details: { expiresFrom: '2026-11-23' } };
    expect((await get('/product/12')).body).toContain('vence desde el 2026-11-23');
    jest.setSystemTime(new Date('2026-11-24T12:00:00-05:00'));
    expect((await get('/product/12')).body).not.toMatch(/vence desde/i);
  });

  it('carries Product, Offer, Organization and BreadcrumbList as JSON-LD that cannot break out [N-20-105]', async () => {
    const { body } = await get('/product/12');
    expect(ofType(body, 'Product')).toMatchObject({
      name: CHEESE.name,
      image: 'https://tienda.test/api/media/queso/640.webp',
      brand: { name: 'Del Llano' },
      offers: {
        priceCurrency: 'COP',
        price: '14875.60',
        priceSpecification: {
          price: '14875.60',
          valueAddedTaxIncluded: true,
          referenceQuantity: { value: 500, unitCode: 'GRM' },
        },
        availability: 'https://schema.org/InStock',
        url: 'https://tienda.test/product/12',
      },
    });
    expect(ofType(body, 'Organization')).toMatchObject({ name: 'Lácteos del Llano' });
    const crumbs = ofType(body, 'BreadcrumbList') as { itemListElement: { name: string; item: string }[] };
    expect(crumbs.itemListElement.map(({ name, item }) => [name, item])).toEqual([
      ['Inicio', 'https://tienda.test/'],
      ['Tienda en línea', 'https://tienda.test/products'],
      [CHEESE.name, 'https://tienda.test/product/12'],
    ]);
    expect(body).not.toContain('</script><b>');
  });

  it.each(['http://[', 'javascript:alert(1)', '//evil.test/a.png', 'data:text/html,x'])(
    'is served without a picture when its address is %s [N-16-062]',
    async (image) => {
      api.product = { ...CHEESE, image };
      const { statusCode, body } = await get('/product/12');
      expect(statusCode).toBe(200);
      expect([content(body, 'og:image'), ofType(body, 'Product')?.['image']]).toEqual([undefined, undefined]);
      expect(content(body, 'og:title')).toContain('Queso');
    },
  );

  it('is the same at each spelling of its address', async () => {
    expect((await get('/PRODUCT/12/')).body).toContain('href="https://tienda.test/product/12"');
  });

  it('shows a sold-out product and a new price at once, and revalidates by conditional requests', async () => {
    await get('/product/12');
    await get('/product/12');
    expect(api.asked.map(({ tag }) => tag)).toEqual([undefined, '"1"']);
    api.product = { ...CHEESE, price: 9_000, countInStock: 0 };
    api.version = '"2"';
    const { body } = await get('/product/12');
    expect(ofType(body, 'Product')).toMatchObject({
      offers: { price: '10710.00', availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('has status 404 and is not listed when there is no such product', async () => {
    for (const address of ['/product/13', '/product/a;b']) {
      const { statusCode, body, headers } = await get(address);
      expect([address, statusCode]).toEqual([address, 404]);
      expect(body).toContain('<title>Página no encontrada · Lácteos del Llano</title>');
      expect(content(body, 'robots')).toBe('noindex');
      expect(body).not.toContain('rel="canonical"');
      expect(headers.link).toBeUndefined();
    }
    expect((await get('/product/13')).body).toContain(`${STORE}/product.js`);
  });

  it('is still served while the API is unreachable', async () => {
    api.isBroken = true;
    const { statusCode, body } = await get('/product/12');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Producto · Lácteos del Llano</title>');
    api.isBroken = false;
    expect((await get('/product/12')).body).toContain('costeño');
  });
});

describe('the HTML of a legal text', () => {
  it('holds the text before any script runs, and is 404 for an unknown one [N-20-143]', async () => {
    const { statusCode, body } = await get('/legal/terminos');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Términos · Lácteos del Llano</title>');
    expect(content(body, 'description')).toBe('Términos. Con &lt;b&gt;IVA&lt;/b&gt;.');
    expect(body).toContain('<link rel="canonical" href="https://tienda.test/legal/terminos">');
    expect(body).toContain('<h2>Precios</h2><p>Con &lt;b&gt;IVA&lt;/b&gt;.</p><ul><li>Uno</li></ul>');
    expect((await get('/legal/nada')).statusCode).toBe(404);
  });
});

describe('the HTML of an article', () => {
  it('holds the article and its JSON-LD before any script runs, and is 404 for an unknown one [N-18-262]', async () => {
    const { statusCode, body } = await get('/social/arequipe-de-cafe');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Arequipe &lt;/script&gt;&lt;b&gt;de café · Lácteos del Llano</title>');
    expect(content(body, 'description')).toBe(NEWS.summary);
    expect([content(body, 'og:type'), content(body, 'article:published_time')]).toEqual([
      'article',
      '2026-11-18',
    ]);
    expect(body).toContain('<link rel="canonical" href="https://tienda.test/social/arequipe-de-cafe">');
    expect(body).toContain('<p>Al final.</p><h2>Con qué va</h2><ul><li>Queso</li></ul>');
    expect(ofType(body, 'Article')).toMatchObject({
      headline: NEWS.title,
      description: NEWS.summary,
      articleBody: 'Al final.\n\nCon qué va\n\nQueso',
      datePublished: '2026-11-18',
      mainEntityOfPage: 'https://tienda.test/social/arequipe-de-cafe',
      author: { '@id': 'https://tienda.test/#organization' },
    });
    expect(body).not.toContain('</script><b>');
    expect((await get('/social/nada')).statusCode).toBe(404);
  });
});

describe('the HTML of the partner stores', () => {
  it('says where each store is and when it is open, on holidays too, in words and as JSON-LD [N-18-360]', async () => {
    const { body } = await get('/partner');
    const [first, second] = graphOf(body).filter((part) => part['@type'] === 'GroceryStore');
    expect(first).toMatchObject({
      '@id': 'https://tienda.test/partner#tienda-3',
      name: 'La 40 </script><b>',
      image: 'https://tienda.test/api/media/la-40/640.webp',
      telephone: '+573104567890',
      address: {
        streetAddress: 'Calle 40 # 33-12',
        addressLocality: 'Villavicencio',
        addressRegion: 'Meta',
        addressCountry: 'CO',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 4.142, longitude: -73.62664 },
    });
    const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    const type = 'OpeningHoursSpecification';
    expect(first?.['openingHoursSpecification']).toEqual([
      { '@type': type, dayOfWeek: workdays, opens: '08:00', closes: '12:00' },
      { '@type': type, dayOfWeek: workdays, opens: '14:00', closes: '18:00' },
      { '@type': type, dayOfWeek: ['Saturday'], opens: '08:00', closes: '13:00' },
      // Equal opening and closing times mean closed in schema.org.
      { '@type': type, dayOfWeek: ['Sunday', 'PublicHolidays'], opens: '00:00', closes: '00:00' },
    ]);
    expect(second).toMatchObject({ name: 'El Buque', telephone: '+573204567890' });
    for (const unknown of ['openingHoursSpecification', 'geo', 'image'])
      expect(second).not.toHaveProperty(unknown);
    const plain = /<noscript>(.*?)<\/noscript>/s.exec(body)?.[1];
    expect(plain).toContain(
      '<li>La 40 &lt;/script&gt;&lt;b&gt;: Calle 40 # 33-12, Villavicencio, Meta. Teléfono 3104567890. Lunes a viernes: 8:00 a. m. a 12:00 m. y 2:00 p. m. a 6:00 p. m. Sábado: 8:00 a. m. a 1:00 p. m. Domingos y festivos: Cerrado.</li>',
    );
    expect(plain).toContain(
      '<li>El Buque: Carrera 39 # 15-20, Villavicencio, Meta. Teléfono 3204567890.</li>',
    );
    expect(body).not.toContain('</script><b>');
  });

  it('omits the stores while the API is unreachable', async () => {
    api.isBroken = true;
    const { statusCode, body } = await get('/partner');
    expect(statusCode).toBe(200);
    expect(graphOf(body).map((part) => part['@type'])).toEqual(['Organization', 'BreadcrumbList']);
  });
});

describe('the HTML of other pages', () => {
  it('has its own description, address and way back', async () => {
    const { body } = await get('/products');
    expect(content(body, 'description')).toBe('Quesos y &quot;más&quot;.');
    expect(content(body, 'og:title')).toBe('Tienda en línea · Lácteos del Llano');
    expect(content(body, 'og:url')).toBe('https://tienda.test/products');
    expect(body).toContain('<link rel="canonical" href="https://tienda.test/products">');
    expect(graphOf(body).map((part) => part['@type'])).toEqual(['Organization', 'BreadcrumbList']);
  });

  it('describes seller and search on the home page', async () => {
    const { body } = await get('/');
    expect(ofType(body, 'WebSite')).toMatchObject({
      potentialAction: { target: 'https://tienda.test/products?buscar={search_term_string}' },
    });
  });

  it('keeps pages that need a session, and unknown ones, out of search engines', async () => {
    for (const address of ['/cart', '/nowhere']) {
      const { body } = await get(address);
      expect(content(body, 'robots')).toBe('noindex');
      expect(body).not.toMatch(/ld\+json|og:/);
    }
  });
});

describe('the files for crawlers', () => {
  it('exclude API and session pages in robots.txt, which names the sitemap', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'Disallow: /api/',
        'Allow: /api/media/',
        'Disallow: /cart',
        'Sitemap: https://tienda.test/sitemap.xml',
      ]),
    );
    expect(body).not.toContain('Disallow: /\n');
  });

  it('list the public pages and every product in sitemap.xml', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      'https://tienda.test/login',
      'https://tienda.test/',
      'https://tienda.test/products',
      'https://tienda.test/partner',
      'https://tienda.test/legal/terminos',
      'https://tienda.test/legal/entregas',
      'https://tienda.test/legal/devoluciones',
      'https://tienda.test/legal/reclamos',
      'https://tienda.test/legal/datos',
      'https://tienda.test/social/arequipe-de-cafe',
      'https://tienda.test/product/12',
    ]);
  });

  it('report sitemap.xml as temporarily unavailable while the API is unreachable', async () => {
    api.isBroken = true;
    expect((await get('/sitemap.xml')).statusCode).toBe(503);
    api.isBroken = false;
    expect((await get('/sitemap.xml')).statusCode).toBe(200);
  });
});

describe('the structured data of a page that is opened without a new document', () => {
  const dataOf = (path: string) => get(`/structured-data.json?path=${encodeURIComponent(path)}`);

  it.each(['/', '/product/12', '/products'])('are those of its HTML: %s [N-33-730]', async (path) => {
    const { statusCode, headers, body } = await dataOf(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/ld+json; charset=utf-8']);
    expect((JSON.parse(body) as { '@graph': unknown })['@graph']).toEqual(graphOf((await get(path)).body));
  });

  it.each(['/cart', '/product/999', '/no-existe', 'product/12', ''])('are none for %j', async (path) => {
    expect((await dataOf(path)).statusCode).toBe(404);
  });
});
