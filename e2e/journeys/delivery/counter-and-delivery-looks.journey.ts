import { type APIRequestContext, type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { TEST_ADDRESS } from '../../support/api';
import { bookOrder, payInCash } from '../../support/booked-order';
import { expectHolds } from '../../support/holds';
import { expectNoViolations } from '../../support/looks/accessibility';
import { LARGE_TEXT } from '../../support/looks/large-text';
import { openOwnShop } from '../../support/shops/own-shop';
import { expectArrived, open, signIn, watchConsole } from '../../support/shop';
import { callApi, newCustomer, newStaff, openShift, tokenOf } from '../../support/staff';
import { sellForCash } from '../../support/till';
import { readPromise } from '../../support/zones';

const VILLAVICENCIO = '50001';
const SHIPPING = 6000;
const NAMES = ['Ana María del Socorro', 'Maximiliano Hernando'];

type Size = readonly [width: number, height: number];
type Actor = 'buyer' | 'cashier' | 'staff' | 'driver';
interface Room {
  path: string;
  actor: Actor;
  /** Opens what lies over the page. */
  press?: string | RegExp;
}

interface Shown {
  people: Readonly<Record<'buyer' | 'cashier' | 'staff', string>>;
  /** The driver's page with the secret of a route. */
  link: string;
  orderId: number;
}

let shop: { stop: () => Promise<void> };
let shown: Shown;

/** A route on its way, sales of the day, and a cart. */
async function fillShop(request: APIRequestContext): Promise<Shown> {
  const [staff, cashier] = [await newStaff(request, 3), await newStaff(request, 2)];
  const token = await tokenOf(request, staff);
  const post = <T>(path: string, data: object = {}) =>
    callApi<T>(request, 'POST', path, { token, data, key: crypto.randomUUID() });
  await openShift(request, staff);
  await sellForCash(request, cashier, 2);
  const { days } = await readPromise(request, VILLAVICENCIO);
  const day = days.find(({ isOpen }) => isOpen)?.day ?? '';
  const orderIds: number[] = [];
  let buyer = '';
  for (const firstName of NAMES) {
    buyer = await newCustomer(request);
    const booking = { buyer, firstName, cityCode: VILLAVICENCIO, day, shippingPrice: SHIPPING };
    const order = await bookOrder(request, booking);
    await payInCash(request, token, order);
    orderIds.push(order.id);
  }
  const [left = 0] = orderIds;
  await post(`/order/${left}/pack`);
  const { id } = await post<{ id: number }>('/delivery/routes', {
    ...{ day, driverName: 'Pedro Reparte', orderIds: [left] },
  });
  const { url } = await post<{ url: string }>(`/delivery/routes/${id}/link`);
  await post(`/delivery/routes/${id}/leave`);
  const { pathname, hash } = new URL(url);
  return {
    people: { buyer, cashier, staff },
    link: pathname + hash,
    orderId: orderIds.at(-1) ?? 0,
  };
}

test.beforeAll(async ({ playwright }) => {
  shop = await openOwnShop({ DEMO_ZONES: 'true' });
  const request = await playwright.request.newContext();
  shown = await fillShop(request);
  await request.dispose();
});
test.afterAll(() => shop.stop());

const roomsOf = ({ link, orderId }: Shown): Room[] => [
  { actor: 'driver', path: link },
  { actor: 'driver', path: link, press: /^Entregar/ },
  { actor: 'buyer', path: '/cart' },
  { actor: 'buyer', path: '/placeorder' },
  { actor: 'buyer', path: `/order/${orderId}` },
  { actor: 'cashier', path: '/caja' },
  { actor: 'cashier', path: '/caja/turno' },
  { actor: 'cashier', path: '/caja/turno', press: 'Cerrar turno' },
  { actor: 'cashier', path: '/caja/turno', press: 'Retiro, gasto o cambio' },
  { actor: 'cashier', path: '/caja/recoger' },
  { actor: 'staff', path: '/admin/delivery' },
  { actor: 'staff', path: '/admin/delivery?tab=zones' },
  { actor: 'staff', path: '/admin/delivery?tab=zones', press: 'Crear zona' },
  { actor: 'staff', path: `/admin/order/${orderId}` },
  { actor: 'staff', path: `/admin/order/${orderId}`, press: 'Empacar' },
  { actor: 'staff', path: `/admin/order/${orderId}`, press: 'Mover a otro día' },
];

async function signInAs(page: Page, actor: Actor): Promise<void> {
  if (actor === 'driver') return;
  const { token, user } = await signIn(page, shown.people[actor]);
  if (actor !== 'buyer') return;
  await callApi(page.request, 'POST', `/cart?id=${user.id}&productId=14&quantity=2`, { token });
  const steps = {
    user,
    shippingAddress: { ...TEST_ADDRESS, idUser: user.id },
    paymentMethod: { id: 1, name: 'Efectivo' },
  };
  await page.evaluate((root) => localStorage.setItem('root', root), JSON.stringify(steps));
}

/** A sale with a line, so that its table, its total and the bar at the foot are there. */
async function addLine(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Producto' }).fill('kumis');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

async function openRoom(page: Page, { path, press }: Room): Promise<void> {
  await open(page, path);
  await expectArrived(page);
  await expect(page.locator('main :is([aria-busy="true"], .ui-skeleton, .ant-skeleton)')).toHaveCount(0);
  if (path === '/caja') await addLine(page);
  if (press) await page.getByRole('main').getByRole('button', { name: press }).first().click();
}

async function expectToHold(page: Page, { path }: Room, sizes: readonly Size[]): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const where = `${path} at ${width}`;
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, where).toBe(0);
    await expectHolds(page.getByRole('main').locator('section').first(), where);
    const dialog = page.getByRole('dialog');
    if ((await dialog.count()) > 0) await expectHolds(dialog, `dialog of ${where}`);
  }
}

