/** Walks through shop and office in Firefox and WebKit: `npm run prove -- engines`. */
import { request } from '@playwright/test';
import { ensureEngines } from '../../tools/machine/system-programs.mjs';
import { ACCOUNTS } from '../support/shop';
import { callApi, newCustomer, openShift, tokenOf } from '../support/staff';
import startShop from '../support/shops/start-shop';
import type { Engine, Size } from './engine';
import { OTHER_ENGINES } from './other-engines';
import * as walks from './walks';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 664 } };

type Start = (size: Size) => Promise<Engine>;

const say = (line: string): void => console.log(line);

async function payInOffice(start: Start, size: Size, id: number): Promise<void> {
  const api = await request.newContext();
  await openShift(api, ACCOUNTS.admin);
  const clerk = await start(size);
  try {
    await walks.signIn(clerk, ACCOUNTS.admin);
    await walks.payOrder(clerk, id);
    await walks.expectNoProblems(clerk);
  } finally {
    await clerk.close();
  }
  const token = await tokenOf(api, ACCOUNTS.admin);
  const { isPaid } = await callApi<{ isPaid: boolean }>(api, 'GET', `/order/${id}`, { token });
  if (!isPaid) throw new Error(`order ${id} is not paid`);
}

/** From the first view to the paid order, with the store list kept for later. */
async function tryShopAndOffice(start: Start, size: Size, shopper: Engine): Promise<void> {
  await walks.signIn(shopper, await newCustomer(await request.newContext()));
  const id = await walks.purchase(shopper);
  await walks.expectNoProblems(shopper);
  await payInOffice(start, size, id);
  await walks.keepStoreList(shopper);
  await walks.expectNoProblems(shopper);
  await walks.expectWatched(shopper);
}

await ensureEngines(say);
const stopShop = await startShop();
const shoppers: { title: string; shopper: Engine }[] = [];
try {
  for (const { start } of OTHER_ENGINES) {
    for (const [name, size] of Object.entries(SIZES)) {
      const shopper = await start(size);
      const title = `${shopper.name}, ${name} of ${size.width} × ${size.height}`;
      shoppers.push({ title, shopper });
      await tryShopAndOffice(start, size, shopper);
      say(`${title}: an order was placed, and paid in the office, without an error`);
    }
  }
  await stopShop();
  for (const { title, shopper } of shoppers) {
    await walks.reloadStoreList(shopper);
    await walks.expectNoRefusals(shopper);
    say(`${title}: the store list was shown without a network`);
  }
} finally {
  for (const { shopper } of shoppers) await shopper.close();
  await stopShop();
}
