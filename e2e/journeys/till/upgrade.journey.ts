import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { makeAnotherRelease } from '../../support/shops/next-build';
import { openSecondShop, type SecondShop } from '../../support/shops/second-shop';
import { fillSignIn } from '../../support/shop';
import { callApi, newStaff, openShift, tokenOf } from '../../support/staff';
import { stockedProducts } from '../../support/till';

const DIST = resolve(import.meta.dirname, '../../../mfe-till/dist');
const NEXT = ' · 1.1';

let shop: SecondShop;
test.beforeAll(async () => {
  shop = await openSecondShop();
});
test.afterAll(() => shop.stop());

const openTill = async (page: Page, title: string): Promise<void> => {
  await page.goto(`${shop.url}/caja`);
  await expect(page.getByRole('combobox', { name: 'Producto' })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^Vender${title}`));
};

test('unsent sales are sent by the next release of the till, and by the one before after a rollback [N-39-732]', async ({
  page,
  context,
  request,
}) => {
  const email = await newStaff(request, 2);
  await openShift(request, email);
  const token = await tokenOf(request, email);
  const [product] = await stockedProducts(request, token, 1);
  if (!product) throw new Error('the store has no product');
  const before = await shop.publish(DIST);
  const folder = join(shop.dataDir, 'next', 'mfe-till');
  await makeAnotherRelease(DIST, folder, { version: '1.1.0', titleSuffix: NEXT });
  const next = await shop.publish(folder);
  await page.addInitScript(() => {
    sessionStorage.setItem('logo-screen-seen', 'yes');
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  await page.goto(`${shop.url}/login`);
  await fillSignIn(page, email);
  await expect(page.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible();

  const steps = [
    { from: before, to: next, titleBefore: '', titleAfter: NEXT },
    { from: next, to: before, titleBefore: NEXT, titleAfter: '' },
  ];
  for (const { from, to, titleBefore, titleAfter } of steps) {
    const mark = `U${Date.now().toString(36).replaceAll(/\d/g, 'x')}${to === next ? 'up' : 'back'}`;
    await shop.activate('mfe-till', from.releaseId);
    await openTill(page, titleBefore);
    await page.route('**/api/till/sales', (route) => route.abort());
    await page.keyboard.type(product.code);
    await page.keyboard.press('Enter');
    await page.keyboard.press('F2');
    await page.keyboard.type(mark);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^1 venta por enviar, la más antigua hace /)).toBeVisible();
    await shop.activate('mfe-till', to.releaseId);
    await page.goto('about:blank');
    await context.unrouteAll();
    await page.unrouteAll();
    await openTill(page, titleAfter);
    const sales = () => callApi<object[]>(request, 'GET', `/till/sales?search=${mark}`, { token });
    await expect.poll(async () => (await sales()).length, { timeout: 60_000 }).toBe(1);
    await expect(page.getByText(/por enviar/)).toHaveCount(0);
  }
});
