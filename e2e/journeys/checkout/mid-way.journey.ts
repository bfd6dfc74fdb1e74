import { expect, test, type APIRequestContext } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import { newcomerAtPreview } from '../../support/walks/newcomer';
import { ACCOUNTS, centavosOf, fillSignIn, open } from '../../support/shop';
import { callApi, tokenOf } from '../../support/staff';

interface Product {
  id: number;
  name: string;
  price: number;
  countInStock: number;
}

const VAT = 1.19;

/** Changes a product as staff; the last one, which no other journey buys. */
test.describe('a checkout in progress', () => {
  let request: APIRequestContext;
  let token: string;
  let product: Product;
  const change = (data: Partial<Product>) =>
    callApi(request, 'PUT', '/admin/product', { token, data: { id: product.id, ...data } });

  test.beforeAll(async ({ playwright }) => {
    request = await playwright.request.newContext();
    token = await tokenOf(request, ACCOUNTS.admin);
    const products = await callApi<Product[]>(request, 'GET', '/product/products');
    const inStock = products.filter(({ countInStock }) => countInStock > 5).sort((a, b) => a.id - b.id);
    product = inStock.at(-1) as Product;
  });
  test.afterEach(() => change({ price: product.price, countInStock: product.countInStock }));
  test.afterAll(() => request.dispose());

  const twoUnits = () => ({ productId: product.id, quantity: 2 });

  test('shows a changed price, has the buyer confirm the new total and charges it', async ({ page }) => {
    await newcomerAtPreview(page, twoUnits());
    // After a reload the button waits for the cart: no read with the new price can still arrive.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Generar pedido' })).toBeEnabled();
    await change({ price: product.price + 1000 });
    await page.getByRole('button', { name: 'Generar pedido' }).click();
    const alert = page.getByRole('alert').first();
    await expect(alert).toContainText(
      'Los precios cambiaron. Revise los nuevos totales y confirme de nuevo.',
    );
    const fresh = Math.round((product.price + 1000) * 2 * VAT * 100);
    expect(centavosOf(await alert.getByRole('strong').innerText())).toBe(fresh);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Generar pedido' }).click();
    await expect(page).toHaveURL(/\/order\/\d+$/);
    const total = page.getByRole('region', { name: 'Resumen del pedido' }).locator('dd').last();
    expect(centavosOf(await total.innerText())).toBe(fresh);
  });

  test('shows the stock left when it runs short, and goes on with that', async ({ page }) => {
    await newcomerAtPreview(page, twoUnits());
    await change({ countInStock: 1 });
    await page.getByRole('button', { name: 'Generar pedido' }).click();
    const alert = page.getByRole('alert').first();
    await expect(alert).toContainText('¡Producto sin stock!');
    await expect(alert).toContainText(`${product.name}: quedan 1`);
    await alert.getByRole('link', { name: 'Ajustar el carrito' }).click();
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeDisabled();
    await expect(page.getByText(`¡Producto sin stock! Ajuste: ${product.name}.`)).toBeVisible();
    await page.getByRole('button', { name: `Quitar una unidad de ${product.name}` }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    // Typed and chosen values are still there.
    await expect(page.getByRole('textbox', { name: 'Dirección' })).toHaveValue(/^Calle 15 # 37-20/);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('combobox', { name: 'Método de pago' })).not.toHaveValue('');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Generar pedido' }).click();
    await expect(page).toHaveURL(/\/order\/\d+$/);
    await expect(page.getByRole('region', { name: 'Productos' })).toContainText(product.name);
  });

  test('ends when the buyer signs out in another tab, and keeps the cart for the next sign-in', async ({
    page,
    context,
  }) => {
    const email = await newcomerAtPreview(page, twoUnits());
    const other = await context.newPage();
    await open(other, '/');
    await other.getByRole('button', { name: /^Bienvenido!, / }).click();
    await other.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/login$/);
    // The next user of this browser must not see what was typed.
    expect(await page.evaluate(() => localStorage.getItem('root') ?? '')).not.toContain('Calle 15');
    await fillSignIn(page, email);
    await expect(page).not.toHaveURL(/\/login$/);
    // The steps of a purchase show no account.
    await open(page, '/cart');
    await expect(page.getByRole('button', { name: /^Bienvenido!, / })).toBeVisible();
    await expect(page.getByRole('link', { name: product.name }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(/\/shipping$/);
  });
});
