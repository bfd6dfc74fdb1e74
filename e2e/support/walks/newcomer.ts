import { expect, type Page } from '@playwright/test';
import { open, payWith, shipToVillavicencio, signIn } from '../shop';
import { callApi, newCustomer } from '../staff';

interface InCart {
  productId: number;
  quantity: number;
}

async function newcomerWithCart(page: Page, inCart?: InCart): Promise<string> {
  const email = await newCustomer(page.request);
  const { token, user } = await signIn(page, email);
  const { productId, quantity } = inCart ?? { productId: await productInStock(page), quantity: 1 };
  const query = `id=${user.id}&productId=${productId}&quantity=${quantity}`;
  await callApi(page.request, 'POST', `/cart?${query}`, { token });
  return email;
}

async function productInStock(page: Page): Promise<number> {
  const products = await callApi<{ id: number; countInStock: number }[]>(
    page.request,
    'GET',
    '/product/products',
  );
  return products.find(({ countInStock }) => countInStock > 0)?.id ?? Number.NaN;
}

export async function newcomerAtPreview(page: Page, inCart?: InCart, method = 'Efectivo'): Promise<string> {
  const email = await newcomerWithCart(page, inCart);
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await shipToVillavicencio(page);
  await payWith(page, method);
  await expect(page.getByRole('button', { name: 'Generar pedido' })).toBeEnabled();
  return email;
}
