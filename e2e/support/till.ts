import type { APIRequestContext, Page } from '@playwright/test';
import { centavos, fromPesos, toPesos } from '@lacteos/contracts/money/money';
import { priceLine, totalsOf } from '@lacteos/contracts/money/order-pricing';
import { roundCash } from '@lacteos/contracts/counter/counter-sale';
import { CASH_DENOMINATIONS } from '@lacteos/contracts/reference/reference-data';
import type { Sale, TillCatalogue, TillProduct } from '@lacteos/contracts/schemas';
import { open } from './shop';
import { callApi, openShift, tokenOf } from './staff';

/** Texts of the papers that the page printed. */
export const printedPapers = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as Window & { papers?: string[] }).papers ?? []);

/** The page's print dialog closes at once; its papers are recorded. */
export async function openTill(page: Page, path = '/caja'): Promise<void> {
  await page.addInitScript(() => {
    const record: string[] = [];
    Object.assign(window, { papers: record });
    window.print = () => {
      record.push(document.querySelector('[data-till-paper]')?.textContent ?? '');
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await open(page, path);
}

/** Products of the cashier's store with enough units for a journey beside others. */
export async function stockedProducts(
  request: APIRequestContext,
  token: string,
  count: number,
): Promise<TillProduct[]> {
  const { products } = await callApi<TillCatalogue>(request, 'GET', '/till/catalogue', { token });
  const found = products.filter(({ stock }) => stock >= 5).slice(0, count);
  if (found.length < count) throw new Error(`only ${found.length} products have five units`);
  return found;
}

/** Sells units for the exact cash without a page. */
export async function sellForCash(
  request: APIRequestContext,
  email: string,
  units: number,
): Promise<Sale & { product: TillProduct; cash: number }> {
  await openShift(request, email);
  const token = await tokenOf(request, email);
  const { cashRounding } = await callApi<TillCatalogue>(request, 'GET', '/till/catalogue', { token });
  const [product] = await stockedProducts(request, token, 1);
  if (!product) throw new Error('no product has five units');
  const line = priceLine({ ...product, quantity: units, unitPrice: fromPesos(product.unitPrice) });
  const { totalPrice: total } = totalsOf([line]);
  const cash = toPesos(roundCash(total, centavos(cashRounding * 100)));
  const totalPrice = toPesos(total);
  const sale = await callApi<Sale>(request, 'POST', '/till/sales', {
    token,
    key: crypto.randomUUID(),
    data: {
      items: [{ id_product: product.id, quantity: units }],
      payments: [{ paymentId: 1, amount: totalPrice, received: cash }],
      totalPrice,
    },
  });
  return { ...sale, product, cash };
}

/** Fills the count with as few bills and coins as make the amount. */
export async function countCash(page: Page, pesos: number): Promise<void> {
  let rest = pesos;
  for (const value of CASH_DENOMINATIONS) {
    const pieces = Math.floor(rest / value);
    if (pieces > 0) await page.getByLabel(`Cantidad de ${value} pesos`).fill(String(pieces));
    rest -= pieces * value;
  }
  if (rest > 0) throw new Error(`${pesos} pesos can't be counted in coins`);
}
