/**
 * Sells at two tills of one store and breaks something in each sale: tab, browser, network, answer. Each sale that the
 * page took is exactly one order in the end, and no other is twice.
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEnvironment } from '@lacteos/contracts/env';
import type { TillCatalogue, TillSale } from '@lacteos/contracts/schemas';
import { startStack } from '../../tools/shop/stack.mjs';
import { COUNT } from '../lib/settings';
import { Device } from './device';

const CASHIER = 'cajero@demo.test';
const ADMIN = 'superadmin@demo.test';
const PASSWORD = 'Lacteos2026!';
const UNITS = 100_000;
const MAX_DELAY_MS = 400;
const TAKEN_MS = 10_000;
const { rounds: ROUNDS } = readEnvironment(process.env, (reader) => ({
  rounds: reader.integer('ROUNDS', 1_000, COUNT),
}));

const dataDir = await mkdtemp(join(tmpdir(), 'lacteos-till-'));
/** A thousand sales sign in more often than one address may. */
const env = {
  THROTTLE_PER_ACCOUNT: '100000',
  THROTTLE_PER_ADDRESS: '1000000',
  THROTTLE_BUDGETS: 'lookups=1000000,writes=1000000',
  THROTTLE_BYTES: 'sessions=1000000000,sessionsDay=1000000000',
};
const stack = await startStack({ port: 0, dataDir, env });

const call = async <T>(method: string, path: string, token: string, body?: object): Promise<T> => {
  const answer = await fetch(`${stack.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
};
const tokenOf = async (email: string): Promise<string> =>
  (await call<{ token: string }>('POST', '/auth/login', '', { email, password: PASSWORD })).token;

/** @returns the code of a product that the store never runs out of */
const stockStore = async (): Promise<string> => {
  const cashier = await tokenOf(CASHIER);
  const admin = await tokenOf(ADMIN);
  await call('POST', '/admin/cash-desk/shift', cashier, { counts: [] });
  const { store, products } = await call<TillCatalogue>('GET', '/till/catalogue', cashier);
  const [product] = products;
  if (!product) throw new Error('the store has no product');
  await call('PUT', '/admin/product', admin, { id: product.id, countInStock: UNITS });
  const moves = [{ storeId: store.id, productId: product.id, quantity: UNITS }];
  await call('POST', '/admin/restock', admin, { moves });
  return product.code;
};

/** @returns whether the page took the sale, as far as could be seen */
const sell = async ({ page }: Device, code: string, reference: string): Promise<boolean> => {
  await page.getByRole('combobox', { name: 'Producto' }).focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.keyboard.press('F2');
  await page.keyboard.type(reference);
  await page.keyboard.press('Enter');
  const lines = page.getByRole('region', { name: 'Productos de la venta' }).getByRole('rowheader');
  const taken = lines.waitFor({ state: 'detached', timeout: TAKEN_MS });
  return taken.then(
    () => true,
    () => false,
  );
};

type Fault = (device: Device, act: () => Promise<boolean>) => Promise<boolean>;
const pause = (): Promise<void> => sleep(randomInt(MAX_DELAY_MS));

/** Breaks it at a random moment of the sale; what was not seen to be taken is unknown. */
const during =
  (breakIt: (device: Device) => Promise<void>): Fault =>
  async (device, act) => {
    let isBroken = false;
    const sold = act().catch(() => false);
    const seen = sold.then((isTaken) => isTaken && !isBroken);
    await pause();
    isBroken = true;
    await breakIt(device);
    return seen;
  };

const FAULTS: Readonly<Record<string, Fault>> = {
  nothing: (_device, act) => act(),
  tab: during(async (device) => {
    const { page } = device;
    await page.close();
    device.page = await page.context().newPage();
    await device.openTill();
  }),
  browser: during(async (device) => {
    await device.kill();
    await device.start();
  }),
  reload: during(async ({ page }) => {
    await page.reload().catch(() => undefined);
    await page.getByRole('combobox', { name: 'Producto' }).waitFor();
  }),
  network: async ({ context }, act) => {
    await context.setOffline(true);
    const isTaken = await act();
    await pause();
    await context.setOffline(false);
    return isTaken;
  },
  flapping: async ({ context }, act) => {
    const sold = act();
    for (let turn = 0; turn < 4; turn += 1) {
      await context.setOffline(turn % 2 === 0);
      await pause();
    }
    await context.setOffline(false);
    return sold;
  },
  'answer cut': async ({ page }, act) => {
    await page.route(
      '**/api/till/sales',
      async (route) => {
        await route.fetch().catch(() => undefined);
        await route.abort().catch(() => undefined);
      },
      { times: 1 },
    );
    const isTaken = await act();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return isTaken;
  },
  'two tabs': async (device, act) => {
    const before = device.page;
    const isTaken = await act();
    await device.newTab();
    await before.close();
    return isTaken;
  },
};

const waitUntilSent = async ({ page }: Device): Promise<void> => {
  await page.getByText(/por enviar|Registrando la venta/).waitFor({ state: 'detached', timeout: 300_000 });
  const refused = await page.getByText(/^No se registró la venta/).count();
  if (refused > 0) throw new Error(`${refused} sales were refused`);
};

/** Letters only: a search by digits also finds orders by their number. */
const markOf = (round: number): string =>
  `MARCA${String(round)
    .padStart(6, '0')
    .replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '')}`;

const names = Object.keys(FAULTS);
const counts = new Map<string, number>();
const taken: string[] = [];
const attempted: string[] = [];
const devices = ['a', 'b'].map((name) => new Device(stack.url, join(dataDir, `device-${name}`), CASHIER));
try {
  const code = await stockStore();
  await Promise.all(devices.map((device) => device.start()));
  const work = async (device: Device, index: number): Promise<void> => {
    for (let round = index; round < ROUNDS; round += devices.length) {
      const name = names[randomInt(names.length)] ?? 'nothing';
      const reference = markOf(round);
      attempted.push(reference);
      const isTaken = await FAULTS[name]?.(device, () => sell(device, code, reference));
      if (isTaken) taken.push(reference);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      // An interrupted sale stays in the page; the next one is another.
      await device.page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
      await device.openTill();
    }
    await waitUntilSent(device);
  };
  await Promise.all(devices.map(work));
  const token = await tokenOf(CASHIER);
  const lost: string[] = [];
  const twice: string[] = [];
  for (const reference of attempted) {
    const sales = await call<TillSale[]>('GET', `/till/sales?search=${reference}`, token);
    if (sales.length > 1) twice.push(reference);
    if (sales.length === 0 && taken.includes(reference)) lost.push(reference);
  }
  console.log([...counts].map(([name, count]) => `${name} ${count}`).join(', '));
  console.log(
    `${attempted.length} sales, ${taken.length} seen to be taken: ${lost.length} lost, ${twice.length} twice`,
  );
  if (lost.length + twice.length > 0) {
    console.log('lost', lost, 'twice', twice);
    process.exitCode = 1;
  }
} finally {
  await Promise.all(devices.map((device) => device.kill()));
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}
