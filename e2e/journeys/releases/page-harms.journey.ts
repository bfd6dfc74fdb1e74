import { expect, test } from '@playwright/test';
import { ACCOUNTS, open, shopUrl, signIn } from '../../support/shop';

test('12 cookies of 3.9 kB are cleared by a page in Spanish, and the next request is served [N-37-224]', async ({
  context,
  page,
}) => {
  // Set by no page, whose own requests would be refused meanwhile.
  const cookies = Array.from({ length: 12 }, (_, at) => ({ name: `c${at}`, value: 'x'.repeat(3_900) }));
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: shopUrl('/') })));
  expect(await context.cookies()).toHaveLength(12);
  const refused = await page.goto(shopUrl('/'));
  expect(refused?.status()).toBe(431);
  await expect(page.getByText('eran demasiado grandes y los borramos')).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  const reloaded = page.waitForResponse(shopUrl('/'));
  await page.getByRole('link', { name: 'Recargar la página' }).click();
  expect((await reloaded).status()).toBe(200);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a script of the page cannot publish a session, neither on the bus nor to other tabs [N-37-221, N-37-223]', async ({
  page,
}) => {
  await signIn(page, ACCOUNTS.customer);
  await page.goto(shopUrl('/company'));
  const greeting = page.getByRole('button', { name: /^Bienvenido!, / });
  await expect(greeting).toBeVisible();
  const asked = page.waitForResponse(/\/api\/auth\/refresh$/);
  const refusal = await page.evaluate(() => {
    const other = new BroadcastChannel('lacteos.session');
    other.postMessage({ type: 'signed-out' });
    other.close();
    const bus = Reflect.get(window, Symbol.for('lacteos.session-bus')) as {
      dispatch: (action: object) => void;
    };
    try {
      bus.dispatch({ type: 'session', session: { status: 'anonymous' }, access: null });
      return '';
    } catch (error) {
      return String(error);
    }
  });
  expect(refusal).toContain("only the session's authority publishes sessions");
  await asked;
  await expect(greeting).toBeVisible();
});

test('after a page replaced a function of the browser, the next link loads a document [N-37-226]', async ({
  page,
}) => {
  await open(page, '/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Tienda en línea' })).toBeVisible();
  await page.evaluate(() => {
    window.fetch = () => new Promise(() => undefined);
  });
  const sections = page.getByRole('navigation', { name: 'Secciones' });
  const follow = async (name: string, path: RegExp): Promise<void> => {
    await sections.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => String(window.fetch))).toContain('native code');
  };
  // The watch starts when the page is idle; until then links change the page only.
  await expect(async () => {
    await follow('EMPRESA', /\/company$/).catch(() => follow('ALIADOS', /\/partner$/));
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
