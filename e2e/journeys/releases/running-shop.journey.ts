import { join, resolve } from 'node:path';
import { expect, test, type CDPSession } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { placeCashOrder } from '../../support/api';
import { makeAnotherRelease } from '../../support/shops/next-build';
import { ACCOUNTS, fillSignIn, payWith, shipToVillavicencio, watchConsole } from '../../support/shop';
import { openSecondShop, type SecondShop } from '../../support/shops/second-shop';
import { newCustomer, tokenOf } from '../../support/staff';

const BUILD = resolve(import.meta.dirname, '../../../federation/proofs/foreign-remote/dist');

const REMOTE = 'foreign-remote';
const TITLE = 'Visitas a la planta';
const MAX_ANSWER_MS = 3_000;

const CHECKOUT = 'mfe-checkout';
const CHECKOUT_BUILD = resolve(import.meta.dirname, '../../..', CHECKOUT, 'dist');
// Files that releases share name none.
const CHECKOUT_RELEASE = /\/releases\/mfe-checkout\/(?!files\/)([^/]+)\//;

interface Overview {
  data: { remotes: { name: string; numbers: Record<string, { errors: number }> }[] };
}

let shop: SecondShop;
test.beforeAll(async () => {
  shop = await openSecondShop();
  await shop.release(BUILD);
});
test.afterAll(() => shop.stop());

test('a remote of another bundler fills a slot of a remote that was released without knowing it [N-22-100]', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  await page.goto(`${shop.url}/login`);
  await fillSignIn(page, ACCOUNTS.superAdmin);
  await expect(page.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible();
  const order = await placeCashOrder(page);
  await page.goto(`${shop.url}/admin/order/${order}`);
  const visit = page.locator('main').getByRole('region', { name: 'Visita a la planta' });
  await expect(visit.getByText('Con el pago, el pedido da derecho a una visita.')).toBeVisible();
  await expectNoViolations(page);
  expect(problems).toEqual([]);
});

test('a remote of another bundler and another React minor shares menu, session and navigation', async ({
  page,
}) => {
  const problems = watchConsole(page);
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  await page.goto(`${shop.url}/login`);
  await fillSignIn(page, ACCOUNTS.customer);
  const greeting = page.getByRole('button', { name: /^Bienvenido!, / });
  await expect(greeting).toBeVisible();
  const firstName = (await greeting.innerText()).replace(/^Bienvenido!,\s*/, '').trim();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await greeting.click();
  await page.getByRole('banner').getByRole('link', { name: 'Visitas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visitas a la planta' })).toBeVisible();
  await expect(page).toHaveTitle(/Visitas a la planta/);
  await expect(page.getByText(`Hola, ${firstName}: lo esperamos en Villavicencio.`)).toBeVisible();
  await page.getByRole('button', { name: 'Ver horarios' }).click();
  await expect(page.getByRole('list', { name: 'Horarios' }).getByRole('listitem')).toHaveCount(2);
  await expectNoViolations(page);
  const unprotected = await page.evaluate(() =>
    [
      ...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[src], link[rel=stylesheet]',
      ),
    ]
      .filter(({ integrity }) => !integrity.startsWith('sha384-'))
      .map(({ outerHTML }) => outerHTML),
  );
  expect(unprotected).toEqual([]);

  await page.getByRole('link', { name: 'Ir a la tienda' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tienda en línea' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Conocer la empresa' }).click();
  await expect(page).toHaveURL(/\/company$/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);

  await page.getByRole('button', { name: /^Bienvenido!, / }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('button', { name: 'CONECTAR' })).toBeVisible();
  await page.goto(`${shop.url}/visitas`);
  await expect(page.getByText('Lo esperamos en Villavicencio.', { exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a checkout in progress keeps its release while new tabs get the new one', async ({ page, request }) => {
  const used = new Set<string>();
  page.on('request', (asked) => {
    const release = CHECKOUT_RELEASE.exec(asked.url())?.[1];
    if (release) used.add(release);
  });
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  await page.goto(`${shop.url}/login`);
  await fillSignIn(page, await newCustomer(request));
  await expect(page.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible();
  await page.goto(`${shop.url}/products`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /agregar/i })
    .first()
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrito de compras, 1 unidad/ })
    .click();
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeEnabled();
  expect(used.size).toBe(1);
  const [began = ''] = used;

  const folder = `${shop.dataDir}/changed`;
  const texts = { 'Generar pedido': 'Confirmar la compra' };
  const { releaseId } = await makeAnotherRelease(CHECKOUT_BUILD, folder, { version: '1.1.0', texts });
  await shop.release(folder);
  expect(releaseId).not.toBe(began);

  await page.getByRole('button', { name: 'Continuar' }).click();
  await shipToVillavicencio(page);
  await payWith(page, 'Efectivo');
  const tab = await page.context().newPage();
  await tab.goto(`${shop.url}/placeorder`);
  await expect(tab.getByRole('button', { name: 'Confirmar la compra' })).toBeVisible();
  await page.getByRole('button', { name: 'Generar pedido' }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByText('No pagado')).toBeVisible();
  expect([...used]).toEqual([began]);
});

/** Text of the tab, or null while its page does not answer. */
const textOf = async (tab: CDPSession): Promise<string | null> => {
  const answer = tab.send('Runtime.evaluate', {
    expression: 'document.querySelector("main")?.innerText ?? ""',
  });
  const late = new Promise<null>((done) => setTimeout(done, MAX_ANSWER_MS, null));
  const outcome = await Promise.race([answer.catch(() => null), late]);
  return outcome === null ? null : String(outcome.result.value);
};

test('a reloaded tab shows the previous release after a hang, which counts against the new one [N-22-183]', async ({
  context,
  request,
}) => {
  const folder = join(shop.dataDir, 'builds', 'hanging');
  await makeAnotherRelease(BUILD, folder, {
    version: '1.0.1',
    texts: { [`"${TITLE}"`]: '(()=>{console.log("hangs");for(;;);})()' },
  });
  const { releaseId: hanging } = await shop.release(folder);
  const page = await context.newPage();
  const tab = await context.newCDPSession(page);
  const hangs = page.waitForEvent('console', { predicate: (said) => said.text() === 'hangs' });
  await tab.send('Page.navigate', { url: `${shop.url}/visitas` });
  await hangs;
  expect(await textOf(tab)).toBeNull();

  // Same as the browser's 'Exit page'; it never answers.
  const crashed = page.waitForEvent('crash');
  void tab.send('Page.crash').catch(() => undefined);
  await crashed;
  await tab.send('Page.reload');
  await expect.poll(() => textOf(tab), { timeout: 30_000 }).toContain(TITLE);

  const token = await tokenOf(request, ACCOUNTS.superAdmin);
  const errors = async (): Promise<number | undefined> => {
    const answer = await request.get(`${shop.url}/release-desk/overview`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as Overview;
    return data.remotes.find(({ name }) => name === REMOTE)?.numbers[hanging]?.errors;
  };
  await expect.poll(errors, { timeout: 30_000 }).toBe(1);
});
