/** Changes payments, invoices, dispatches and prices: use a shop with demo data for `SHOP_URL`. */
import { chromium, type Browser, type Page } from '@playwright/test';

import { browserFlags, findBrowser } from '../../tools/machine/browser.mjs';
import { placeCashOrder } from '../support/api';
import { ACCOUNTS, signIn } from '../support/shop';
import { callApi, openShift, tokenOf } from '../support/staff';
import startShop from '../support/shops/start-shop';
import { Presses } from './presses';
import { openStart, ROUTINES, type PreparedOrders } from './routines';
import { measureTill } from './till-routine';

const ORDERS = 10;

async function placeOrders(browser: Browser): Promise<number[]> {
  const page = await browser.newPage({ locale: 'es-CO' });
  await signIn(page, ACCOUNTS.admin);
  const ids: number[] = [];
  for (let placed = 0; placed <= ORDERS; placed += 1) ids.push(await placeCashOrder(page));
  await page.close();
  return ids;
}

async function prepare(browser: Browser): Promise<PreparedOrders> {
  const [first = 0, ...others] = await placeOrders(browser);
  const { request } = await browser.newContext();
  const token = await tokenOf(request, ACCOUNTS.admin);
  await openShift(request, ACCOUNTS.admin);
  for (const id of others) {
    const { totalPrice } = await callApi<{ totalPrice: number }>(request, 'GET', `/order/${id}`, { token });
    const date = new Date().toISOString();
    const data = { totalPrice, status: 'Aprobada', date, paymentMethod: 'Efectivo' };
    await callApi(request, 'PUT', '/order/paymentResult', { token, data: { id, data } });
  }
  const types = await callApi<{ id: number; allowed: boolean }[]>(request, 'GET', '/siigo/invoice/type', {
    token,
  });
  const sellers = await callApi<{ id: number }[]>(request, 'GET', '/siigo/users', { token });
  const choices = {
    orderIds: others.slice(0, 1),
    invoiceType: types.find(({ allowed }) => allowed)?.id,
    sendToDian: true,
    sendToEmail: false,
    sendToUser: sellers[0]?.id,
  };
  await callApi(request, 'POST', '/siigo/invoice-runs', { token, data: choices });
  return { unpaid: [first], paid: others };
}

async function measure(page: Page, orders: PreparedOrders): Promise<boolean> {
  let isWithin = true;
  console.log('| Routine | Presses | Allowed | Seconds |\n|---|---:|---:|---:|');
  for (const { name, bound, start, run } of ROUTINES) {
    await openStart(page, start(orders));
    const presses = new Presses(page);
    const began = Date.now();
    await run(page, presses, orders);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`| ${name} | ${presses.count} | ${bound ?? '–'} | ${seconds} |`);
    if (bound !== null && presses.count > bound) isWithin = false;
  }
  return isWithin;
}

const stopShop = await startShop();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  const orders = await prepare(browser);
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'es-CO',
    reducedMotion: 'reduce',
  });
  await signIn(page, ACCOUNTS.admin);
  const isOfficeWithin = await measure(page, orders);
  process.exitCode = (await measureTill(browser)) && isOfficeWithin ? 0 : 1;
} finally {
  await browser.close();
  await stopShop();
}
