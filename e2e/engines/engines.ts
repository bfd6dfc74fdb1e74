/** Walks through shop and office in Firefox and WebKit: `npm run prove -- engines`. */
import { request } from '@playwright/test';
import { ensureEngines } from '../../tools/machine/system-programs.mjs';
import { ACCOUNTS } from '../support/shop';
import { callApi, newCustomer, openShift, tokenOf } from '../support/staff';
import startShop from '../support/start-shop';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { keepStoreList, payOrder, purchase, reloadStoreList, signIn } from './walks';
import { startWebKit } from './webkit';

const say = (line: string): void => console.log(line);

async function tryShopAndOffice(start: () => Promise<Engine>, shopper: Engine): Promise<void> {
  const api = await request.newContext();
  await signIn(shopper, await newCustomer(api));
  const id = await purchase(shopper);
  say(`${shopper.name}: order ${id} placed`);
  await openShift(api, ACCOUNTS.admin);
  const clerk = await start();
  try {
    await signIn(clerk, ACCOUNTS.admin);
    await payOrder(clerk, id);
  } finally {
    await clerk.close();
  }
  const token = await tokenOf(api, ACCOUNTS.admin);
  const { isPaid } = await callApi<{ isPaid: boolean }>(api, 'GET', `/order/${id}`, { token });
  if (!isPaid) throw new Error(`${shopper.name}: order ${id} is not paid`);
  say(`${shopper.name}: order ${id} paid in the office`);
}

await ensureEngines(say);
const stopShop = await startShop();
const shoppers: Engine[] = [];
try {
  for (const start of [startFirefox, startWebKit]) {
    const shopper = await start();
    shoppers.push(shopper);
    await tryShopAndOffice(start, shopper);
    await keepStoreList(shopper);
  }
  await stopShop();
  for (const shopper of shoppers) {
    await reloadStoreList(shopper);
    say(`${shopper.name}: the store list is shown without a network`);
  }
} finally {
  for (const shopper of shoppers) await shopper.close();
  await stopShop();
}
