import { passwordOf, shopUrl } from '../support/shop';
import { waitFor, type Engine } from './engine';

const field = (label: string): string => `//*[@id=//label[starts-with(normalize-space(.),"${label}")]/@for]`;
const button = (name: string): string => `//main//button[normalize-space(.)="${name}"]`;

const seen = (engine: Engine, expression: string): Promise<unknown> =>
  waitFor(`${expression} in ${engine.name}`, () => engine.read(expression));
const arrived = (engine: Engine, pattern: string): Promise<unknown> =>
  seen(engine, `/${pattern}/.test(location.pathname)`);

const ADD = 'Agregar al carrito';
const FIRST_CARD = `[...document.querySelectorAll('main li:has(h3)')]
  .find((card) => card.textContent.includes('${ADD}'))`;

/** Name, price and button of the first product are whole and uncovered before any scrolling. */
const FIRST_VIEW = `!document.querySelector('#first-view, main [data-first-view]') &&
  (() => {
    const card = ${FIRST_CARD};
    const price = [...card.querySelectorAll('*')].find((part) => !part.firstElementChild && /IVA/.test(part.textContent));
    return [card.querySelector('h3'), price, card.querySelector('button')].every((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight &&
        (part.contains(found) || found?.contains(part));
    });
  })()`;

export async function signIn(engine: Engine, email: string): Promise<void> {
  // A page of the shop's origin without the application.
  await engine.open(shopUrl('/robots.txt'));
  await engine.read(`sessionStorage.setItem('logo-screen-seen', 'yes')`);
  await engine.open(shopUrl('/login'));
  await engine.type(field('Correo electrónico'), email);
  await engine.type(field('Contraseña'), passwordOf(email));
  await engine.press(button('Iniciar sesión'));
  await seen(engine, `document.querySelector('header')?.textContent.includes('Bienvenido!')`);
}

/** One press in the first view of the store list. */
export async function fillCart(engine: Engine): Promise<void> {
  await engine.open(shopUrl('/products'));
  await seen(engine, FIRST_VIEW);
  await engine.press(`(//main//li[.//h3]//button[contains(.,"${ADD}")])[1]`);
  await seen(engine, `!!document.querySelector('header a[aria-label^="Carrito de compras, 1 unidad"]')`);
}

/** From the store list to the placed order, paid in cash; returns its number. */
export async function purchase(engine: Engine): Promise<number> {
  await fillCart(engine);
  await engine.open(shopUrl('/cart'));
  await engine.press(button('Continuar'));
  await arrived(engine, 'shipping$');
  await engine.type(field('Dirección'), 'Calle 15 # 37-20');
  await engine.choose(field('Departamento'), 'Meta');
  await engine.choose(field('Ciudad'), 'Villavicencio');
  await engine.press(button('Continuar'));
  await arrived(engine, 'payment$');
  await engine.press('//main//button[.//strong[.="Efectivo"]]');
  await engine.press(button('Continuar'));
  await arrived(engine, 'placeorder$');
  await engine.press(button('Generar pedido'));
  await arrived(engine, 'order.\\d+$');
  return Number(await engine.read(`location.pathname.split('/').at(-1)`));
}

/** From the office's list to the paid order. */
export async function payOrder(engine: Engine, id: number): Promise<void> {
  await engine.open(shopUrl('/admin/orders'));
  await seen(engine, `!!document.querySelector('main table, main li')`);
  await engine.open(shopUrl(`/admin/order/${id}`));
  await engine.press('//main//a[normalize-space(.)="Registrar pago"]');
  await engine.press('//*[@role="dialog"]//button[normalize-space(.)="Registrar pago"]');
  await seen(engine, `!document.querySelector('[role="dialog"]')`);
}

export async function expectNoProblems(engine: Engine): Promise<void> {
  const problems = await engine.takeProblems();
  if (problems.length > 0) throw new Error(`errors in ${engine.name}:\n${problems.join('\n')}`);
}

/** Once the network is gone every failed request is an error of its own. */
export async function expectNoRefusals(engine: Engine): Promise<void> {
  const refused = (await engine.takeProblems()).filter((problem) =>
    /policy|integrity|not applied/i.test(problem),
  );
  if (refused.length > 0) throw new Error(`refused by ${engine.name}:\n${refused.join('\n')}`);
}

/** Otherwise the walks could find no problem because nobody sees any. */
export async function expectWatched(engine: Engine): Promise<void> {
  await engine.read(`(document.head.append(Object.assign(document.createElement('iframe'), {
    src: 'https://elsewhere.example/',
  })), true)`);
  await waitFor(`a problem in ${engine.name}`, async () =>
    (await engine.takeProblems()).some((problem) => problem.includes('Content-Security-Policy')),
  );
}

const KEPT = `(async () => {
  const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  window.kept = requests.flat().map(({ url }) => new URL(url).pathname);
  window.worker = (await navigator.serviceWorker.ready).active?.state;
})() && window.worker === 'activated' && window.kept.includes('/products') &&
  window.kept.includes('/api/product/products') && window.kept.filter((path) => path.endsWith('.js')).length > 8`;

/** Until the browser has kept the store list. */
export async function keepStoreList(engine: Engine): Promise<void> {
  await engine.open(shopUrl('/products'));
  await seen(engine, KEPT);
}

/** Once no server answers any more. */
export async function reloadStoreList(engine: Engine): Promise<void> {
  await engine.read('(window.isBefore = true, setTimeout(() => location.reload()), true)');
  await seen(
    engine,
    `!window.isBefore && !document.querySelector('#first-view') && !!document.querySelector('main h3')`,
  );
}
