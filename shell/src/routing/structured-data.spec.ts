import { describePage } from './describe-page';

const scripts = (): string[] =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );
const page = (path: string, isListed = true) => describePage({ title: 'x', path, isListed });
const settled = () => new Promise((done) => setTimeout(done));

describe('the structured data during navigation', () => {
  const asked: string[] = [];
  let answers: Record<string, (data: string) => void>;
  beforeEach(() => {
    asked.length = 0;
    answers = {};
    document.head.innerHTML =
      '<link rel="canonical" href="http://localhost/product/1"><script type="application/ld+json">{"of":1}</script>';
    globalThis.fetch = jest.fn((address: string) => {
      const path = new URL(address, 'http://localhost').searchParams.get('path') ?? '';
      asked.push(path);
      return new Promise((resolve) => {
        answers[path] = (data) => resolve({ ok: true, text: () => Promise.resolve(data) });
      });
    }) as unknown as typeof fetch;
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

  it('describe the current page, even when answers come late [N-33-730]', async () => {
    page('/product/2');
    page('/product/3');
    expect(scripts()).toEqual([]);
    answers['/product/3']?.('{"of":3}');
    answers['/product/2']?.('{"of":2}');
    await settled();
    expect(scripts()).toEqual(['{"of":3}']);
  });

  it('are none on a page that search engines may not list [N-33-730]', async () => {
    page('/cart', false);
    await settled();
    expect([asked, scripts()]).toEqual([[], []]);
  });
});