async function walk(
  browser: Browser,
  colorScheme: 'light' | 'dark',
  visit: (page: Page, room: Room) => Promise<void>,
): Promise<void> {
  const rooms = roomsOf(shown);
  for (const actor of new Set(rooms.map((room) => room.actor))) {
    const context = await browser.newContext({
      ...{ locale: 'es-CO', timezoneId: 'America/Bogota', serviceWorkers: 'block' },
      ...{ colorScheme, reducedMotion: 'reduce' },
    });
    const page = await context.newPage();
    const problems = watchConsole(page);
    await signInAs(page, actor);
    for (const room of rooms.filter((each) => each.actor === actor))
      await test.step(`${room.path} ${room.press ?? ''}`, async () => {
        await openRoom(page, room);
        await visit(page, room);
      });
    expect(problems).toEqual([]);
    await context.close();
  }
}

test('with text at 200 % the rooms of counter and delivery hold on phone and desktop [N-39-601, N-40-601]', async () => {
  const browser = await chromium.launch(LARGE_TEXT);
  const sizes: Size[] = [
    [390, 844],
    [1440, 900],
  ];
  await walk(browser, 'light', (page, room) => expectToHold(page, room, sizes));
  await browser.close();
});

test('in dark the rooms of counter and delivery hold from phone to desktop and keep their contrast [N-39-602, N-40-602]', async ({
  browser,
}) => {
  const sizes: Size[] = [
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [390, 664],
  ];
  await walk(browser, 'dark', async (page, room) => {
    await expectToHold(page, room, sizes);
    await expectNoViolations(page);
  });
});

test('on phones and tablets sales and shifts of the counter need no sideways scrolling [N-39-603]', async ({
  page,
}) => {
  await signIn(page, shown.people.cashier);
  await openRoom(page, { actor: 'cashier', path: '/caja/turno' });
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 1024 });
    for (const name of ['Tabla de ventas', 'Tabla de turnos']) {
      const hidden = await page
        .getByRole('region', { name })
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(hidden, `${name} at ${width}`).toBe(0);
    }
  }
});
