import { passwordOf, shopUrl } from '../support/shop';
import { waitFor, type Engine } from './engine';

const field = (label: string): string => `//*[@id=//label[starts-with(normalize-space(.),"${label}")]/@for]`;
const button = (name: string): string => `//main//button[normalize-space(.)="${name}"]`;

const seen = (engine: Engine, expression: string): Promise<unknown> =>
  waitFor(`${expression} in ${engine.name}`, () => engine.read(expression));
const arrived = (engine: Engine, pattern: string): Promise<unknown> =>
  seen(engine, `/${pattern}/.test(location.pathname)`);

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

/** From the store list to the placed order, paid in cash; returns its number. */
export async function purchase(engine: Engine): Promise<number> {
  await engine.open(shopUrl('/products'));
  await engine.press('(//main//button[contains(.,"Agregar al carrito")])[1]');
  await seen(engine, `!!document.querySelector('header a[aria-label^="Carrito de compras, 1 unidad"]')`);
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
