import { expect, type Browser, type Page } from '@playwright/test';
import { ACCOUNTS, fillSignIn, payWith, shipToVillavicencio, watchConsole } from 'e2e/support/shop';
import { LIVE_RELEASES, NEXT_TITLE, PROJECTS, type Cell, type Project } from './cells';

// Shared files name no release.
const RELEASE = /\/releases\/([\w-]+)\/(?!files\/)([^/]+)\//;
const DESKTOP = { locale: 'es-CO', viewport: { width: 1440, height: 900 } };
const SLOW = { timeout: 30_000 };

export interface MixedShop {
  url: string;
  cell: Cell;
  live: Readonly<Record<Project, string>>;
  /** Whether the foreign bundler's remote is live and fills a slot. */
  isSlotFilled?: boolean;
}

type Used = Record<string, Set<string>>;

const visitor = async (browser: Browser, used: Used): Promise<{ page: Page; problems: string[] }> => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  page.on('request', (request) => {
    const [, project = '', release = ''] = RELEASE.exec(request.url()) ?? [];
    if (project) (used[project] ??= new Set()).add(release);
  });
  return { page, problems: watchConsole(page) };
};

const signIn = async (page: Page, url: string, email: string): Promise<void> => {
  await page.goto(`${url}/login`);
  await fillSignIn(page, email);
  await expect(page.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible(SLOW);
};

const expectAge = async (page: Page, { cell }: MixedShop, project: Project): Promise<void> => {
  if (LIVE_RELEASES) return;
  const hasSuffix = async () => (await page.title()).includes(NEXT_TITLE);
  await expect.poll(hasSuffix, SLOW).toBe(cell[project] === 'after');
};

const buy = async (page: Page, shop: MixedShop, email: string): Promise<string> => {
  await signIn(page, shop.url, email);
  await page.getByRole('navigation').getByRole('link', { name: 'PRODUCTOS' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible(SLOW);
  await page.goto(`${shop.url}/products`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tienda en línea' })).toBeVisible(SLOW);
  await expectAge(page, shop, 'mfe-storefront');
  await page
    .getByRole('main')
    .getByRole('button', { name: /agregar/i })
    .first()
    .click();
  const cart = page.getByRole('banner').getByRole('link', { name: /^Carrito de compras, 1 unidad/ });
  await cart.click(SLOW);
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeEnabled(SLOW);
  await expectAge(page, shop, 'mfe-checkout');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await shipToVillavicencio(page);
  await payWith(page, 'Efectivo');
  await page.getByRole('button', { name: 'Generar pedido' }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/, SLOW);
  await expect(page.getByText('No pagado')).toBeVisible(SLOW);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

const seeSlot = async (page: Page, { url }: MixedShop, order: string): Promise<void> => {
  await page.goto(`${url}/admin/order/${order}`);
  const filler = page.locator('main').getByRole('region', { name: 'Visita a la planta' });
  await expect(filler.getByText(/el pedido da derecho a una visita/)).toBeVisible(SLOW);
};

const invoice = async (page: Page, shop: MixedShop): Promise<void> => {
  await signIn(page, shop.url, shop.isSlotFilled ? ACCOUNTS.superAdmin : ACCOUNTS.admin);
  await page.goto(`${shop.url}/admin/orders?isPaid=true`);
  // Older back offices have a button in each row instead of its menu.
  const button = page.getByRole('button', { name: /^Facturar .*pedido \d+$/ });
  const menu = page.getByRole('button', { name: /^Acciones del pedido \d+$/ });
  await button.or(menu).last().click(SLOW);
  if ((await menu.count()) > 0) await page.getByRole('menuitem', { name: /^Facturar/ }).click(SLOW);
  await expect(page.getByRole('dialog', { name: /^Facturar el pedido \d+$/ })).toBeVisible(SLOW);
  await expectAge(page, shop, 'mfe-backoffice');
  await page.goto(`${shop.url}/admin/invoices_list`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(SLOW);
  await expectAge(page, shop, 'mfe-invoicing');
  await page.goto(`${shop.url}/caja`);
  await expect(page.getByRole('heading', { level: 1, name: 'Vender' })).toBeVisible(SLOW);
  await expect(page.getByRole('combobox', { name: 'Producto' })).toBeVisible(SLOW);
  await expectAge(page, shop, 'mfe-till');
};

/**
 * Purchase, invoice, the till and, where filled, a slot. Fails on console messages, and when a page comes from a release that
 * is not live (the shell fell back).
 */
export const runMixedShopJourneys = async (
  browser: Browser,
  shop: MixedShop,
  email: string,
): Promise<void> => {
  const used: Used = {};
  const buyer = await visitor(browser, used);
  const clerk = await visitor(browser, used);
  try {
    const order = await buy(buyer.page, shop, email);
    await invoice(clerk.page, shop);
    if (shop.isSlotFilled) await seeSlot(clerk.page, shop, order);
    for (const project of PROJECTS) expect([...(used[project] ?? [])], project).toEqual([shop.live[project]]);
    expect([...buyer.problems, ...clerk.problems]).toEqual([]);
  } finally {
    await buyer.page.context().close();
    await clerk.page.context().close();
  }
};
